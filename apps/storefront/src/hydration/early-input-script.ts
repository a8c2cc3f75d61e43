/** Presses and input from before the page's code has loaded; `replay-early-input.ts` replays them. */
export interface EarlyInput {
  /** in order; removed from the list when replayed */
  presses: HTMLElement[];
  typed: (HTMLInputElement | HTMLSelectElement)[];
  /** submits the first pressed form without the page's code; false: there is none */
  send(): boolean;
  /** from now on the page's own code listens */
  stop(): void;
}

declare global {
  interface Window {
    brixelEarly?: EarlyInput;
  }
}

/** Marks forms whose buttons wait for the code; the browser submits all others itself. */
export const REPLAYED = { 'data-replay': '' };

/** A form that has waited this long is submitted without the code; its page needs none. */
export const LONGEST_WAIT_MS = 10_000;

/**
 * Part of the head script. Buttons are dead until the code is there, which takes seconds on a slow connection. Presses on the same
 * submit button count once: impatience is no second order. What is ticked in such a form is recorded in its order with them.
 */
export function recordEarlyInput(longestWaitMs: number): void {
  const early: EarlyInput = {
    presses: [],
    typed: [],
    send() {
      const button = early.presses.find((pressed) => isSubmit(pressed) && pressed.isConnected);
      if (!(button instanceof HTMLButtonElement) || !navigator.onLine) return false;
      early.stop();
      early.presses = [];
      button.form?.requestSubmit(button);
      return true;
    },
    stop() {
      removeEventListener('click', press, true);
      removeEventListener('input', type, true);
    },
  };
  window.brixelEarly = early;

  function press(event: MouseEvent): void {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pressed = event.target.closest<HTMLElement>('button,[data-replay] :is(label,[type=radio],[type=checkbox])');
    if (!pressed || (pressed instanceof HTMLLabelElement && !isTicked(pressed.control))) return;
    if (!isSubmit(pressed)) early.presses.push(pressed);
    else if (!pressed.form?.hasAttribute('data-replay')) return;
    else if (!early.presses.includes(pressed)) {
      early.presses.push(pressed);
      pressed.setAttribute('aria-busy', 'true');
      setTimeout(() => early.presses.includes(pressed) && early.send(), longestWaitMs);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function type({ target }: Event): void {
    const isText = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !isTicked(target));
    if (isText && !early.typed.includes(target)) early.typed.push(target);
  }
  function isSubmit(pressed: HTMLElement): pressed is HTMLButtonElement {
    return pressed instanceof HTMLButtonElement && pressed.type === 'submit';
  }
  function isTicked(field: HTMLElement | null): boolean {
    return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
  }
  addEventListener('click', press, true);
  addEventListener('input', type, true);
}
