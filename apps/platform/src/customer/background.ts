import { setImmediate as nextTurn } from 'node:timers/promises';

/** Background work; only the end of the process waits for it. */
export interface Background {
  /** Starts after the response has been sent, so that it cannot delay it. */
  run(work: () => Promise<void>): void;
  /** Waits for running work. */
  close(): Promise<void>;
}

export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const done = nextTurn()
        .then(work)
        .catch(onError)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async close() {
      await Promise.all(running);
    },
  };
}
