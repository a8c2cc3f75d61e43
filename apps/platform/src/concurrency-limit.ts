interface Capacity {
  atOnce: number;
  /** how many more may wait for their turn */
  waiting: number;
}

/** Runs few tasks at a time; null where the queue is full. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T | null>;

export function createConcurrencyLimit({ atOnce, waiting }: Capacity): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (task) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) return null;
    else await new Promise<void>((start) => queue.push(start));
    try {
      return await task();
    } finally {
      // The slot is handed to the next in the queue, not freed: a newcomer cannot overtake.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
