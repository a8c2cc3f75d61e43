import { createPlatform, type Platform } from '@brixel/platform/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderCatalog } from '../support/order-goods.ts';
import { type PayPalServer, startPayPalServer } from '../support/paypal-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import { type TestPayments, testPayments } from '../support/test-payment.ts';

const MINUTE = 60 * 1000;

let paypal: PayPalServer;
let shop: TestPlatform;
let otherNode: Platform;
let orders: TestOrders;
let payments: TestPayments;
beforeAll(async () => {
  paypal = await startPayPalServer();
  shop = await startTestPlatform({ catalog: 'order', config: { paypal: paypal.settings } });
  otherNode = await createPlatform({ ...shop.database.location, paypal: paypal.settings }, orderCatalog);
  orders = testOrders(shop);
  payments = testPayments(shop);
});
beforeEach(() => paypal.requests.splice(0));
afterAll(async () => {
  await otherNode.close();
  await shop.close();
  await paypal.close();
});

const later = (minutes: number): number => Date.now() + minutes * MINUTE;
const reconcile = (minutes: number): Promise<void> => shop.platform.payments.reconcile(later(minutes));
const statusOf = async (orderId: string) => (await orders.view(orderId)).status;
const asked = () => paypal.requests.filter((request) => request.startsWith('GET')).length;

/** A shopper who has begun to pay and never comes back. */
async function left({ approved = false } = {}) {
  const { orderId } = await payments.order();
  const { approvalUrl } = await payments.begin(orderId);
  const remote = paypal.orders.get(new URL(approvalUrl).searchParams.get('token') ?? '');
  if (remote && approved) remote.status = 'APPROVED';
  return orderId;
}

test('what was approved before the browser died is captured, once, whichever node is first', async () => {
  const before = paypal.captures();
  const orderIds = [await left({ approved: true }), await left({ approved: true }), await left({ approved: true })];
  await reconcile(1);
  expect(asked()).toBe(0);
  await Promise.all([reconcile(3), otherNode.payments.reconcile(later(3)), reconcile(3)]);
  expect(asked()).toBe(3);
  expect(paypal.captures() - before).toBe(3);
  for (const orderId of orderIds) expect(await statusOf(orderId)).toBe('processing');
});

test('after two hours nobody waits any longer: the goods go back, once', async () => {
  const stock = await orders.stockOf('P-11');
  const begun = await left();
  const { orderId: neverBegun } = await payments.order();
  const { orderId: canceled } = await payments.order();
  await payments.execute((await payments.begin(canceled)).paymentId, false);
  const { orderId: byTransfer } = await orders.place(orderMessage([{ sku: 'P-11', qty: 1 }]));
  expect(await orders.stockOf('P-11')).toBe(stock - 7);

  await reconcile(119);
  for (const orderId of [begun, neverBegun, canceled]) expect(await statusOf(orderId)).toBe('pending');
  await Promise.all([reconcile(140), otherNode.payments.reconcile(later(140))]);
  for (const orderId of [begun, neverBegun, canceled]) expect(await statusOf(orderId)).toBe('canceled');
  expect(await statusOf(byTransfer)).toBe('pending');
  expect(await orders.stockOf('P-11')).toBe(stock - 1);
});

test('a payment that was begun while the clock was an hour ahead is looked at once it is right again', async () => {
  const orderId = await left({ approved: true });
  const ahead = new Date(later(62)).toISOString();
  await shop.database.db.updateTable('payment').set({ next_check_at: ahead }).where('state', '=', 'open').execute();
  await reconcile(0);
  expect(await statusOf(orderId)).toBe('processing');
});

test('an approval in the last minute still counts', async () => {
  const orderId = await left({ approved: true });
  await reconcile(140);
  expect(await statusOf(orderId)).toBe('processing');
});

test('no order is given up while PayPal cannot be asked, or has money on its way', async () => {
  const unknown = await left();
  const onItsWay = await left({ approved: true });
  const remote = [...paypal.orders.values()].at(-1)!;
  remote.outcome = { status: 'PENDING' };
  paypal.faults.push({ on: 'find', how: 503 }, { on: 'find', how: 503 });
  await reconcile(140);
  expect(paypal.faults).toEqual([]);
  await reconcile(142);
  expect(await statusOf(unknown)).toBe('canceled');
  expect(await statusOf(onItsWay)).toBe('pending');
  remote.capture!.status = 'COMPLETED';
  await reconcile(150);
  expect(await statusOf(onItsWay)).toBe('processing');
});
