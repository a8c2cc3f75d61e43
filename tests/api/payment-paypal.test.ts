import { createPlatform } from '@brixel/platform/platform';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderCatalog } from '../support/order-goods.ts';
import { type PayPalOrder, type PayPalServer, startPayPalServer } from '../support/paypal-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import { type TestPayments, testPayments } from '../support/test-payment.ts';

let paypal: PayPalServer;
let shop: TestPlatform;
let orders: TestOrders;
let payments: TestPayments;
beforeAll(async () => {
  paypal = await startPayPalServer();
  const config = { paypal: paypal.settings, publicUrl: 'https://brixel.example' };
  shop = await startTestPlatform({ catalog: 'order', config });
  orders = testOrders(shop);
  payments = testPayments(shop);
});
afterEach(() => expect(paypal.faults).toEqual([]));
afterAll(async () => {
  await shop.close();
  await paypal.close();
});

const orderAt = (approvalUrl: string): PayPalOrder => {
  const order = paypal.orders.get(new URL(approvalUrl).searchParams.get('token') ?? '');
  if (!order) throw new Error(`PayPal does not know ${approvalUrl}`);
  return order;
};

/** An order whose payment has been begun, and approved at PayPal where that is wanted. */
async function begun({ approved = true, ...more }: Partial<PayPalOrder> & { approved?: boolean } = {}) {
  const placed = await payments.order();
  const { paymentId, approvalUrl } = await payments.begin(placed.orderId);
  const remote = Object.assign(orderAt(approvalUrl), approved && { status: 'APPROVED' }, more);
  const before = paypal.captures();
  return { ...placed, paymentId, remote, captures: () => paypal.captures() - before };
}

const paid = { code: 200, result: { status: 'processing', payment: 'paid' } };

