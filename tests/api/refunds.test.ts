import { randomUUID } from 'node:crypto';
import type { RefundWish } from '@brixel/contract/office/refund-endpoints';
import { createPlatform, type Platform } from '@brixel/platform/platform';
import { bookRefund } from '@brixel/platform/refund/book-refund';
import { refundLetter } from '@brixel/platform/refund/refund-mails';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { orderCatalog } from '../support/order-goods.ts';
import { type Fault, type PayPalServer, startPayPalServer } from '../support/paypal-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import { type TestPayments, testPayments } from '../support/test-payment.ts';

const MINUTE = 60 * 1000;
const SKU = 'P-1';
const OTHER = 'P-11';

let paypal: PayPalServer;
let shop: TestPlatform;
let otherNode: Platform;
let orders: TestOrders;
let payments: TestPayments;
let owner: OfficePerson;
let books: OfficePerson;
let packer: OfficePerson;
beforeAll(async () => {
  paypal = await startPayPalServer();
  shop = await startTestPlatform({ catalog: 'order', config: { paypal: paypal.settings } });
  otherNode = await createPlatform({ ...shop.database.location, paypal: paypal.settings }, orderCatalog);
  orders = testOrders(shop);
  payments = testPayments(shop);
  for (const sku of [SKU, OTHER]) await shop.platform.editor.setStock(sku, 5000);
  owner = await signInAs(shop, 'owner');
  books = await signInAs(shop, 'books');
  packer = await signInAs(shop, 'packer');
});
beforeEach(() => {
  paypal.faults.splice(0);
});
afterAll(async () => {
  await otherNode.close();
  await shop.close();
  await paypal.close();
});

interface Paid {
  number: string;
  orderId: string;
  grandTotal: number;
  /** its name at PayPal; empty for transfers */
  there: string;
}

async function paidAtPayPal(
  products = [
    { sku: SKU, qty: 7 },
    { sku: OTHER, qty: 3 },
  ],
): Promise<Paid> {
  const { orderId, orderNumber, grandTotal } = await orders.place(
    orderMessage(products, { payment: 'iways_paypalplus_payment' }),
  );
  const { approvalUrl, paymentId } = await payments.begin(orderId);
  const there = new URL(approvalUrl).searchParams.get('token') ?? '';
  paypal.orders.get(there)!.status = 'APPROVED';
  await payments.execute(paymentId);
  return { number: orderNumber, orderId, grandTotal, there };
}

async function paidByTransfer(qty = 4): Promise<Paid> {
  const { orderId, orderNumber, grandTotal } = await orders.place(orderMessage([{ sku: SKU, qty }]));
  await books.call('orders.pay', { params: { number: orderNumber }, body: { note: '' } });
  return { number: orderNumber, orderId, grandTotal, there: '' };
}

const give = (number: string, wish: Partial<RefundWish>, person = owner) =>
  person.call('orders.refund', { params: { number }, body: { way: 'provider', ...wish } });
const refusal = (number: string, wish: Partial<RefundWish>) =>
  owner.refusal('orders.refund', { params: { number }, body: { way: 'provider', ...wish } });
const read = (number: string, person = owner) => person.call('refunds.read', { params: { number } });
const cents = (euros: number | string): number => Math.round(Number(euros) * 100);
/** what PayPal has given back of an order */
const there = (paid: Paid): number =>
  [...paypal.refunds.values()]
    .filter(({ captureId, status }) => captureId === `CAP${paid.there}` && status !== 'FAILED')
    .reduce((sum, { amount }) => sum + cents(amount.value), 0);
const here = async ({ orderId }: Paid): Promise<number> => cents((await orders.view(orderId)).total_refunded);
const later = (minutes: number): number => Date.now() + minutes * MINUTE;
/** Once a mail is sent its words are forgotten; its subject stays. */
const refundMails = async ({ number }: Paid): Promise<number> => {
  const subject = `Erstattung zu deiner Bestellung ${number}`;
  return (await shop.database.db.selectFrom('mail').select('id').where('subject', '=', subject).execute()).length;
};
const webhook = async ({ headers, payload }: ReturnType<PayPalServer['refundThere']>): Promise<number> =>
  (await shop.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload })).statusCode;

