import { type TabLock, tabLock } from '#features/cart/sync/tab-lock.ts';

/** Whatever may make an order, or decides on one that was made, does so one tab at a time. */
export const orderLock = (): TabLock => tabLock('brixel-order');
