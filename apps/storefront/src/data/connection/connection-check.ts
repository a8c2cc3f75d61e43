import { isOnline, watchConnection } from './connection.ts';

/** Longer than the timeout of a probe. */
const MAX_WAIT_MS = 6000;

/** After a call without an answer the connection is being probed: waits for that result. */
export function isConnectionLost(): Promise<boolean> {
  if (!isOnline()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve(!isOnline());
    };
    const stop = watchConnection(finish);
    const timer = setTimeout(finish, MAX_WAIT_MS);
  });
}