test('lines, delivery and a rest: exact sums, goods back in stock, one mail, and the state follows the sums everywhere', async () => {
  const paid = await paidAtPayPal();
  const before = await orders.stockOf(SKU);
  const start = await read(paid.number, packer);
  expect(start).toMatchObject({ refundable: paid.grandTotal, refunds: [], transfer_to: '' });
  expect(start.ways.map(({ way }) => way)).toEqual(['provider', 'transfer', 'noted']);
  const [first, second] = start.lines;
  const lines = [{ item_id: first!.item_id, qty: 3, restock: true }];
  const key = randomUUID();
  const given = await give(paid.number, { lines, reason: 'missing', text: 'Leider fehlten drei.', key }, books);
  expect(given.state).toBe('sent');
  expect(given.amount).toBeCloseTo(Math.round(((first!.paid * 3) / 7) * 100) / 100, 6);
  expect(await orders.stockOf(SKU)).toBe(before + 3);
  // the same wish again, as after a lost answer
  expect(await give(paid.number, { lines, key })).toMatchObject({ id: given.id, amount: given.amount });
  expect(await orders.stockOf(SKU)).toBe(before + 3);
  const view = await orders.view(paid.orderId);
  expect(view).toMatchObject({ total_refunded: given.amount, payment: { state: 'partly_refunded' } });
  const { orders: listed } = await owner.call('orders.list', { query: { search: paid.number } });
  expect(listed[0]).toMatchObject({ payment_state: 'partly_refunded' });

  // the rest of both lines and the delivery are exactly what is left
  await give(paid.number, {
    lines: [
      { item_id: first!.item_id, qty: 4, restock: false },
      { item_id: second!.item_id, qty: 3, restock: true },
    ],
    shipping: start.shipping.paid,
  });
  expect(await read(paid.number)).toMatchObject({ refundable: 0, shipping: { refunded: start.shipping.paid } });
  expect((await orders.view(paid.orderId)).payment.state).toBe('refunded');
  // nothing is left to be sent, so nobody picks it
  expect((await owner.call('rounds.offer')).orders.map(({ number }) => number)).not.toContain(paid.number);
  const { orders: refunded } = await owner.call('orders.list', { query: { search: paid.number } });
  expect(refunded[0]).toMatchObject({ payment_state: 'refunded', status: 'processing', stage: 'done' });
  expect(there(paid)).toBe(cents(paid.grandTotal));
  expect(await refundMails(paid)).toBe(2);
  const written = await owner.call('orders.mails', { params: { number: paid.number } });
  expect(written.filter(({ kind }) => kind === 'refund')).toHaveLength(2);
  const order = (await shop.platform.orders.byNumber(paid.number))!;
  const { parts } = refundLetter(order, order.refunds[0]!, '');
  expect(parts).toContainEqual({ kind: 'quote', text: 'Leider fehlten drei.' });
  expect(parts.find(({ kind }) => kind === 'goods')).toMatchObject({ rows: [{ details: ['3 von 7 Stück'] }] });
  expect(await refusal(paid.number, { amount: 0.01 })).toBe('409 REFUND_TOO_HIGH');
  expect(await stockDifferences(shop.database.db)).toEqual([]);

  const { entries } = await owner.call('audit.list', { query: {} });
  expect(entries.filter(({ subject }) => subject === paid.number).map(({ action }) => action)).toEqual([
    'orders.refund',
    'orders.refund',
  ]);
  const moved = await shop.database.db
    .selectFrom('stock_movement')
    .select(['sku', 'delta', 'staff_name'])
    .where('order_number', '=', paid.number)
    .where('reason', '=', 'return')
    .execute();
  expect(moved).toEqual([
    { sku: SKU, delta: 3, staff_name: expect.stringContaining('books') },
    { sku: OTHER, delta: 3, staff_name: expect.stringContaining('owner') },
  ]);
});

