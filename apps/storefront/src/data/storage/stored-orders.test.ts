import type { OrderHistory, OrderView } from '@brixel/contract/order';
import type { Profile } from '@brixel/contract/user';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOrders, storedOrder, storedOrders, storeOrders } from './stored-orders.ts';
import { storeUser } from './stored-user.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const logIn = (id: number): void => storeUser({ token: 't', refreshToken: null, current: { id } as Profile });
const history = (order_id: string): OrderHistory => ({
  items: [{ order_id } as OrderView],
  search_criteria: { page_size: 20, current_page: 1 },
  total_count: 1,
});

test('orders are there for the customer whose they are, and for nobody else', () => {
  logIn(1);
  storeOrders(1, 1, history('a'), new Date('2026-11-16T10:00:00Z'));
  storeOrders(1, 2, history('b'));
  expect(storedOrders(1)).toMatchObject({ at: '2026-11-16T10:00:00.000Z', history: { items: [{ order_id: 'a' }] } });
  expect([storedOrder('b')?.order_id, storedOrder('c')]).toEqual(['b', null]);

  logIn(2);
  expect([storedOrders(1), storedOrder('a')]).toEqual([null, null]);
  // an answer for the customer before
  storeOrders(1, 3, history('late'));
  expect([...storage.values()].join()).not.toContain('late');
  storeOrders(2, 1, history('z'));
  logIn(1);
  expect(storedOrder('a')).toBeNull();

  forgetOrders();
  expect([...storage.values()].join()).not.toContain('order_id');
});

test('without a login nothing is stored, and not every page of a long history', () => {
  storeUser(null);
  storeOrders(1, 1, history('a'));
  logIn(1);
  storeOrders(1, 6, history('b'));
  expect([storedOrder('a'), storedOrder('b')]).toEqual([null, null]);
});
