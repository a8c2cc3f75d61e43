import type { OrderMessage } from '@brixel/contract/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
let packer: OfficePerson;
let books: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock(SKU, 1000);
  owner = await signInAs(shop, 'owner');
  packer = await signInAs(shop, 'packer');
  books = await signInAs(shop, 'books');
});
afterAll(() => shop.close());

const SKU = 'P-1';

/** The number that people read. */
async function place(
  products: OrderMessage['products'] = [{ sku: SKU, qty: 2 }],
  lastname = 'Kaiser',
): Promise<string> {
  const theirs = { ...address, lastname };
  const message = orderMessage(products, { addressInformation: { shippingAddress: theirs, billingAddress: theirs } });
  return (await orders.place(message)).orderNumber;
}
const read = (number: string, person = owner) => person.call('orders.read', { params: { number } });
const found = async (search: string): Promise<string[]> =>
  (await packer.call('orders.list', { query: { search } })).orders.map(({ number }) => number);
const mailCount = async () => (await shop.database.db.selectFrom('mail').select('id').execute()).length;

test('an order is paid by the books, sent by a packer, and each step is in its history and in the log', async () => {
  const number = await place();
  const before = await mailCount();
  const lists = await Promise.all(
    (['pending', 'processing'] as const).map((status) => packer.call('orders.list', { query: { status } })),
  );
  expect(lists.map(({ orders: some }) => some.some((order) => order.number === number))).toEqual([true, false]);
  expect(await packer.refusal('orders.send', { params: { number }, body: { note: '' } })).toBe('409 ORDER_MOVED');

  await books.call('orders.pay', { params: { number }, body: { note: 'Konto 15.11.' } });
  await packer.call('orders.note', { params: { number }, body: { text: 'Kleine Tüte beilegen' } });
  await packer.call('orders.send', { params: { number }, body: { note: '' } });
  const { order, history, refundable } = await read(number, packer);
  expect(order).toMatchObject({ status: 'complete', payment: { state: 'paid' } });
  expect(refundable).toBe(order.grand_total);
  expect(history.map(({ kind, status, text }) => [kind, status, text])).toEqual([
    ['status', 'processing', 'Konto 15.11.'],
    ['note', null, 'Kleine Tüte beilegen'],
    ['status', 'complete', ''],
  ]);
  // a parcel that is sent; the payment of what comes in a parcel is no news
  expect((await mailCount()) - before).toBe(1);

  const { entries } = await owner.call('audit.list', { query: {} });
  const logged = entries.filter(({ subject }) => subject === number).map(({ action }) => action);
  expect(logged).toEqual(['orders.send', 'orders.note', 'orders.pay']);
  expect(JSON.stringify(entries)).not.toMatch(/Kaiser|Lindenstraße|marlene/);
});

test('a canceled order gives its stock back, once, whoever cancels at the same time', async () => {
  const before = await orders.stockOf(SKU);
  const number = await place([{ sku: SKU, qty: 3 }]);
  expect(await orders.stockOf(SKU)).toBe(before - 3);
  const cancel = () => owner.call('orders.cancel', { params: { number }, body: { note: '' } });
  await Promise.all([cancel(), cancel(), cancel()]);
  expect(await orders.stockOf(SKU)).toBe(before);
  expect((await read(number)).history).toHaveLength(1);
  expect(await owner.refusal('orders.pay', { params: { number }, body: { note: '' } })).toBe('409 ORDER_MOVED');
});

test('no more can be refunded than was paid, also when two people note it at once', async () => {
  const number = await place();
  const refund = (amount: number) =>
    owner.refusal('orders.refund', { params: { number }, body: { amount, text: 'x' } });
  expect(await refund(0.5)).toBe('409 REFUND_TOO_HIGH');
  await owner.call('orders.pay', { params: { number }, body: { note: '' } });
  const { order } = await read(number);
  await owner.call('orders.refund', { params: { number }, body: { amount: 0.5, text: 'Kratzer' } });
  expect((await read(number)).order.payment.state).toBe('partly_refunded');
  const rest = Math.round((order.grand_total - 0.5) * 100) / 100;
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      owner.call('orders.refund', { params: { number }, body: { amount: rest, text: 'Rest' } }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await read(number)).toMatchObject({
    refundable: 0,
    order: { total_refunded: order.grand_total, payment: { state: 'refunded' } },
  });
  expect(await refund(0.01)).toBe('409 REFUND_TOO_HIGH');
});

test('orders are found by number, name, mail and goods; signs of the search language are plain characters', async () => {
  const number = await place([{ sku: SKU, qty: 1 }], 'Ünverkennbar_100%');
  expect(await found(number)).toEqual([number]);
  expect(await found(number.slice(-4).toLowerCase())).toContain(number);
  expect(await found('verkennbar_100%')).toEqual([number]);
  expect(await found('%_')).toEqual([]);
  expect(await found(`verkennbar ${SKU.toLowerCase()}`)).toEqual([number]);
  expect((await found(address.email)).length).toBeGreaterThan(1);
  expect(await found('nobody-has-this')).toEqual([]);
});

test('whoever packs sees where the goods lie; lists tell nobody a mail address', async () => {
  const number = await place();
  await shop.database.db.insertInto('shelf').values({ sku: SKU, place: 'K07-12', cost: 100 }).execute();
  const { places, ...order } = await read(number, packer);
  expect(places).toEqual({ [SKU]: 'K07-12' });
  expect(JSON.stringify(order)).not.toContain('cost');
  expect(JSON.stringify(await packer.call('orders.list', { query: {} }))).not.toContain(address.email);
  expect(await owner.refusal('orders.read', { params: { number: 'BX-0000-0000' } })).toBe('404 NOT_FOUND');
});

test('older orders come with the next page, each once', async () => {
  for (let more = 0; more < 55; more += 1) await place();
  const seen: string[] = [];
  let before: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof firstPage>> = await firstPage(before);
    seen.push(...page.orders.map(({ number }) => number));
    before = page.next;
  } while (before !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(await orders.count());
});

const firstPage = (before: number | null) => owner.call('orders.list', { query: before === null ? {} : { before } });