test('what cannot be given back is refused, and nothing is written', async () => {
  const paid = await paidAtPayPal();
  const [line] = (await read(paid.number)).lines;
  const more = { item_id: line!.item_id, qty: 8, restock: true };
  expect(await refusal(paid.number, { lines: [more] })).toBe('409 REFUND_TOO_HIGH');
  expect(await refusal(paid.number, { lines: [{ ...more, item_id: 99, qty: 1 }] })).toBe('409 REFUND_TOO_HIGH');
  expect(await refusal(paid.number, { lines: [{ ...more, qty: 1, amount: 999 }] })).toBe('409 REFUND_TOO_HIGH');
  expect(await refusal(paid.number, { shipping: 500 })).toBe('409 REFUND_TOO_HIGH');
  expect(await refusal(paid.number, {})).toBe('409 REFUND_EMPTY');
  const unpaid = await orders.place(orderMessage([{ sku: SKU, qty: 1 }]));
  expect(await refusal(unpaid.orderNumber, { amount: 1 })).toBe('409 REFUND_TOO_HIGH');
  const transfer = await paidByTransfer();
  expect(await refusal(transfer.number, { amount: 1 })).toBe('409 REFUND_NO_PAYMENT');
  expect((await read(paid.number)).refunds).toEqual([]);
});

test('twenty at once give back no more than was paid, here and at PayPal', async () => {
  const paid = await paidAtPayPal();
  const third = Math.floor(cents(paid.grandTotal) / 3) / 100;
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => give(paid.number, { amount: third })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await here(paid)).toBe(3 * cents(third));
  expect(there(paid)).toBe(3 * cents(third));
});

test('a bank transfer is ticked off once it is made, and given up where it is not', async () => {
  const paid = await paidByTransfer();
  const { id, state } = await give(paid.number, { way: 'transfer', amount: 1.5 });
  expect(state).toBe('requested');
  const overview = await read(paid.number);
  expect(overview.transfer_to).toBe('Marlene Kaiser');
  expect(cents(overview.refundable)).toBe(cents(paid.grandTotal) - 150);
  expect(await here(paid)).toBe(0);
  const ticks = await Promise.allSettled(
    Array.from({ length: 3 }, () => books.call('refunds.done', { params: { id } })),
  );
  expect(ticks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await here(paid)).toBe(150);
  expect(await refundMails(paid)).toBe(1);

  const dropped = await give(paid.number, { way: 'transfer', amount: 1 });
  await owner.call('refunds.drop', { params: { id: dropped.id } });
  expect(await owner.refusal('refunds.done', { params: { id: dropped.id } })).toBe('409 REFUND_SETTLED');
  expect(cents((await read(paid.number)).refundable)).toBe(cents(paid.grandTotal) - 150);
});

test('an order that is canceled after goods came back does not get them twice', async () => {
  const before = await orders.stockOf(SKU);
  const paid = await paidByTransfer(4);
  const [line] = (await read(paid.number)).lines;
  await give(paid.number, { way: 'noted', lines: [{ item_id: line!.item_id, qty: 1, restock: true }] });
  expect(await orders.stockOf(SKU)).toBe(before - 3);
  await owner.call('orders.cancel', { params: { number: paid.number }, body: { note: '' } });
  expect(await orders.stockOf(SKU)).toBe(before);
  expect((await read(paid.number)).lines[0]).toMatchObject({ restockable: 0 });
  await give(paid.number, { way: 'noted', lines: [{ item_id: line!.item_id, qty: 3, restock: true }] });
  expect(await orders.stockOf(SKU)).toBe(before);
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});

test.each<[string, Fault['how'][]]>([
  ['a lost answer', ['lost']],
  ['lost answers, twice', ['lost', 'lost']],
  ['a broken service', [500, 503]],
  ['too many calls', [429]],
])('%s: asked for again with the same name until it is decided, and given back once', async (_, faults) => {
  const paid = await paidAtPayPal();
  paypal.faults.push(...faults.map((how) => ({ on: 'refund' as const, how })));
  const given = await give(paid.number, { amount: 2.5 });
  expect(given.state).toBe('unknown');
  expect(await here(paid)).toBe(0);
  // it counts all the same: nobody gives the same money back again meanwhile
  expect(cents((await read(paid.number)).refundable)).toBe(cents(paid.grandTotal) - 250);
  for (let minute = 2; minute < 40; minute += 5)
    await Promise.all([shop.platform.refunds.reconcile(later(minute)), otherNode.refunds.reconcile(later(minute))]);
  expect(await here(paid)).toBe(250);
  expect(there(paid)).toBe(250);
  expect(await refundMails(paid)).toBe(1);
});

