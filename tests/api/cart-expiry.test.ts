import { openCart } from '@brixel/platform/cart/cart-store';
import { expireCarts } from '@brixel/platform/cart/expire-carts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { createTestCart } from '../support/test-cart.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: () => smallCatalog([seedProduct(10, { de: 'stein', it: 'pezzo' })]) });
});
afterEach(() => vi.useRealTimers());
afterAll(() => shop.close());

const rows = async () => {
  const { db } = shop.database;
  const of = async (table: 'cart' | 'cart_item' | 'cart_line_key') =>
    (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
  return [await of('cart'), await of('cart_item'), await of('cart_line_key')];
};

test('guests’ carts go 30 days after the last change, with all they hold; customers’ stay', async () => {
  const { db } = shop.database;
  const cart = await createTestCart(shop);
  await cart.set({ sku: 'P-10', qty: 1, line_key: 'a', line_version: 1 });
  await cart.set({ sku: 'P-10', qty: 0, line_key: 'b', line_version: 1 });
  await openCart(db, 7, Date.now());
  const late = Date.now() + 10 * DAY;
  for (let n = 0; n < 3; n += 1) await openCart(db, null, late);
  expect(await rows()).toEqual([5, 1, 2]);

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let clock = Date.now() + 29 * DAY;
  const failures: unknown[] = [];
  const expiry = expireCarts(db, { days: () => 30, now: () => clock, onError: (error) => failures.push(error) });
  clock += DAY + HOUR;
  vi.advanceTimersByTime(HOUR);
  await expiry.close();
  expect(await rows()).toEqual([4, 0, 0]);
  expect(await cart.get('pull')).toMatchObject({ code: 404 });
  expect(failures).toEqual([]);
});

test('a failure is reported and does not stop the next attempt', async () => {
  const broken = { ...shop.database.db, selectFrom: vi.fn() } as unknown as typeof shop.database.db;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failures: unknown[] = [];
  const expiry = expireCarts(broken, { days: () => 30, onError: (error) => failures.push(error) });
  vi.advanceTimersByTime(HOUR);
  await expiry.close();
  expect(failures).toHaveLength(2);
});
