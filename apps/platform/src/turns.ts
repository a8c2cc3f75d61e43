import { STRETCH_MS, untilAllWait } from './event-loop.ts';

/** Null: begin at once. */
export type TakeTurn = () => Promise<void> | null;

/**
 * Work that arrives together would all be begun in one turn of the event loop, and most of it would be done there, because it hardly
 * waits for anything outside the process: whoever comes meanwhile, for a picture or the next page, would wait for fifty orders or a
 * hundred pages. As much as fits into `stretchMs` begins in a turn, the rest in the next ones, in its order; with 0 each piece of work has
 * a turn of its own.
 */
export function createTurns(stretchMs = STRETCH_MS): TakeTurn {
  const waiting: (() => void)[] = [];
  let begun: number | null = null;

  function isOver(): boolean {
    if (begun === null) {
      begun = performance.now();
      setImmediate(() => {
        begun = null;
      });
    }
    return performance.now() - begun >= stretchMs;
  }

  async function beginWaiting(): Promise<void> {
    const started = performance.now();
    do {
      waiting[0]?.();
      await untilAllWait();
      waiting.shift();
    } while (waiting.length > 0 && performance.now() - started < stretchMs);
    if (waiting.length > 0) setImmediate(() => void beginWaiting());
  }

  return () => {
    if (!isOver() && waiting.length === 0) return null;
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(() => void beginWaiting());
    });
  };
}