test('a process that dies after booking leaves a refund that the next one carries out', async () => {
  const paid = await paidAtPayPal();
  const { id } = (await shop.platform.orders.byNumber(paid.number))!;
  const wish: RefundWish = { lines: [], shipping: 0, amount: 3, reason: 'other', text: '', way: 'provider' };
  const booking = { wish, staffName: 'x', at: new Date().toISOString(), provider: 'paypal' };
  await shop.database.db.transaction().execute((tx) => bookRefund(tx, shop.database.kind, id, booking));
  expect(there(paid)).toBe(0);
  await otherNode.refunds.reconcile(later(2));
  expect(there(paid)).toBe(300);
  expect(await here(paid)).toBe(300);

  // booked by a node whose clock is an hour ahead
  const ahead = { ...booking, at: new Date(later(60)).toISOString() };
  await shop.database.db.transaction().execute((tx) => bookRefund(tx, shop.database.kind, id, ahead));
  await otherNode.refunds.reconcile(later(0));
  expect(there(paid)).toBe(600);
});

test('refused for good: it counts for nothing, says why, and can be given back another way', async () => {
  const paid = await paidAtPayPal();
  paypal.orders.get(paid.there)!.refundOutcome = 'REFUND_NOT_ALLOWED';
  expect(await give(paid.number, { amount: 2 })).toMatchObject({ state: 'failed', failure: 'REFUND_NOT_ALLOWED' });
  expect(await read(paid.number)).toMatchObject({ refundable: paid.grandTotal, refunds: [{ state: 'failed' }] });
  await give(paid.number, { way: 'noted', amount: paid.grandTotal });
  expect((await orders.view(paid.orderId)).payment.state).toBe('refunded');
});

test('what PayPal has not decided is asked for until it has', async () => {
  const paid = await paidAtPayPal();
  paypal.orders.get(paid.there)!.refundOutcome = 'PENDING';
  const { id, state } = await give(paid.number, { amount: 2 });
  expect(state).toBe('unknown');
  expect(await books.call('refunds.ask', { params: { id } })).toMatchObject({ state: 'unknown' });
  [...paypal.refunds.values()].at(-1)!.status = 'COMPLETED';
  expect(await books.call('refunds.ask', { params: { id } })).toMatchObject({ state: 'sent' });
  expect(there(paid)).toBe(200);
  expect(await here(paid)).toBe(200);
});

test('what is refunded at PayPal itself is taken over once; what is ours or was noted is not taken for another', async () => {
  const paid = await paidAtPayPal();
  const message = paypal.refundThere(paid.there, '1.25');
  expect(await Promise.all([webhook(message), webhook(message)])).toEqual([200, 200]);
  expect(await webhook(message)).toBe(200);
  expect(await here(paid)).toBe(125);
  expect((await read(paid.number)).refunds).toMatchObject([{ way: 'provider', staff_name: null, amount: 1.25 }]);

  // ours, whose answer was lost: the message comes before anybody has asked again
  paypal.faults.push({ on: 'refund', how: 'lost' });
  expect((await give(paid.number, { amount: 2 })).state).toBe('unknown');
  const ours = [...paypal.refunds.values()].at(-1)!;
  const tell = () => {
    const links = [{ rel: 'up', href: `https://api.paypal.example/v2/payments/captures/${ours.captureId}` }];
    return webhook(paypal.message('PAYMENT.CAPTURE.REFUNDED', 'refund', { id: ours.id, links }));
  };
  expect(await tell()).toBe(200);
  expect(await here(paid)).toBe(325);

  // noted first, told of afterwards
  await give(paid.number, { way: 'noted', amount: 0.75 });
  expect(await webhook(paypal.refundThere(paid.there, '0.75'))).toBe(200);
  expect(await here(paid)).toBe(400);
  // more than there is: the sum stays what was paid, and a note says so
  await give(paid.number, { way: 'noted', amount: Math.round(cents(paid.grandTotal) - 500) / 100 });
  expect(await webhook(paypal.refundThere(paid.there, '1.90'))).toBe(200);
  expect(await here(paid)).toBe(cents(paid.grandTotal));
  const { history } = await owner.call('orders.read', { params: { number: paid.number } });
  expect(history.filter(({ kind, amount }) => kind === 'note' && amount === 0.9)).toHaveLength(1);
});

