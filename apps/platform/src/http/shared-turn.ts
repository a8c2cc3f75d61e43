import { STRETCH_MS, untilAllWait } from '../event-loop.ts';

/** Null: begin at once. */
export type TakeTurn = () => Promise<void> | null;

/**
 * Requests that arrive together would all be begun in one turn of the event loop, and with the embedded database most of them would
 * be done in it: whoever comes meanwhile, for a picture or the next page, would wait for fifty orders. So many as fit begin in a turn,
 * the others in the next ones, in their order.
 */
export function createSharedTurn(stretchMs = STRETCH_MS): TakeTurn {
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
    while (waiting.length > 0 && performance.now() - started < stretchMs) {
      waiting[0]?.();
      await untilAllWait();
      waiting.shift();
    }
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
