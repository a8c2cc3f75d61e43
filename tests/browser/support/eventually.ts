import { expect } from 'vitest';
import { WAIT_LIMIT_MS } from '../../support/limits.ts';

/** For what happens soon, on a busy machine not at once. */
export const eventually = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: WAIT_LIMIT_MS });
