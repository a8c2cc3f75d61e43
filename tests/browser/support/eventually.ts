import { expect } from 'vitest';

/** For what happens soon, on a busy machine not at once. */
export const eventually = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 15_000 });
