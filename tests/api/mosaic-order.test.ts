import { randomUUID } from 'node:crypto';
import type { OrderMessage } from '@brixel/contract/order';
import { serverOptions } from '@brixel/platform/http/server-options';
import { expireMosaics } from '@brixel/platform/mosaic/expire-mosaics';
import { insertMosaic, readMosaic } from '@brixel/platform/mosaic/mosaic-store';
import { createPlatform } from '@brixel/platform/platform';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { plainPng } from '../support/png.ts';
import { createTestCart } from '../support/test-cart.ts';
import { makeMosaic, mosaicGoods, mosaicLine } from '../support/test-mosaic.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: TestPlatform;
let orders: TestOrders;
/** a portrait of size S, one plate on every stud */
let id: string;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: () => orderCatalog(mosaicGoods()) });
  orders = testOrders(shop);
  ({ id } = await makeMosaic(shop));
});
afterAll(() => shop.close());

const rowOf = (mosaic: string) =>
  shop.database.db
    .selectFrom('mosaic')
    .select(['orders', 'expires_at'])
    .where('id', '=', mosaic)
    .executeTakeFirstOrThrow();

async function runOut(mosaic: string): Promise<void> {
  const expires_at = new Date(Date.now() - 1).toISOString();
  await shop.database.db.updateTable('mosaic').set({ expires_at }).where('id', '=', mosaic).execute();
}

const freshMosaic = async (): Promise<string> => (await makeMosaic(shop)).id;
const order = (line: OrderMessage['products'][number], more = {}) => orderMessage([line], more);
const gone = (sku: string, temporary_image_id?: string) => ({
  code: 'MOSAIC_GONE',
  lines: [{ sku, available: 0, ...(temporary_image_id && { temporary_image_id }) }],
});

describe('in the cart', () => {
  test('a mosaic is bought with its id, and two mosaics are two lines', async () => {
    const other = await freshMosaic();
    const cart = await createTestCart(shop);
    for (const mosaic of [id, other, id]) await cart.update(mosaicLine(mosaic));
    const items = await cart.items();
    expect(
      items.map(({ qty, product_option }) => [qty, product_option?.extension_attributes.temporary_image_id]),
    ).toEqual([
      [2, id],
      [1, other],
    ]);
  });

  test.each<[string, number, string[], Parameters<typeof plainPng>[0], object]>([
    ['portrait', 79.9, ['portrait', 'single', 'none'], { width: 48, height: 64 }, {}],
    ['landscape in a frame', 108.9, ['landscape', 'single', 'oak'], { width: 64, height: 48 }, {}],
    ['square', 64.9, ['square', 'single', 'none'], { width: 48, height: 48 }, {}],
    ['of merged plates', 71.9, ['portrait', 'merged', 'none'], { width: 48, height: 64 }, { plates: 'merged' }],
  ])('a %s costs %f euros', async (_kind, price, chosen, look, wish) => {
    const mosaic = await makeMosaic(shop, { png: plainPng(look), ...wish });
    const cart = await createTestCart(shop);
    await cart.update(mosaicLine(mosaic.id, { chosen }));
    expect(await cart.totals()).toMatchObject({ items: [{ price_incl_tax: price }] });
  });

  test.each<[string, string, () => object]>([
    ['without a mosaic', 'builder', () => mosaicLine(undefined)],
    ['with one that nobody made', 'no longer', () => mosaicLine('invented')],
    ['of another size', 'another size', () => mosaicLine(id, { size: 'M' })],
    ['in another format', 'another size or format', () => mosaicLine(id, { chosen: ['square', 'single', 'none'] })],
    ['of other plates', 'other plates', () => mosaicLine(id, { chosen: ['portrait', 'merged', 'none'] })],
  ])('%s it is refused, and the cart says why', async (_kind, words, line) => {
    const cart = await createTestCart(shop);
    expect(await cart.update(line())).toEqual({ code: 400, result: expect.stringContaining(words) });
    expect(await cart.items()).toEqual([]);
  });

  test('one that has run out stays to be seen, and is not taken again', async () => {
    const mosaic = await freshMosaic();
    const cart = await createTestCart(shop);
    const line = { ...mosaicLine(mosaic), line_key: 'a' };
    await cart.set({ ...line, line_version: 1 });
    await runOut(mosaic);
    const { refused = [], cart: state } = await cart.set({ ...line, qty: 2, line_version: 2 });
    expect(refused).toMatchObject([{ line_key: 'a', code: 'WRONG_OPTIONS' }]);
    expect(state.items).toMatchObject([{ qty: 1 }]);
    const renewed = { ...mosaicLine(await freshMosaic()), line_key: 'a', qty: 2 };
    expect((await cart.set({ ...renewed, line_version: 3 })).cart.items).toMatchObject([{ qty: 2 }]);
  });
});

