/** The first activity of a visitor: moving, scrolling, typing or touching means that the page is about to be used. */

const ACTIVITY_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'popstate',
] as const;

const listen = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = (event: Event): void => {
      // a list that shows its current entry scrolls by itself
      if (event.type === 'scroll' && event.target !== document) return;
      // browsers send this too when something new appears under a pointer that rests
      if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, seen, true);
      resolve();
    };
    // pressed before this code had loaded
    if (window.brixelEarly?.presses.length) resolve();
    for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, seen, { capture: true, passive: true });
  });

/** Never resolves on the server. */
export const firstActivity: Promise<void> = typeof window === 'undefined' ? new Promise(() => {}) : listen();

const IDLE_MS = 4000;

/** Resolves at the first activity, or some seconds after the page has loaded. */
export const activityOrIdle = (): Promise<void> =>
  new Promise((resolve) => {
    void firstActivity.then(resolve);
    const wait = (): void => void setTimeout(resolve, IDLE_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
