import type { OrderMessage } from '@brixel/contract/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock('P-1', 1000);
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const place = async (products: OrderMessage['products'], country_id = 'DE') => {
  const theirs = { ...address, country_id };
  const { orderNumber } = await orders.place(
    orderMessage(products, { addressInformation: { shippingAddress: theirs, billingAddress: theirs } }),
  );
  return owner.call('orders.read', { params: { number: orderNumber } });
};

const sum = (numbers: readonly number[]): number => Math.round(numbers.reduce((total, n) => total + n, 0) * 1e4) / 1e4;
const days = async () => (await owner.call('figures.days', { query: { days: 7 } })).days;

test('figures of the days are the sums of the orders that were not canceled, with refunds beside them', async () => {
  const placed = [
    await place([{ sku: 'P-1', qty: 2 }]),
    await place([{ sku: 'P-1', qty: 7 }], 'IT'),
    await place([{ sku: 'P-1', qty: 1 }]),
  ];
  const [kept, italian, canceled] = placed.map(({ order }) => order);
  await owner.call('orders.cancel', { params: { number: canceled!.increment_id }, body: { note: '' } });
  await owner.call('orders.pay', { params: { number: kept!.increment_id }, body: { note: '' } });
  await owner.call('orders.refund', { params: { number: kept!.increment_id }, body: { amount: 0.5, text: 'Kratzer' } });

  const found = await days();
  const total = kept!.grand_total + italian!.grand_total;
  expect(found).toHaveLength(7);
  expect(found.at(-1)).toMatchObject({ orders: 2, pieces: 9, lines: 2, refunded: 0.5 });
  expect(sum(found.map(({ gross }) => gross))).toBe(sum([total]));
  expect(found.at(-1)!.net).toBeLessThan(total);

  // what goods have cost is as it was when they were sold
  await shop.database.db.insertInto('shelf').values({ sku: 'P-1', place: '', cost: 100 }).execute();
  const dear = await place([{ sku: 'P-1', qty: 3 }]);
  await shop.database.db.updateTable('shelf').set({ cost: 9_000_000 }).execute();
  const goods = await owner.call('figures.goods', { query: { days: 7 } });
  expect(goods.goods).toMatchObject([{ sku: 'P-1', pieces: 12 }]);
  expect(goods.margin).toMatchObject({ cost: 0.03 });
  expect(goods.margin!.share).toBeCloseTo(3 / 12, 1);
  expect(goods.margin_before).toBeNull();

  const vat = await owner.call('figures.vat', { query: {} });
  const all = [kept!, italian!, dear.order];
  expect(vat.rows.map(({ country, orders: n }) => [country, n])).toEqual([
    ['DE', 2],
    ['IT', 1],
  ]);
  expect(sum(vat.rows.map(({ net, tax }) => net + tax))).toBe(sum(all.map((order) => order.grand_total)));
  expect(sum(vat.rows.map(({ refunded_net, refunded_tax }) => refunded_net + refunded_tax))).toBe(0.5);

  const stock = await owner.call('figures.stock');
  const inStock = await orders.stockOf('P-1');
  expect(sum(stock.ages.map(({ pieces }) => pieces))).toBeGreaterThanOrEqual(inStock);
});

test('an order of the sandbox is no sale', async () => {
  const before = await days();
  await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }], { payment: 'iways_paypalplus_payment' }));
  expect(await days()).toEqual(before);
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('visits are counted on all nodes together, and searches that found nothing once several people made them', async () => {
  const { visits } = shop.platform;
  const seen = (path: string, headers: Record<string, string> = {}) =>
    visits.seen({ storeCode: 'de', host: 'shop.example', path, headers: { 'user-agent': BROWSER, ...headers } });
  const from = { referer: 'https://shop.example/' };
  seen('/');
  seen('/p/P-1/platte', from);
  seen('/checkout', from);
  seen('/', { 'user-agent': 'Googlebot/2.1' });
  for (let n = 0; n < 3; n += 1) seen('/search/achsverbinderxyz', from);
  seen('/search/marlene%40example.de', from);
  for (let n = 0; n < 2; n += 1) seen('/search/seltensteinxyz', from);
  await visits.flush();
  const report = (agent: string) =>
    shop.inject({
      method: 'POST',
      url: '/api/ext/page-seen?storeCode=de',
      headers: { 'user-agent': agent },
      payload: { path: '/p/P-1/platte' },
    });
  expect((await report(BROWSER)).json()).toMatchObject({ result: true });
  await report('curl/8');
  await visits.flush();
  expect((await days()).at(-1)).toMatchObject({ visits: 1, pages: 10, products: 2, checkouts: 1, searches: 6 });
  const missed = await owner.call('figures.searches', { query: { days: 30 } });
  expect(missed).toEqual([{ words: 'achsverbinderxyz', number: 3, found_now: 0 }]);
  const stored = await shop.database.db.selectFrom('missed_search').select('words').execute();
  expect(JSON.stringify(stored)).not.toContain('example');

  // what is rare is forgotten after a week
  const day = new Date(Date.now() - 9 * 24 * 3_600_000).toISOString().slice(0, 10);
  await shop.database.db.updateTable('missed_search').set({ day }).execute();
  await visits.sweep();
  expect(await shop.database.db.selectFrom('missed_search').select('words').execute()).toEqual([
    { words: 'achsverbinderxyz' },
  ]);
});

test('a basket counts once, when something is first put into it', async () => {
  const before = (await days()).at(-1)!.baskets;
  const cart = (await shop.inject({ method: 'POST', url: '/api/cart/create' })).json<{ result: string }>().result;
  for (const qty of [1, 2])
    await shop.inject({
      method: 'POST',
      url: `/api/cart/update?cartId=${cart}`,
      payload: { cartItem: { sku: 'P-1', qty } },
    });
  await shop.platform.visits.flush();
  expect((await days()).at(-1)!.baskets - before).toBe(1);
});

test('every table is a file, and only owner and books get it', async () => {
  const packer = await signInAs(shop, 'packer');
  const editor = await signInAs(shop, 'editor');
  const books = await signInAs(shop, 'books');
  for (const id of ['days', 'goods', 'parts', 'colours', 'searches', 'stock', 'vat'] as const) {
    const { status } = await books.ask('figures.csv', { params: { id } });
    expect(status).toBe(200);
    for (const person of [packer, editor])
      expect(await person.refusal('figures.csv', { params: { id } })).toBe('403 FORBIDDEN');
  }
});

test('the mail of the day is written once, by whichever node is first, in the language of who gets it', async () => {
  const { db } = shop.database;
  const { dailyMail, settings } = shop.platform;
  const mails = async () =>
    (await db.selectFrom('mail').select(['recipient', 'subject']).execute()).filter(
      ({ recipient }) => recipient === 'chefin@firm.example',
    );
  await dailyMail.look();
  expect(await db.selectFrom('daily_mail').selectAll().execute()).toEqual([]);

  const version = settings.versionOf('dailyMail');
  const on = { isOn: true, hour: 0, to: 'chefin@firm.example' };
  await db.transaction().execute((tx) => settings.save(tx, 'dailyMail', on, version));
  await settings.refresh();
  await db.updateTable('staff').set({ language: 'it' }).where('role', '=', 'owner').execute();
  await Promise.all([dailyMail.look(), dailyMail.look(), dailyMail.look()]);
  await dailyMail.look();
  expect(await mails()).toMatchObject([{ subject: expect.stringMatching(/^Da fare oggi/) }]);
});
