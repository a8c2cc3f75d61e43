import { expect } from 'vitest';
import { WAIT_LIMIT_MS } from '../../support/limits.ts';

/** Each question passes through three processes: asked more often, it takes time from what is waited for. */
const INTERVAL_MS = 100;

/** For what happens soon, on a busy machine not at once; on a page that has been closed it never does. */
export function eventually<T>(ask: () => T | Promise<T>) {
  const closed = Promise.withResolvers<never>();
  // a failure of the wait alone, if anybody still waits
  closed.promise.catch(() => {});
  const asking = async (): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (!isClosed(error)) throw error;
      closed.reject(error);
      return closed.promise;
    }
  };
  return orFails(expect.poll(asking, { timeout: WAIT_LIMIT_MS, interval: INTERVAL_MS }), closed.promise);
}

/** For what is awaited only after another step: should that one fail, it is the only failure. */
export function awaitedLater<T>(wait: Promise<T>): Promise<T> {
  wait.catch(() => {});
  return wait;
}

const isClosed = (error: unknown): boolean =>
  error instanceof Error && /(?:page|context|browser) has been closed/.test(error.message);

/** The same assertions; each ends as soon as `failure` does. */
function orFails<A extends object>(assertion: A, failure: Promise<never>): A {
  return new Proxy(assertion, {
    get(target, key) {
      const found = Reflect.get(target, key, target);
      if (typeof found === 'function')
        return (...given: unknown[]) => Promise.race([found.apply(target, given), failure]);
      return typeof found === 'object' && found !== null ? orFails(found, failure) : found;
    },
  });
}
