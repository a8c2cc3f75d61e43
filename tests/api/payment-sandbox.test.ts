import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import { type TestPayments, testPayments } from '../support/test-payment.ts';

let shop: TestPlatform;
let orders: TestOrders;
let payments: TestPayments;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order', config: { publicUrl: 'https://brixel.example' } });
  orders = testOrders(shop);
  payments = testPayments(shop);
});
afterAll(() => shop.close());

const pathOf = (url: string): string => url.replace('https://brixel.example', '');
const page = (approvalUrl: string) => shop.inject(pathOf(approvalUrl));
/** As a browser sends a form without fields. */
const press = async (approvalUrl: string, button: 'approve' | 'cancel') => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await shop.inject({ method: 'POST', url: `${pathOf(approvalUrl)}/${button}`, headers });
  return { code: answer.statusCode, to: String(answer.headers.location) };
};

describe('paying in the sandbox', () => {
  test('approved: the shopper comes back, the order is paid once, and its cart is gone', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-11', qty: 2 });
    const order = await payments.order({ cart_id: cart.id });
    const begun = await payments.tryToBegin(undefined, `?cartId=${cart.id}`);
    expect(begun).toMatchObject({ code: 200, result: { orderId: order.orderId } });
    const { paymentId, approvalUrl } = await payments.begin(order.orderId);
    expect(begun.result).toEqual({ paymentId, approvalUrl, orderId: order.orderId });

    const back = `https://brixel.example/order-review/${order.orderId}/success?paymentId=${paymentId}`;
    expect(await press(approvalUrl, 'approve')).toEqual({ code: 303, to: back });
    // A double click, or the button of a page that lies under the newer one.
    expect(await press(approvalUrl, 'cancel')).toEqual({ code: 303, to: back });
    expect(await orders.view(order.orderId)).toMatchObject({ status: 'pending', total_due: order.grandTotal });

    const paid = { orderId: order.orderId, orderNumber: order.orderNumber, status: 'processing', payment: 'paid' };
    for (let time = 0; time < 2; time += 1)
      expect(await payments.execute(paymentId)).toEqual({ code: 200, result: paid });
    expect(await payments.execute(paymentId, false)).toEqual({ code: 200, result: paid });
    expect(await orders.view(order.orderId)).toMatchObject({ total_due: 0, payment: { state: 'paid' }, is_test: true });
    expect(await cart.get('pull')).toMatchObject({ code: 404 });
    expect(await payments.begin(order.orderId)).toEqual({ paymentId, approvalUrl: back, orderId: order.orderId });
  });

  test('canceled, then tried again: nothing is lost, and only the second payment counts', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-11', qty: 2 });
    const order = await payments.order({ cart_id: cart.id }, '?storeCode=it');
    const first = await payments.begin(order.orderId);
    expect(await press(first.approvalUrl, 'cancel')).toEqual({
      code: 303,
      to: `https://brixel.example/it/order-review/${order.orderId}/cancel?paymentId=${first.paymentId}`,
    });
    const canceled = { code: 200, result: { status: 'pending', payment: 'canceled' } };
    expect(await payments.execute(first.paymentId, false)).toMatchObject(canceled);
    expect(await payments.execute(first.paymentId, false)).toMatchObject(canceled);
    expect(await cart.items()).toHaveLength(1);

    const second = await payments.begin(order.orderId);
    expect(second.paymentId).not.toBe(first.paymentId);
    expect(await payments.execute(second.paymentId)).toMatchObject({ code: 409, result: { code: 'NOT_APPROVED' } });
    await press(second.approvalUrl, 'approve');
    // The first one stays given up, whatever its address is opened with later.
    expect(await payments.execute(first.paymentId)).toMatchObject({ code: 409, result: { code: 'NOT_APPROVED' } });
    expect(await payments.execute(second.paymentId)).toMatchObject({
      result: { status: 'processing', payment: 'paid' },
    });
    expect(await payments.execute(first.paymentId)).toMatchObject({
      result: { status: 'processing', payment: 'paid' },
    });
  });

  test('a shopper whose browser forgot the cancellation is led to a new page, not to the old one', async () => {
    const { orderId } = await payments.order();
    const first = await payments.begin(orderId);
    await press(first.approvalUrl, 'cancel');
    expect((await payments.begin(orderId)).approvalUrl).not.toBe(first.approvalUrl);
  });

  test('many at once: one payment is begun, its money is taken once, and all get the same answer', async () => {
    const { orderId, orderNumber } = await payments.order();
    const begun = await Promise.all(Array.from({ length: 10 }, () => payments.begin(orderId)));
    const [{ paymentId, approvalUrl } = begun[0]!] = begun;
    expect(new Set(begun.map((payment) => JSON.stringify(payment))).size).toBe(1);
    await press(approvalUrl, 'approve');
    const answers = await Promise.all(Array.from({ length: 20 }, () => payments.execute(paymentId)));
    for (const answer of answers) expect(answer).toMatchObject({ code: 200, result: { payment: 'paid' } });
    expect(await payments.history(orderNumber)).toEqual(['processing']);
  });

  test('there is nothing to pay of orders that are not there, are paid in another way, or were canceled', async () => {
    const byTransfer = await orders.place(orderMessage([{ sku: 'P-11', qty: 1 }]));
    const canceled = await payments.order();
    await shop.platform.orders.setStatus(canceled.backendOrderId, 'canceled');
    const cart = await createTestCart(shop);
    for (const orderId of ['nope', byTransfer.orderId, canceled.orderId])
      expect(await payments.tryToBegin({ orderId })).toMatchObject({ code: 404 });
    expect(await payments.tryToBegin(undefined, `?cartId=${cart.id}`)).toMatchObject({ code: 404 });
    expect(await payments.tryToBegin(undefined, '?cartId=12345')).toMatchObject({ code: 401 });
    expect(await payments.tryToBegin()).toMatchObject({ code: 400 });
    expect(await payments.execute('nope')).toMatchObject({ code: 404 });
  });
});

describe('the page of the sandbox', () => {
  test.each([
    ['de', 'Sandbox – es fließt kein Geld', '8,90\u00a0€'],
    ['it', 'Sandbox – nessun addebito reale', '8,90\u00a0€'],
  ])('says in %s what it is, for which order and how much', async (store, label, amount) => {
    const order = await payments.order({}, `?storeCode=${store}`);
    const answer = await page((await payments.begin(order.orderId)).approvalUrl);
    expect(answer.statusCode).toBe(200);
    for (const text of [`<html lang="${store}">`, label, amount, order.orderNumber])
      expect(answer.body).toContain(text);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/<script|undefined|\[object/);
  });

  test('leads on where everything has been said', async () => {
    const { orderId } = await payments.order();
    const { approvalUrl, paymentId } = await payments.begin(orderId);
    await press(approvalUrl, 'cancel');
    const { body } = await page(approvalUrl);
    expect(body).toContain(`href="https://brixel.example/order-review/${orderId}/cancel?paymentId=${paymentId}"`);
    expect(body).not.toContain('<button');
  });

  test('is friendly about a payment that is not there', async () => {
    const german = await shop.inject('/sandbox-payment/sandbox-nope');
    const italian = await shop.inject({ url: '/sandbox-payment/nope', headers: { 'accept-language': 'it-IT,it' } });
    expect([german.statusCode, italian.statusCode]).toEqual([404, 404]);
    expect(german.body).toContain('Diese Zahlung gibt es nicht');
    expect(italian.body).toContain('<html lang="it">');
    expect(await press('/sandbox-payment/nope', 'approve')).toMatchObject({ code: 404 });
  });
});
