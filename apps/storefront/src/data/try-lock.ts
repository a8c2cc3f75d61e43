import { readStored, writeStored } from './browser-storage.ts';

/** Work that one tab of the shop does at a time. Who comes second is not kept waiting: `BUSY` is the answer. */

export const BUSY = Symbol('busy');
export type TryLock = <T>(work: () => Promise<T>) => Promise<T | typeof BUSY>;

export const tryLock = (name: string): TryLock =>
  'locks' in navigator
    ? (work) => navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : BUSY))
    : noteLock(name);

/** Longer than a call may take. */
const NOTE_MS = 20_000;

/** Where browsers have no locks: a note in the storage, which counts for a while only, since its tab may be closed. */
function noteLock(name: string): TryLock {
  const key = `${name}/until`;
  let isAtWork = false;
  return async (work) => {
    if (isAtWork || Number(readStored(key)) > Date.now()) return BUSY;
    isAtWork = true;
    writeStored(key, Date.now() + NOTE_MS);
    try {
      return await work();
    } finally {
      isAtWork = false;
      writeStored(key, 0);
    }
  };
}
