import type { AddressInfo } from 'node:net';
import type { Product } from '@brixel/contract/catalog';
import type { Envelope } from '@brixel/contract/envelope';
import type { OrderStatus } from '@brixel/contract/order';
import type { SearchResult } from '@brixel/contract/search';
import { soldPieces } from '@brixel/platform/database/migrations/0024-sold-pieces';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { choose, coupon, goods, managed, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  const scarce = Array.from({ length: 8 }, (_, place) => goods(70 + place, { stock: managed(10) }));
  shop = await startTestPlatform({ catalog: () => orderCatalog(scarce, [coupon('FIVE', { usageLimit: 5 })]) });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  orders = testOrders(shop);
});
afterAll(() => shop.close());

/** Over a socket, as buyers come. */
async function buy(message: object) {
  const { port } = shop.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  return (await answer.json()) as Envelope<{ code?: string; orderNumber?: string }>;
}

test('fifty buyers of the last ten pieces: ten orders, forty polite refusals, nothing left', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(orderMessage([{ sku: 'P-70', qty: 1 }]))));
  const placed = answers.filter(({ code }) => code === 200);
  const refused = answers.filter(({ code }) => code !== 200);
  expect(new Set(placed.map(({ result }) => result.orderNumber)).size).toBe(10);
  expect(refused).toEqual(
    Array.from({ length: 40 }, () => ({
      code: 409,
      result: {
        code: 'NOT_AVAILABLE',
        message: 'Some of the ordered products are not available!',
        lines: [{ sku: 'P-70', available: 0 }],
      },
    })),
  );
  expect(await orders.stockOf('P-70')).toBe(0);
});

test('buyers of overlapping goods, named in any order, never block each other and never get too much', async () => {
  const skus = ['P-71', 'P-72', 'P-73', 'P-74'];
  const anyBasket = fc
    .shuffledSubarray(skus, { minLength: 2 })
    .chain((chosen) => fc.tuple(...chosen.map((sku) => fc.integer({ min: 1, max: 3 }).map((qty) => ({ sku, qty })))));
  const baskets = fc.sample(anyBasket, 40);
  const sold = new Map<string, number>();
  await Promise.all(
    baskets.map(async (basket) => {
      if ((await buy(orderMessage(basket))).code !== 200) return;
      for (const { sku, qty } of basket) sold.set(sku, (sold.get(sku) ?? 0) + qty);
    }),
  );
  for (const sku of skus) expect(await orders.stockOf(sku)).toBe(10 - (sold.get(sku) ?? 0));
});

test('a box takes its parts out of the stock, and names itself and the part that is short', async () => {
  await shop.platform.editor.setStock('P-11', 5);
  const box = (qty: number) => orderMessage([{ sku: 'P-30', qty, ...choose.boxWithExtras() }]);
  expect(await orders.refused(box(3))).toMatchObject({ lines: [{ sku: 'P-30', available: 2, part: 'Stein 11' }] });
  await orders.place(box(2));
  expect(await orders.stockOf('P-11')).toBe(1);
});

test('twenty buyers with the same coupon: it holds as often as it may', async () => {
  const carts = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const cart = await createTestCart(shop);
      await cart.update({ sku: 'P-1', qty: 100 });
      await cart.post('apply-coupon', undefined, { coupon: 'FIVE' });
      return cart;
    }),
  );
  const answers = await Promise.all(
    carts.map(({ id }) => buy(orderMessage([{ sku: 'P-1', qty: 100 }], { cart_id: id }))),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
  expect(answers.filter(({ result }) => result.code === 'COUPON_GONE')).toHaveLength(15);
  const { used } = await shop.database.db
    .selectFrom('coupon')
    .select('used')
    .where('code', '=', 'FIVE')
    .executeTakeFirstOrThrow();
  expect(used).toBe(5);
});

