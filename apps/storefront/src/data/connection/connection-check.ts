import { isOnline, watchLine } from './connection.ts';

/** Longer than the shop is given for a sign of life. */
const PATIENCE_MS = 6000;

/** A call has got no answer, so the shop is being asked for a sign of life: whether there is a line turns out with that. */
export function isLineGone(): Promise<boolean> {
  if (!isOnline()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const tell = (): void => {
      clearTimeout(timer);
      stop();
      resolve(!isOnline());
    };
    const stop = watchLine(tell);
    const timer = setTimeout(tell, PATIENCE_MS);
  });
}
