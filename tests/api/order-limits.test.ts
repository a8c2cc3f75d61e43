import { cancelUnpaidTransfers } from '@brixel/platform/order/expire-transfers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { goods, managed, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

/** Stock worth 40,000 euros, and a small lot. */
const SHELVES = ['P-61', 'P-62', 'P-63', 'P-64'];
const SMALL_LOT = 'P-65';

let server: MailServer;
let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: () =>
      orderCatalog([
        ...SHELVES.map((_, place) => goods(61 + place, { price: 100_000, stock: managed(1000) })),
        goods(65, { price: 1_000_000, stock: managed(12) }),
      ]),
    config: {
      limits: { ordersPerAddress: 8, ordersPerMailbox: 3, cartsPerAddress: 4, couponsPerAddress: 4 },
      unpaid: { perMailbox: 3000, perAddress: 5000 },
      mail: { smtpUrl: server.url, from: 'brixel <shop@brixel.example>' },
    },
  });
  orders = testOrders(shop);
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const of = (email: string) => ({
  addressInformation: { shippingAddress: { ...address, email }, billingAddress: { ...address, email } },
});

async function order(from: string, email: string, sku: string, qty: number, more = {}) {
  const payload = orderMessage([{ sku, qty }], { ...of(email), ...more });
  const answer = await shop.inject({ method: 'POST', url: '/api/order', payload, remoteAddress: from });
  return { code: answer.statusCode, payload, result: answer.json().result };
}

describe('what nobody has paid yet', () => {
  test('holds so much and no more for a mailbox, however it is spelt and however many orders come at once', async () => {
    const spelt = (place: number) => `Eva+${place}@example.de`;
    const tries = await Promise.all([1, 2, 3].map((place) => order(`10.0.0.${place}`, spelt(place), SHELVES[0]!, 200)));
    expect(tries.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
    expect(tries.find(({ code }) => code === 409)?.result).toMatchObject({ code: 'UNPAID_LIMIT', limit: 3000 });
    expect(await orders.stockOf(SHELVES[0]!)).toBe(800);
  });

  test('and for an address: five anonymous orders do not empty the shop, a small lot goes to one shopper', async () => {
    const tries = [];
    for (const [place, sku] of [...SHELVES, SHELVES[0]!].entries())
      tries.push(await order('10.0.1.1', `nobody-${place}@example.de`, sku, 290));
    expect(tries.map(({ code }) => code)).toEqual([200, 409, 409, 409, 409]);
    expect((await order('10.0.1.2', 'lot@example.de', SMALL_LOT, 12)).code).toBe(200);
    expect(await orders.stockOf(SMALL_LOT)).toBe(0);
  });

  test('is free again with the payment', async () => {
    const first = await order('10.0.2.1', 'payer@example.de', SHELVES[3]!, 250);
    expect((await order('10.0.2.1', 'payer@example.de', SHELVES[3]!, 250)).code).toBe(409);
    await shop.platform.orders.setStatus(first.result.backendOrderId, 'processing');
    expect((await order('10.0.2.1', 'payer@example.de', SHELVES[3]!, 250)).code).toBe(200);
    const paid = await shop.database.db
      .selectFrom('placed_order')
      .select('origin')
      .where('id', '=', first.result.backendOrderId)
      .executeTakeFirstOrThrow();
    expect(paid.origin).toBeNull();
  });
});

test('a mailbox gets no flood of orders, and the same order again still gets its answer', async () => {
  const sent = [];
  for (let place = 1; place <= 5; place += 1)
    sent.push(await order(`10.1.0.${place}`, `victim+${place}@example.de`, 'P-1', place));
  expect(sent.map(({ code }) => code)).toEqual([200, 200, 200, 429, 429]);
  expect(sent[4]!.result).toMatchObject({ code: 'TOO_MANY_ORDERS' });
  const [first] = sent;
  const again = await shop.inject({ method: 'POST', url: '/api/order', payload: first!.payload });
  expect(again.json().result).toEqual(first!.result);
});

test('an address places, opens and tries only so often', async () => {
  const post = async (url: string, payload?: object) =>
    (
      await shop.inject({ method: 'POST', url: `/api/${url}`, remoteAddress: '10.2.0.1', ...(payload && { payload }) })
    ).json();
  const placed = [];
  for (let place = 1; place <= 9; place += 1)
    placed.push((await order('10.2.0.1', `office-${place}@example.de`, 'P-1', 1)).code);
  expect(placed).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  const carts = [];
  for (let place = 0; place < 5; place += 1) carts.push(await post('cart/create'));
  expect(carts.map(({ code }) => code)).toEqual([200, 200, 200, 200, 429]);
  const tried = [];
  for (let place = 0; place < 5; place += 1)
    tried.push((await post(`cart/apply-coupon?cartId=${carts[0].result}&coupon=GUESS${place}`)).code);
  expect(tried).toEqual([404, 404, 404, 404, 429]);
});

test('a transfer that never comes is canceled once: the goods are back, and the shopper reads why', async () => {
  const email = 'forgot@example.de';
  const before = await orders.stockOf(SHELVES[2]!);
  const { result } = await order('10.3.0.1', email, SHELVES[2]!, 5);
  const paid = await order('10.3.0.2', email, SHELVES[2]!, 7);
  await shop.platform.orders.setStatus(paid.result.backendOrderId, 'processing');
  const { text } = await server.find(({ subject = '' }) => subject.includes(result.orderNumber));
  expect(text).toMatch(/innerhalb von 7 Tagen[\s\S]+nach 10 Tagen\s+nicht bei uns, stornieren wir/);

  const { db } = shop.database;
  const sweep = (moment: number) => cancelUnpaidTransfers(db, shop.platform.orders, moment);
  await sweep(Date.now() - 60_000);
  expect((await orders.view(result.orderId)).status).toBe('pending');
  await Promise.all([sweep(Date.now() + 1), sweep(Date.now() + 1)]);
  expect((await orders.view(result.orderId)).status).toBe('canceled');
  expect((await orders.view(paid.result.orderId)).status).toBe('processing');
  expect(await orders.stockOf(SHELVES[2]!)).toBe(before - 7);
  const isCanceled = ({ subject = '' }) => subject === `Bestellung ${result.orderNumber} ist storniert`;
  expect((await server.find(isCanceled)).text).toMatch(/Deine Überweisung ist nicht bei uns\s+angekommen/);
  expect(server.received.filter(isCanceled)).toHaveLength(1);
});

test.each(['Klick evil.com', 'https://evil.example', 'Ma\u0007ria', 'Ma\nria', 'Ma\u202eria'])(
  'nobody is called %j',
  async (firstname) => {
    const billingAddress = { ...address, firstname };
    const message = orderMessage([{ sku: 'P-1', qty: 1 }], { addressInformation: { billingAddress } });
    const { code, text } = await orders.send(message);
    expect(code).toBe(400);
    expect(text).toContain('.addressInformation.billingAddress.firstname');
    const customer = { email: 'somebody@example.de', firstname, lastname: 'Kaiser' };
    const registration = { customer, password: 'ein langes Kennwort' };
    expect((await shop.inject({ method: 'POST', url: '/api/user/create', payload: registration })).statusCode).toBe(
      400,
    );
  },
);