describe('a payment with PayPal', () => {
  test('is created with what PayPal has to know, approved over there and captured once, all with one token', async () => {
    const order = await payments.order({}, '?storeCode=it');
    const { paymentId, approvalUrl } = await payments.begin(order.orderId);
    const remote = orderAt(approvalUrl);
    expect(remote).toMatchObject({
      amount: { currency_code: 'EUR', value: order.grandTotal.toFixed(2) },
      invoiceId: order.orderNumber,
      context: {
        locale: 'it-IT',
        return_url: `https://brixel.example/it/order-review/${order.orderId}/success?paymentId=${paymentId}`,
        cancel_url: `https://brixel.example/it/order-review/${order.orderId}/cancel?paymentId=${paymentId}`,
      },
    });
    expect(await payments.execute(paymentId)).toMatchObject({ code: 409, result: { code: 'NOT_APPROVED' } });
    remote.status = 'APPROVED';
    expect(await payments.execute(paymentId)).toMatchObject(paid);
    // Some clients know only PayPal's own name for it.
    expect(await payments.execute(remote.id)).toMatchObject(paid);
    expect(paypal.captures()).toBe(1);
    expect(paypal.requests.filter((request) => request.includes('oauth2'))).toHaveLength(1);
  });

  test('goes on with a new token where the old one has ended early', async () => {
    const { paymentId } = await begun();
    paypal.revokeTokens();
    expect(await payments.execute(paymentId)).toMatchObject(paid);
  });

  test('there is no page to approve without money', async () => {
    expect((await shop.inject('/sandbox-payment/sandbox-x')).headers['content-type']).not.toContain('html');
    expect(shop.app.hasRoute({ method: 'POST', url: '/sandbox-payment/:paymentId/approve' })).toBe(false);
  });

  test('is begun once, even where the answer was lost', async () => {
    const { orderId, orderNumber } = await payments.order();
    paypal.faults.push({ on: 'create', how: 'lost' });
    expect(await payments.tryToBegin({ orderId })).toMatchObject({ code: 503 });
    const [first, second] = await Promise.all([payments.begin(orderId), payments.begin(orderId)]);
    expect(first).toEqual(second);
    expect([...paypal.orders.values()].filter(({ invoiceId }) => invoiceId === orderNumber)).toHaveLength(1);
  });

  test.each(['lost', 500, 503, 429] as const)(
    'a capture that ends with %s is asked again and taken once',
    async (how) => {
      const { paymentId, captures, orderNumber, remote } = await begun();
      paypal.faults.push({ on: 'capture', how });
      expect(await payments.execute(paymentId)).toMatchObject({ code: 503 });
      // Whether there was money is not known, so nobody may drop it or begin another one.
      expect(await payments.execute(paymentId, false)).toMatchObject(paid);
      expect(await payments.execute(paymentId)).toMatchObject(paid);
      expect(remote.requestIds.size).toBe(1);
      expect(captures()).toBe(1);
      expect(await payments.history(orderNumber)).toEqual(['processing']);
    },
  );

  test('many captures at once on two nodes take the money once', async () => {
    const { paymentId, captures, orderNumber } = await begun();
    const config = { ...shop.database.location, paypal: paypal.settings };
    const other = await createPlatform(config, orderCatalog);
    const asked = Array.from({ length: 20 }, (_, place) =>
      place % 2 ? payments.execute(paymentId) : other.payments.execute({ paymentid: paymentId, success: true }),
    );
    const answers = await Promise.all(asked);
    await other.close();
    expect(answers.map((answer) => ('result' in answer ? answer.result : answer))).toEqual(
      Array(20).fill(expect.objectContaining({ payment: 'paid' })),
    );
    expect(captures()).toBe(1);
    expect(await payments.history(orderNumber)).toEqual(['processing']);
  });

  test('a card that is declined is charged nothing, and another payment can be begun', async () => {
    const { paymentId, orderId, captures } = await begun({ outcome: 'INSTRUMENT_DECLINED' });
    expect(await payments.execute(paymentId)).toMatchObject({ code: 409, result: { code: 'NOT_APPROVED' } });
    const again = await payments.begin(orderId);
    expect(again.paymentId).not.toBe(paymentId);
    orderAt(again.approvalUrl).status = 'APPROVED';
    expect(await payments.execute(again.paymentId)).toMatchObject(paid);
    expect(captures()).toBe(1);
  });

  test('another sum than the order’s is not captured; where it was, the order is not paid and people are notified', async () => {
    const approved = await begun({ amount: { currency_code: 'EUR', value: '0.01' } });
    expect(await payments.execute(approved.paymentId)).toMatchObject({ code: 409 });
    expect(approved.captures()).toBe(0);

    const taken = await begun({ outcome: { status: 'COMPLETED', value: '0.01' } });
    for (let time = 0; time < 2; time += 1)
      expect(await payments.execute(taken.paymentId)).toMatchObject({ code: 409, result: { code: 'AMOUNT_DIFFERS' } });
    expect(await orders.view(taken.orderId)).toMatchObject({ status: 'pending', total_due: taken.grandTotal });
    expect(await payments.history(taken.orderNumber)).toEqual([expect.stringContaining('another sum')]);
    expect(shop.log.filter((line) => line.includes('another sum was taken'))).toHaveLength(1);
    expect(await payments.tryToBegin({ orderId: taken.orderId })).toMatchObject({ code: 404 });
  });

  test('money that is on its way is waited for', async () => {
    const { paymentId, remote, orderId } = await begun({ outcome: { status: 'PENDING' } });
    const waiting = { code: 200, result: { status: 'pending', payment: 'open' } };
    expect(await payments.execute(paymentId)).toMatchObject(waiting);
    expect(await payments.execute(paymentId, false)).toMatchObject(waiting);
    expect((await payments.begin(orderId)).approvalUrl).toContain(`/order-review/${orderId}/success`);
    remote.capture!.status = 'COMPLETED';
    expect(await payments.execute(paymentId)).toMatchObject(paid);
  });
});

