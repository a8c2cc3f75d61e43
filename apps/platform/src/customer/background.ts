import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that nobody waits for, except the end of the process. */
export interface Background {
  /** Begins once the answer that it was asked for in has left, so that it does not even share a turn with it. */
  run(work: () => Promise<void>): void;
  /** Waits for what is under way. */
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
