import { isPlainClick } from './is-plain-click.ts';

/** Links lead somewhere without any code; those to the next page of a list may do something better with it. */
const PRESSED = 'button, a[role="button"], a[rel="next"], label, input[type="checkbox"], input[type="radio"]';

/**
 * What a visitor presses, ticks or types in a part of the page whose code is still on its way reaches that code later.
 * Answers with a function that stops it. Listens at the window, because React keeps events from parts that it has not
 * taken over yet.
 */
export function replayEarlyInput(place: HTMLElement, alive: Promise<void>): () => void {
  const typed = new Map<HTMLInputElement | HTMLSelectElement, string>();

  const keepPress = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !place.contains(event.target) || !isPlainClick(event)) return;
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
  takeEarly(place, alive, typed);
  return stop;
}

/** What was pressed or typed here before this code was there. */
function takeEarly(
  place: HTMLElement,
  alive: Promise<void>,
  typed: Map<HTMLInputElement | HTMLSelectElement, string>,
): void {
  for (const field of window.brixelEarly?.typed ?? []) if (place.contains(field)) typed.set(field, field.value);
  for (const pressed of window.brixelEarly?.presses ?? []) {
    if (!place.contains(pressed)) continue;
    claimed.add(pressed);
    // what was typed is repeated first
    void alive.then(() => pressAgain(pressed));
  }
}

/** Presses that wait for the code of their part. */
const claimed = new WeakSet<HTMLElement>();

function pressAgain(pressed: HTMLElement): void {
  const { presses = [] } = window.brixelEarly ?? {};
  const place = presses.indexOf(pressed);
  // the form was sent without us
  if (place < 0) return;
  presses.splice(place, 1);
  pressed.removeAttribute('aria-busy');
  if (pressed.isConnected) pressed.click();
}

/** The page is alive but for its late parts: their presses wait, all others are repeated now. */
export function endEarlyInput(): void {
  const early = window.brixelEarly;
  early?.stop();
  for (const pressed of [...(early?.presses ?? [])]) if (!claimed.has(pressed)) pressAgain(pressed);
}

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
  // the code has not seen how the field was left
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
