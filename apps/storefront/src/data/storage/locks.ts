/**
 * Web Locks: they hold for all tabs of the shop, and a tab that is closed releases what it held. Pages that come by plain http
 * from another machine have none; the shop works there as in a single tab.
 */

export type LockName =
  /** calls about the cart, and what ends it on the server */
  | 'brixel-cart'
  /** whatever may place an order, or decides on one that was made */
  | 'brixel-order'
  /** the queue of calls that wait for a connection */
  | 'brixel-tasks'
  /** the exchange of a customer's token */
  | 'brixel-token';

/** Runs the work as soon as no other tab holds the lock. */
export type TabLock = <T>(work: () => Promise<T>) => Promise<T>;

export const tabLock =
  (name: LockName): TabLock =>
  (work) =>
    navigator.locks ? navigator.locks.request(name, work) : work();

export const BUSY = Symbol('busy');

/** Runs the work, or answers `BUSY` at once where another tab holds the lock. */
export type TryLock = <T>(work: () => Promise<T>) => Promise<T | typeof BUSY>;

export const tryLock =
  (name: LockName): TryLock =>
  (work) =>
    navigator.locks ? navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : BUSY)) : work();