test('a cancelled order gives stock and coupon back, once', async () => {
  const { db } = shop.database;
  await db.updateTable('coupon').set({ used: 0 }).where('code', '=', 'FIVE').execute();
  const cart = await createTestCart(shop);
  await cart.update({ sku: 'P-75', qty: 4 });
  await cart.post('apply-coupon', undefined, { coupon: 'FIVE' });
  const { backendOrderId, orderId } = await orders.place(orderMessage([{ sku: 'P-75', qty: 4 }], { cart_id: cart.id }));
  expect(await orders.stockOf('P-75')).toBe(6);

  const cancel = () => db.transaction().execute((tx) => shop.platform.orders.cancel(tx, backendOrderId, 'by request'));
  expect((await Promise.all([cancel(), cancel(), cancel()])).toSorted()).toEqual(['already', 'already', 'done']);
  expect(await orders.stockOf('P-75')).toBe(10);
  const coupons = db.selectFrom('coupon').select('used').where('code', '=', 'FIVE');
  expect(await coupons.executeTakeFirstOrThrow()).toEqual({ used: 0 });
  expect(await orders.view(orderId)).toMatchObject({ status: 'canceled', total_due: 0, can_withdraw: false });
});

test('the catalogue follows what is sold and what comes back', async () => {
  const shown = () => shop.platform.catalog.product('it', 'P-76')?.stock;
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };
  const { backendOrderId } = await orders.place(orderMessage([{ sku: 'P-76', qty: 10 }]));
  await until(() => shown()?.qty === 0);
  expect(shown()?.is_in_stock).toBe(false);
  await shop.platform.orders.setStatus(backendOrderId, 'canceled');
  await until(() => shown()?.qty === 10);
});

test('lists sort by what was really sold, cancelled orders not counted', async () => {
  const { db } = shop.database;
  const request = JSON.stringify({ _searchText: '', _appliedFilters: [] });
  const first = async (sort: string) => {
    const form = { request_format: 'search-query', response_format: 'compact', size: '1', request, sort };
    const answer = await shop.inject(`/api/catalog/brixel_de/product/_search?${new URLSearchParams(form)}`);
    return answer.json<SearchResult<Product>>().hits[0];
  };
  await shop.platform.editor.setStock('P-77', 1000);
  await orders.place(orderMessage([{ sku: 'P-77', qty: 600 }]));
  const { backendOrderId } = await orders.place(orderMessage([{ sku: 'P-77', qty: 100 }]));
  await vi.waitUntil(async () => (await first('sold_qty:desc'))?.sold_qty === 700);
  expect(await first('sold_qty:desc')).toMatchObject({ sku: 'P-77' });
  await shop.platform.orders.setStatus(backendOrderId, 'canceled');
  await vi.waitUntil(async () => (await first('sold_qty:desc'))?.sold_qty === 600);

  // a shop that had orders before it counted comes to the same numbers
  const counted = () => db.selectFrom('stock').select(['sku', 'sold']).orderBy('sku').execute();
  const before = await counted();
  await sql`alter table stock drop column sold`.execute(db);
  await soldPieces.up(db);
  expect(await counted()).toEqual(before);
});

test('an order goes from pending to processing to complete, is cancelled before that, and nowhere else', async () => {
  const allowed: Record<OrderStatus, OrderStatus[]> = {
    pending: ['processing', 'canceled'],
    processing: ['complete', 'canceled'],
    complete: [],
    canceled: [],
  };
  const statuses = fc.constantFrom<OrderStatus>('pending', 'processing', 'complete', 'canceled');
  await fc.assert(
    fc.asyncProperty(fc.array(statuses, { minLength: 1, maxLength: 5 }), async (wishes) => {
      const { backendOrderId, orderId } = await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }]));
      let status: OrderStatus = 'pending';
      for (const wish of wishes) {
        const outcome = await shop.platform.orders.setStatus(backendOrderId, wish);
        const expected = wish === status ? 'already' : allowed[status].includes(wish) ? 'done' : 'not-allowed';
        expect(outcome).toBe(expected);
        if (outcome === 'done') status = wish;
      }
      expect((await orders.view(orderId)).status).toBe(status);
    }),
    { numRuns: 25 },
  );
});

test('what happens to an order is stored in its history', async () => {
  const { backendOrderId, orderNumber } = await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }]));
  const book = shop.platform.orders;
  await book.setStatus(backendOrderId, 'processing', 'seen on the account');
  await book.setStatus(backendOrderId, 'canceled', 'by telephone');
  await book.note(backendOrderId, 'refund', 'sent back', 70_200);
  const order = await book.byNumber(orderNumber);
  expect(order?.payment.state).toBe('refunded');
  expect(order?.history).toMatchObject([
    { kind: 'status', status: 'processing', text: 'seen on the account' },
    { kind: 'status', status: 'canceled', text: 'by telephone' },
    { kind: 'refund', status: null, text: 'sent back', amount: 70_200 },
  ]);
});
