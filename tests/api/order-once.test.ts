import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, coupon, goods, managed, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

const online = 'iways_paypalplus_payment' as const;

let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  const goodsOfTests = [goods(60, { stock: managed(1000) }), goods(61, { stock: managed(3) })];
  shop = await startTestPlatform({ catalog: () => orderCatalog(goodsOfTests, [coupon('ONCE', { usageLimit: 1 })]) });
  orders = testOrders(shop);
});
afterAll(() => shop.close());

const cartWith = async (sku: string, qty: number) => {
  const cart = await createTestCart(shop);
  await cart.update({ sku, qty });
  return cart;
};

describe('one message', () => {
  test('sent a hundred times at once is one order with a hundred equal answers', async () => {
    const before = { count: await orders.count(), stock: await orders.stockOf('P-60') };
    const cart = await cartWith('P-60', 3);
    const message = orderMessage([{ sku: 'P-60', qty: 3 }], { cart_id: cart.id });
    const answers = await Promise.all(Array.from({ length: 100 }, () => orders.send(message)));
    expect(new Set(answers.map(({ code, text }) => `${code} ${text}`)).size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect(await orders.count()).toBe(before.count + 1);
    expect(await orders.stockOf('P-60')).toBe(before.stock - 3);
  });

  test('is answered the same when its cart, its goods and its price are gone', async () => {
    const cart = await cartWith('P-61', 3);
    const message = orderMessage([{ sku: 'P-61', qty: 3 }], { cart_id: cart.id, expected_total: 9.9 });
    const { text } = await orders.send(message);
    await shop.platform.editor.setPrice('P-61', { price: 90_000, special: null });
    expect((await orders.send(message)).text).toBe(text);
    expect((await orders.send({ ...message, transmited: true, expected_total: 1 })).text).toBe(text);
  });

  test('may be spelt in another way, but not say something else', async () => {
    const message = orderMessage([{ sku: 'P-10', qty: 1, ...choose.colour(2) }]);
    const answer = await orders.place(message);
    const spelt = {
      ...message,
      products: [
        {
          name: 'Stein',
          sku: 'P-10',
          qty: '1',
          product_option: {
            extension_attributes: { configurable_item_options: { 93: { option_id: 93, option_value: '2' } } },
          },
        },
      ],
    };
    expect(await orders.place(spelt)).toEqual(answer);

    const other = { ...address, city: 'Ulm' };
    const changes = [
      { products: [{ sku: 'P-10', qty: 2, ...choose.colour(2) }] },
      { products: [{ sku: 'P-10', qty: 1, ...choose.colour(1) }] },
      { addressInformation: { ...message.addressInformation, shippingAddress: other } },
      { addressInformation: { ...message.addressInformation, payment_method_code: online } },
      { store_code: 'it' },
    ];
    for (const change of changes) {
      expect(await orders.refused({ ...message, ...change })).toMatchObject({ code: 'ORDER_ID_USED' });
    }
  });

  test('that was refused may be sent again', async () => {
    const message = orderMessage([{ sku: 'P-60', qty: 1 }], { expected_total: 1 });
    await orders.refused(message);
    await orders.place({ ...message, expected_total: 7.9 });
  });
});

describe('one cart', () => {
  test('ordered in two tabs at once is one order; with other contents it is ordered already', async () => {
    const cart = await cartWith('P-60', 1);
    const count = await orders.count();
    const message = (qty: number) => orderMessage([{ sku: 'P-60', qty }], { cart_id: cart.id });
    const messages = Array.from({ length: 10 }, () => message(1));
    const answers = await Promise.all(messages.map((one) => orders.place(one)));
    expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await orders.count()).toBe(count + 1);
    expect(await orders.place(messages[7]!)).toEqual(answers[0]);
    expect(await orders.refused(message(2))).toMatchObject({ code: 'ORDER_ID_USED' });
  });

  test('stays while its online payment is open; ordering it anew cancels the unpaid order', async () => {
    const cart = await cartWith('P-60', 5);
    const before = await orders.stockOf('P-60');
    const message = (qty: number) => orderMessage([{ sku: 'P-60', qty }], { cart_id: cart.id, payment: online });
    const first = await orders.place(message(5));
    expect(first.needsPayment).toBe(true);
    expect(await cart.items()).toHaveLength(1);
    expect((await shop.platform.orders.unpaidOfCart(cart.id))?.orderNumber).toBe(first.orderNumber);

    const second = await orders.place(message(4));
    expect(second.orderNumber).not.toBe(first.orderNumber);
    expect(await orders.view(first.orderId)).toMatchObject({ status: 'canceled', payment: { state: 'canceled' } });
    expect(await orders.view(second.orderId)).toMatchObject({ state: 'pending_payment' });
    expect(await orders.stockOf('P-60')).toBe(before - 4);
    expect((await shop.platform.orders.unpaidOfCart(cart.id))?.orderNumber).toBe(second.orderNumber);

    const offline = await orders.place(orderMessage([{ sku: 'P-60', qty: 6 }], { cart_id: cart.id }));
    expect(await orders.view(second.orderId)).toMatchObject({ status: 'canceled' });
    expect(await orders.view(offline.orderId)).toMatchObject({ state: 'new' });
    expect(await orders.stockOf('P-60')).toBe(before - 6);
    expect(await cart.get('pull')).toMatchObject({ code: 404 });
  });

  test('keeps the last piece and the last use of its coupon when it is ordered anew', async () => {
    await shop.platform.editor.setStock('P-61', 2);
    const cart = await cartWith('P-61', 2);
    await cart.post('apply-coupon', undefined, { coupon: 'ONCE' });
    const message = () => orderMessage([{ sku: 'P-61', qty: 2 }], { cart_id: cart.id, payment: online });
    await orders.place(message());
    const { orderId } = await orders.place(message());
    expect((await orders.view(orderId)).coupon_code).toBe('ONCE');
    expect(await orders.stockOf('P-61')).toBe(0);
  });

  test('many new orders of it at once leave one that is open', async () => {
    const cart = await cartWith('P-60', 1);
    const before = await orders.stockOf('P-60');
    const message = () => orderMessage([{ sku: 'P-60', qty: 1 }], { cart_id: cart.id, payment: online });
    const answers = await Promise.all(Array.from({ length: 12 }, () => orders.place(message())));
    const statuses = await Promise.all(answers.map(async ({ orderId }) => (await orders.view(orderId)).status));
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(1);
    expect(await orders.stockOf('P-60')).toBe(before - 1);
  });

  test('that was paid for cannot be ordered anew', async () => {
    const cart = await cartWith('P-60', 1);
    const message = (qty: number) => orderMessage([{ sku: 'P-60', qty }], { cart_id: cart.id, payment: online });
    const { backendOrderId } = await orders.place(message(1));
    const pay = () =>
      shop.database.db
        .transaction()
        .execute((tx) => shop.platform.orders.markPaid(tx, backendOrderId, new Date().toISOString()));
    expect(await Promise.all([pay(), pay(), pay()])).toEqual(expect.arrayContaining(['done', 'already', 'already']));
    expect(await cart.get('pull')).toMatchObject({ code: 404 });
    expect(await orders.refused(message(2))).toMatchObject({ code: 'ORDER_ID_USED' });
  });
});