test('what is refunded at PayPal itself is found without a message, once, whichever node looks; its message comes too late', async () => {
  const paid = await paidAtPayPal();
  const message = paypal.refundThere(paid.there, '1.25');
  const everywhere = async (minutes: number): Promise<number> => {
    await Promise.all([shop.platform.refunds.reconcile(later(minutes)), otherNode.refunds.reconcile(later(minutes))]);
    return here(paid);
  };
  // others wait too, and each round asks about a few
  await expect.poll(() => everywhere(3), { interval: 1 }).toBe(125);
  expect(await webhook(message)).toBe(200);
  expect(await here(paid)).toBe(125);
  expect((await read(paid.number)).refunds).toMatchObject([{ way: 'provider', staff_name: null, amount: 1.25 }]);

  // asked again after an hour; what was given back from here is not taken for another
  await give(paid.number, { amount: 2 });
  paypal.refundThere(paid.there, '0.50');
  expect(await everywhere(50)).toBe(325);
  await expect.poll(() => everywhere(70), { interval: 1 }).toBe(375);

  // asked about by a clock that was a month ahead, as everything was; asked again once it is right
  const month = 30 * 24 * 60;
  for (let round = 0; round < 20; round++) await everywhere(month);
  paypal.refundThere(paid.there, '0.25');
  await expect.poll(() => everywhere(80), { interval: 1 }).toBe(400);

  // what nobody can refund any more is not asked about
  const questions = () => paypal.requests.filter((request) => request.endsWith(`/orders/${paid.there}`)).length;
  const asked = questions();
  for (let round = 0; round < 20; round++) await everywhere(200 * 24 * 60);
  await everywhere(0);
  expect(questions()).toBe(asked);
});

test('any sequence of refunds, lost answers, messages and restocks keeps the books', async () => {
  const deed = fc.oneof(
    fc.record({
      kind: fc.constant('line' as const),
      line: fc.nat(1),
      qty: fc.integer({ min: 1, max: 4 }),
      restock: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ kind: fc.constant('there' as const), cents: fc.integer({ min: 1, max: 200 }) }),
    fc.record({ kind: fc.constant('fault' as const), how: fc.constantFrom<Fault['how']>('lost', 500) }),
    fc.record({ kind: fc.constant('reconcile' as const), minutes: fc.integer({ min: 1, max: 30 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), async (deeds) => {
      paypal.faults.splice(0);
      const paid = await paidAtPayPal();
      const { lines } = await read(paid.number);
      const messages: ReturnType<PayPalServer['refundThere']>[] = [];
      for (const step of deeds) {
        if (step.kind === 'fault') paypal.faults.push({ on: 'refund', how: step.how });
        else if (step.kind === 'reconcile') await otherNode.refunds.reconcile(later(step.minutes));
        else if (step.kind === 'there') {
          const left = cents(paid.grandTotal) - there(paid);
          const { refundable } = await read(paid.number);
          const part = Math.min(step.cents, left, cents(refundable));
          if (part > 0) messages.push(paypal.refundThere(paid.there, (part / 100).toFixed(2)));
          for (const message of messages) await webhook(message);
        } else if (step.kind === 'amount') await give(paid.number, { amount: step.cents / 100 }).catch(() => {});
        else {
          const { item_id } = lines[step.line]!;
          await give(paid.number, { lines: [{ item_id, qty: step.qty, restock: step.restock }] }).catch(() => {});
        }
        const now = await read(paid.number);
        expect(cents(now.refundable)).toBeGreaterThanOrEqual(0);
        expect(there(paid)).toBeLessThanOrEqual(cents(paid.grandTotal));
      }
      paypal.faults.splice(0);
      await shop.platform.refunds.reconcile(later(120));
      // PayPal sends again what was not answered with 200; here all of it
      for (const message of messages) expect(await webhook(message)).toBe(200);
      const end = await read(paid.number);
      expect(end.refunds.filter(({ state }) => state === 'unknown' || state === 'requested')).toEqual([]);
      expect(await here(paid)).toBe(there(paid));
      expect(cents(end.refundable)).toBe(cents(paid.grandTotal) - there(paid));
      for (const line of end.lines) expect(cents(line.refunded_amount)).toBeLessThanOrEqual(cents(line.paid));
      expect(await stockDifferences(shop.database.db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
