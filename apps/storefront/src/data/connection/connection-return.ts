import { isOnline, watchLine } from './connection.ts';

/** Tells each time the line is back, until stopped. */
export function watchReturn(returned: () => void): () => void {
  let wasOnline = isOnline();
  return watchLine(() => {
    const isBack = isOnline() && !wasOnline;
    wasOnline = isOnline();
    if (isBack) returned();
  });
}
