/** Waits for a turn of the event loop that nobody else has. */
export type TakeTurn = () => Promise<void>;

/**
 * For work of some ten milliseconds that never waits for anything outside the process: begun by many at once, it would be done for
 * all of them before the shop listens again, and a picture or a cart would wait for a hundred pages.
 */
export function createTurns(): TakeTurn {
  const waiting: (() => void)[] = [];
  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
