/** The connection to the shop: what the browser reports, and what calls have found. */

let isBroken = false;
const listeners = new Set<() => void>();

/** The one answer to "are we online?". */
export const isOnline = (): boolean => navigator.onLine && !isBroken;

/** Called at every change and after every probe, until stopped. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Set by `probe-connection.ts`. Notifies also when nothing has changed: a caller may be waiting for the probe's result. */
export function markConnection(broken: boolean): void {
  isBroken = broken;
  for (const listener of listeners) listener();
}
