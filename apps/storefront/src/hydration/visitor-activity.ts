/** The first sign of a visitor: whoever moves, scrolls, types or touches will soon use the page. */

const SIGNS = [
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
    const seen = (): void => {
      for (const sign of SIGNS) window.removeEventListener(sign, seen, true);
      resolve();
    };
    // somebody was quicker than this code
    if (window.brixelEarly?.presses.length) resolve();
    for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true });
  });

/** Never resolves on the server, where nobody moves. */
export const firstActivity: Promise<void> = typeof window === 'undefined' ? new Promise(() => {}) : listen();

const IDLE_MS = 4000;

/** Resolves at the first sign of a visitor, or some seconds after the page has loaded, when the browser has time. */
export const activityOrIdle = (): Promise<void> =>
  new Promise((resolve) => {
    void firstActivity.then(resolve);
    const wait = (): void => void setTimeout(resolve, IDLE_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
