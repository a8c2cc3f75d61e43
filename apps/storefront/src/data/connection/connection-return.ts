import { isOnline, watchConnection } from './connection.ts';

/** Called each time the connection is back, until stopped. */
export function watchReconnect(returned: () => void): () => void {
  let wasOnline = isOnline();
  return watchConnection(() => {
    const isBack = isOnline() && !wasOnline;
    wasOnline = isOnline();
    if (isBack) returned();
  });
}
