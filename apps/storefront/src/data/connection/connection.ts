/** The line to the shop: what the browser believes of it, and what calls have met. */

let isBroken = false;
const listeners = new Set<() => void>();

/** The one answer to "are we online?". */
export const isOnline = (): boolean => navigator.onLine && !isBroken;

/** Tells of every change and of every sign of life that was asked for, until stopped. */
export function watchLine(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** For `probe-line.ts`, which knows. Also told where nothing has changed: somebody may be waiting for the sign of life. */
export function markLine(broken: boolean): void {
  isBroken = broken;
  for (const listener of listeners) listener();
}
