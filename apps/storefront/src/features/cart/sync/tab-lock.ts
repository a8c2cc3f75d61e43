import { readStored, writeStored } from '#data/browser-storage.ts';
import { newLineKey } from './new-line-key.ts';

/** One tab at a time. A tab that is closed gives the lock back. */

export type TabLock = <T>(work: () => Promise<T>) => Promise<T>;

/** Whoever asks the server about the cart, or ends it there, holds this one. */
export const CART_LOCK = 'brixel-cart';

export const tabLock = (name: string): TabLock =>
  'locks' in navigator ? (work) => navigator.locks.request(name, work) : leaseLock(name);

/** Longer than a call may take. */
const LEASE_MS = 20_000;
const RENEW_MS = 5000;
const LOOK_AGAIN_MS = 150;

interface Lease {
  owner: string;
  until: number;
}

const isLease = (value: unknown): value is Lease => typeof value === 'object' && value !== null && 'until' in value;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Where browsers have no locks: a note in the storage that has to be renewed, so that a closed tab loses it. */
function leaseLock(name: string): TabLock {
  const key = `${name}/lease`;
  const owner = newLineKey();
  const held = (): Lease | null => {
    const lease = readStored(key);
    return isLease(lease) && lease.until > Date.now() ? lease : null;
  };
  const write = (): void => writeStored(key, { owner, until: Date.now() + LEASE_MS });

  async function take(): Promise<void> {
    for (;;) {
      if (held() === null) {
        write();
        // of two tabs that wrote at the same moment the later one has it
        await pause(LOOK_AGAIN_MS);
        if (held()?.owner === owner) return;
      }
      await pause(LOOK_AGAIN_MS);
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = async () => {
      await take();
      const renewal = setInterval(write, RENEW_MS);
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        writeStored(key, null);
      }
    };
    const turn = last.then(run, run);
    last = turn;
    return turn;
  };
}
