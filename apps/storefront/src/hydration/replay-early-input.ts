import { isPlainClick } from './is-plain-click.ts';

/** Links work without code, but the one to the next page of a list does more with it. */
const PRESSED = 'button, a[role="button"], a[rel="next"], label, input[type="checkbox"], input[type="radio"]';

/**
 * Holds presses and text in a section until it is hydrated, then replays them. Returns a function that stops it. Listens
 * on the window, because React swallows events in sections that are not hydrated yet.
 */
export function replayEarlyInput(place: HTMLElement, hydrated: Promise<void>): () => void {
  const typed = new Map<HTMLInputElement | HTMLSelectElement, string>();

  const holdPress = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !place.contains(event.target) || !isPlainClick(event)) return;
    const pressed = event.target.closest<HTMLElement>(PRESSED);
    // a label of a text field only moves the focus
    if (!pressed || (pressed instanceof HTMLLabelElement && !isTicked(pressed.control))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void hydrated.then(() => pressed.isConnected && pressed.click());
  };
  const holdText = ({ target }: Event): void => {
    const isText = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !isTicked(target));
    if (isText && place.contains(target)) typed.set(target, target.value);
  };
  const stop = (): void => {
    window.removeEventListener('click', holdPress, true);
    window.removeEventListener('input', holdText, true);
  };

  window.addEventListener('click', holdPress, true);
  window.addEventListener('input', holdText, true);
  void hydrated.then(() => {
    stop();
    for (const [field, value] of typed) if (field.isConnected) replayText(field, value);
  });
  adoptEarlyInput(place, hydrated, typed);
  return stop;
}

/** Takes over what the head script has recorded in this container. */
function adoptEarlyInput(
  place: HTMLElement,
  hydrated: Promise<void>,
  typed: Map<HTMLInputElement | HTMLSelectElement, string>,
): void {
  for (const field of window.brixelEarly?.typed ?? []) if (place.contains(field)) typed.set(field, field.value);
  for (const pressed of window.brixelEarly?.presses ?? []) {
    if (!place.contains(pressed)) continue;
    claimedPresses.add(pressed);
    // text is replayed first
    void hydrated.then(() => replayPress(pressed));
  }
}

/** Presses that wait for the code of their section. */
const claimedPresses = new WeakSet<HTMLElement>();

function replayPress(pressed: HTMLElement): void {
  const { presses = [] } = window.brixelEarly ?? {};
  const place = presses.indexOf(pressed);
  // the form was submitted without the code
  if (place < 0) return;
  presses.splice(place, 1);
  pressed.removeAttribute('aria-busy');
  if (pressed.isConnected) pressed.click();
}

/** The page is hydrated except for its late sections: their presses wait, all others are replayed now. */
export function endEarlyInput(): void {
  const early = window.brixelEarly;
  early?.stop();
  for (const pressed of [...(early?.presses ?? [])]) if (!claimedPresses.has(pressed)) replayPress(pressed);
}

const isTicked = (field: HTMLElement | null): boolean =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** React ignores a value equal to the last one it has seen, so the field is emptied first. */
function replayText(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLInputElement) {
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  } else {
    field.value = value;
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // the code was not there when the field lost the focus
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
