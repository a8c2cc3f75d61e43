import { Refusal } from './answer-budget.ts';

/** Work in short pieces: each step yields the bytes left to read, the last one returns the result. */
export type Reading<T> = Iterator<number, T>;

export interface ReadingQueue {
  run<T>(reading: Reading<T>): Promise<T | Refusal>;
}

interface Waiting {
  bytesLeft: number;
  step(): void;
}

const MOST_WAITING = 64;

/**
 * Long readings are done piece by piece, one piece in each turn of the event loop, so that other requests are answered in between.
 * Shortest remaining job first: a page of products never waits for a request that reads the whole catalogue.
 */
export function createReadingQueue(mostWaiting = MOST_WAITING): ReadingQueue {
  const waiting = new Set<Waiting>();

  function takeTurn(): void {
    const [first, ...others] = waiting;
    if (!first) return;
    others.reduce((least, other) => (other.bytesLeft < least.bytesLeft ? other : least), first).step();
    if (waiting.size > 0) setImmediate(takeTurn);
  }

  return {
    async run<T>(reading: Reading<T>) {
      const start = reading.next();
      if (start.done) return start.value;
      if (waiting.size >= mostWaiting) return new Refusal('UNAVAILABLE', 'Too many large requests at once');
      return new Promise<T>((resolve, reject) => {
        const entry: Waiting = {
          bytesLeft: start.value,
          step() {
            try {
              const next = reading.next();
              if (!next.done) {
                entry.bytesLeft = next.value;
                return;
              }
              resolve(next.value);
            } catch (error) {
              reject(error);
            }
            waiting.delete(entry);
          },
        };
        waiting.add(entry);
        if (waiting.size === 1) setImmediate(takeTurn);
      });
    },
  };
}