describe('ordered', () => {
  test('it stays for good, is seen on the order, and can be ordered again from there', async () => {
    const mosaic = await freshMosaic();
    const { orderId } = await orders.place(order({ ...mosaicLine(mosaic), qty: 2 }));
    await runOut(mosaic);
    const { items } = await orders.view(orderId);
    expect(items).toMatchObject([
      {
        image: `/api/mosaikbuilder/${mosaic}/picture`,
        temporary_image_id: mosaic,
        product_option: { extension_attributes: { temporary_image_id: mosaic } },
        options: [
          { label: 'Format', value: 'Hochformat' },
          { label: 'Steine', value: 'Ein Stein je Noppe' },
          { label: 'Rahmen', value: 'Ohne Rahmen' },
        ],
      },
    ]);
    expect((await shop.inject(items[0]?.image ?? '')).statusCode).toBe(200);

    const [{ sku, product_option } = { sku: '' }] = items;
    const cart = await createTestCart(shop);
    expect(await cart.update({ sku, qty: 1, product_option })).toMatchObject({ code: 200 });
    await orders.place(order({ sku, qty: 1, product_option }));
    expect((await rowOf(mosaic)).orders).toBe(2);
  });

  test('the id may stand beside the choices or among them: it is the same order', async () => {
    const line = mosaicLine(id);
    const { temporary_image_id, ...choices } = line.product_option.extension_attributes;
    const beside = { ...line, product_option: { extension_attributes: choices }, temporary_image_id };
    const order_id = randomUUID();
    const [one, other] = [
      await orders.place(order(line, { order_id })),
      await orders.place(order(beside, { order_id })),
    ];
    expect(other).toEqual(one);
    expect((await orders.view(one.orderId)).items).toMatchObject([{ temporary_image_id: id }]);
  });

  test('a mosaic that is not there any more, or was made otherwise, is named and nothing is ordered', async () => {
    const before = await orders.count();
    const mosaic = await freshMosaic();
    await runOut(mosaic);
    expect(await orders.refused(order(mosaicLine(mosaic)))).toMatchObject(gone('BX-MOSAIK-S', mosaic));
    expect(await orders.refused(order(mosaicLine(undefined)))).toMatchObject(gone('BX-MOSAIK-S'));
    expect(await orders.refused(order(mosaicLine(id, { size: 'M' })))).toMatchObject(gone('BX-MOSAIK-M', id));
    const square = mosaicLine(id, { chosen: ['square', 'single', 'none'] });
    expect(await orders.refused(order(square))).toMatchObject(gone('BX-MOSAIK-S', id));
    expect(await orders.count()).toBe(before);
  });

  test('a cancelled order lets go of it: five days later it goes, unless another order holds it', async () => {
    const mosaic = await freshMosaic();
    const [first, second] = [
      await orders.place(order(mosaicLine(mosaic))),
      await orders.place(order(mosaicLine(mosaic))),
    ];
    await runOut(mosaic);
    await shop.platform.orders.setStatus(first.backendOrderId, 'canceled');
    expect((await orders.view(first.orderId)).items[0]?.image).toBe('/part/3001/1.png');
    expect((await rowOf(mosaic)).orders).toBe(1);
    await shop.platform.orders.setStatus(second.backendOrderId, 'canceled');
    const { orders: held, expires_at } = await rowOf(mosaic);
    expect(held).toBe(0);
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 5 * DAY)).toBeLessThan(DAY / 24);
    await orders.place(order(mosaicLine(mosaic)));
  });

  test('an unpaid order that gives way to a new one hands its mosaic on', async () => {
    const mosaic = await freshMosaic();
    const cart = await createTestCart(shop);
    await cart.update(mosaicLine(mosaic));
    const payment = { cart_id: cart.id, payment: 'iways_paypalplus_payment' };
    const first = await orders.place(order(mosaicLine(mosaic), payment));
    await runOut(mosaic);
    await orders.place(order({ ...mosaicLine(mosaic), qty: 2 }, payment));
    expect(await orders.view(first.orderId)).toMatchObject({ status: 'canceled' });
    expect((await rowOf(mosaic)).orders).toBe(1);
  });
});

test('orders and the job that clears away meet: no order is without its mosaic', async () => {
  const { db } = shop.database;
  const pattern = (await readMosaic(db, id))!;
  const made = await Promise.all(Array.from({ length: 40 }, () => insertMosaic(db, pattern, Date.now())));
  const mosaics = made.map((mosaic) => mosaic.id);
  /** by a clock that is ahead, so that all are in danger that no order holds */
  const clearAway = () =>
    expireMosaics(db, {
      now: () => Date.now() + 6 * DAY,
      onError: (error) => expect.unreachable(String(error)),
    }).close();

  const placed: string[] = [];
  const buyer = async (): Promise<void> => {
    for (let mosaic = mosaics.pop(); mosaic; mosaic = mosaics.pop()) {
      const { code, text } = await orders.send(order(mosaicLine(mosaic)));
      if (code === 200) placed.push(mosaic);
      else expect(text).toContain('MOSAIC_GONE');
      if (placed.length >= 10) await clearAway();
    }
  };
  await Promise.all(Array.from({ length: 8 }, buyer));
  expect(placed.length).toBeGreaterThanOrEqual(10);
  for (const mosaic of placed) expect(await rowOf(mosaic)).toMatchObject({ orders: 1 });
});

test('made on one node, it is bought on another', async () => {
  const mosaic = await freshMosaic();
  const node = await createPlatform(shop.database.location);
  const app = Fastify(serverOptions);
  await app.register(node.routes);
  onTestFinished(async () => {
    await app.close();
    await node.close();
  });
  const answer = await app.inject({ method: 'POST', url: '/api/order', payload: order(mosaicLine(mosaic)) });
  expect(answer.json()).toMatchObject({ code: 200 });
  expect((await rowOf(mosaic)).orders).toBe(1);
});
