/** Links lead somewhere without any code; those to the next page of a list may do something better with it. */
const PRESSED = 'button, a[role="button"], a[rel="next"], label, input[type="checkbox"], input[type="radio"]';

/**
 * What a visitor presses, ticks or types in a part of the page whose code is still on its way reaches that code later.
 * Answers with a function that stops it. Listens at the window, because React keeps events from parts that it has not
 * taken over yet.
 */
export function keepInput(place: HTMLElement, alive: Promise<void>): () => void {
  const typed = new Map<HTMLInputElement | HTMLSelectElement, string>();

  const keepPress = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !place.contains(event.target) || isForNewTab(event)) return;
    const pressed = event.target.closest<HTMLElement>(PRESSED);
    // a label of a text field only moves the focus
    if (!pressed || (pressed instanceof HTMLLabelElement && !isTicked(pressed.control))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void alive.then(() => pressed.isConnected && pressed.click());
  };
  const keepText = ({ target }: Event): void => {
    const isText = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !isTicked(target));
    if (isText && place.contains(target)) typed.set(target, target.value);
  };
  const stop = (): void => {
    window.removeEventListener('click', keepPress, true);
    window.removeEventListener('input', keepText, true);
  };

  window.addEventListener('click', keepPress, true);
  window.addEventListener('input', keepText, true);
  void alive.then(() => {
    stop();
    for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
  });
  return stop;
}

const isForNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

const isTicked = (field: HTMLElement | null): boolean =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** React only hears of values that differ from the last one it knows, so it first gets to know an empty one. */
function typeAgain(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLInputElement) {
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  } else {
    field.value = value;
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