describe('an order that was canceled meanwhile', () => {
  test('is not charged', async () => {
    const { paymentId, backendOrderId, captures } = await begun();
    await shop.platform.orders.setStatus(backendOrderId, 'canceled');
    const over = { code: 200, result: { status: 'canceled', payment: 'canceled' } };
    expect(await payments.execute(paymentId)).toMatchObject(over);
    expect(await payments.execute(paymentId)).toMatchObject(over);
    expect(captures()).toBe(0);
  });

  test('but charged already says so, to the shopper and to the owner', async () => {
    const { paymentId, backendOrderId, orderNumber } = await begun();
    paypal.faults.push({ on: 'capture', how: 'lost' });
    await payments.execute(paymentId);
    await shop.platform.orders.setStatus(backendOrderId, 'canceled');
    for (let time = 0; time < 2; time += 1)
      expect(await payments.execute(paymentId)).toMatchObject({ result: { status: 'canceled', payment: 'paid' } });
    expect(await payments.history(orderNumber)).toEqual(['canceled', expect.stringContaining('pay it back')]);
  });

  test('a cart that is being paid cannot be ordered a second time', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-11', qty: 2 });
    const first = await payments.order({ cart_id: cart.id });
    const { paymentId, approvalUrl } = await payments.begin(first.orderId);
    orderAt(approvalUrl).status = 'APPROVED';
    paypal.faults.push({ on: 'capture', how: 'lost' });
    expect(await payments.execute(paymentId)).toMatchObject({ code: 503 });

    const online = { payment: 'iways_paypalplus_payment', cart_id: cart.id } as const;
    expect(await orders.refused(orderMessage([{ sku: 'P-11', qty: 3 }], online))).toMatchObject({
      code: 'ORDER_ID_USED',
    });
    expect(await payments.order({ cart_id: cart.id })).toMatchObject({ orderNumber: first.orderNumber });
    expect(await payments.execute(paymentId)).toMatchObject(paid);
  });
});

describe('a message of PayPal', () => {
  const send = async ({ headers, payload }: ReturnType<PayPalServer['message']>) =>
    (await shop.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload })).statusCode;
  const approval = ({ id }: PayPalOrder) => paypal.message('CHECKOUT.ORDER.APPROVED', 'checkout-order', { id });

  test('lets the money be taken, however often it comes', async () => {
    const { remote, orderId, captures } = await begun();
    expect([await send(approval(remote)), await send(approval(remote))]).toEqual([200, 200]);
    expect(await orders.view(orderId)).toMatchObject({ status: 'processing' });
    expect(captures()).toBe(1);
  });

  test('about a capture is understood too', async () => {
    const { paymentId, remote, orderId } = await begun({ outcome: { status: 'PENDING' } });
    await payments.execute(paymentId);
    remote.capture!.status = 'COMPLETED';
    const related = { supplementary_data: { related_ids: { order_id: remote.id } } };
    expect(await send(paypal.message('PAYMENT.CAPTURE.COMPLETED', 'capture', { id: 'C1', ...related }))).toBe(200);
    expect(await orders.view(orderId)).toMatchObject({ status: 'processing' });
  });

  test('that is not from there changes nothing', async () => {
    const { remote, orderId, captures } = await begun();
    const genuine = approval(remote);
    const other = approval((await begun()).remote);
    const forged = { ...genuine.headers, 'paypal-transmission-sig': 'x' };
    expect(await send({ ...genuine, headers: forged })).toBe(400);
    expect(await send({ ...genuine, payload: other.payload })).toBe(400);
    expect(await send({ ...genuine, headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await send({ ...genuine, payload: '{"resource":{}},"webhook_id":"mine"' })).toBe(400);
    expect(await orders.view(orderId)).toMatchObject({ status: 'pending' });
    expect(captures()).toBe(0);
  });

  test('about something else is taken note of; one that cannot be checked is asked for again', async () => {
    const { remote } = await begun();
    expect(await send(paypal.message('CUSTOMER.DISPUTE.CREATED', 'dispute', { dispute_id: 'D' }))).toBe(200);
    expect(await send(paypal.message('CHECKOUT.ORDER.APPROVED', 'checkout-order', { id: 'OF-ANOTHER-SHOP' }))).toBe(
      200,
    );
    paypal.faults.push({ on: 'verify', how: 503 });
    expect(await send(approval(remote))).toBe(503);
    paypal.faults.push({ on: 'find', how: 500 });
    expect(await send(approval(remote))).toBe(503);
    expect(await send(approval(remote))).toBe(200);
  });
});
