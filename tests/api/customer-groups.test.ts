import type { CartAnswer } from '@brixel/contract/cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { choose, coupon, goods, managed, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, testOrders } from '../support/test-order.ts';

/** A price that nobody else has: wherever these digits are found, it was told. */
const CANARY = 0.7313;
const CANARY_DIGITS = /7313/;

let shop: TestPlatform;
let owner: OfficePerson;
let dealers: number;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () =>
      orderCatalog(
        [
          goods(60, { price: 100_000, special: { price: 80_000, from: null, to: null }, stock: managed(1000) }),
          goods(61, { price: 100_000, stock: managed(1000), tiers: [{ qty: 10, price: 70_000 }] }),
          goods(62, { type: 'grouped', price: 0, links: [{ type: 'associated', sku: 'P-61', qty: 2 }] }),
          goods(63, { type: 'virtual', price: 250_000, voucher: true }),
        ],
        [coupon('ZEHN')],
      ),
  });
  owner = await signInAs(shop, 'owner');
  dealers = (await owner.call('customerGroups.create', { body: { name: 'Händler', percent: 12.5 } })).id;
  const setPrice = (sku: string, qty: number, price: number) =>
    owner.call('customerGroups.setPrice', { params: { id: dealers }, body: { sku, qty, price } });
  await setPrice('P-1', 50, 0.05);
  await setPrice('P-11', 1, CANARY);
  // a product that is written anew is read with all its rows
  await shop.database.db.updateTable('product').set({ is_new: 1 }).where('sku', '=', 'P-11').execute();
  await shop.platform.catalog.refresh();
});
afterAll(() => shop.close());

const PASSWORD = 'ein langes Kennwort';
const inject = async (method: 'GET' | 'POST', path: string, token?: string, body?: object) =>
  shop.inject({
    method,
    url: `/api/${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  });
const result = async (...call: Parameters<typeof inject>) => (await inject(...call)).json().result;

async function register(name: string, group?: number) {
  const email = `${name}@example.de`;
  const customer = { email, firstname: name, lastname: 'Weber' };
  const { id } = await result('POST', 'user/create', undefined, { customer, password: PASSWORD });
  if (group) await owner.call('customers.setGroup', { params: { id }, body: { group } });
  const token: string = await result('POST', 'user/login', undefined, { username: email, password: PASSWORD });
  return { id: id as number, token, email };
}

async function cartOf(token = '') {
  const id = await result('POST', `cart/create?token=${token}`);
  const query = new URLSearchParams({ token, cartId: String(id), answer: 'cart' });
  return {
    id: String(id),
    add: (sku: string, qty: number, option: object = {}) =>
      result('POST', `cart/update?${query}`, undefined, { cartItem: { sku, qty, ...option } }),
    async prices() {
      const { cart } = (await result('GET', `cart/pull?${query}`)) as CartAnswer;
      return cart.totals.items.map(({ price_incl_tax }) => price_incl_tax);
    },
    totals: async () => ((await result('GET', `cart/pull?${query}`)) as CartAnswer).cart.totals,
    coupon: (code: string) => result('POST', `cart/apply-coupon?${query}&coupon=${code}`),
  };
}

async function fill(token = '') {
  const cart = await cartOf(token);
  await cart.add('P-1', 50);
  await cart.add('P-10', 1, choose.colour(1));
  await cart.add('P-30', 1, choose.boxWithExtras());
  await cart.add('P-40', 1, choose.engraving('Zoë'));
  await cart.add('P-60', 1);
  await cart.add('P-61', 10);
  await cart.add('P-63', 1);
  return cart;
}

// of a guest: 0.1234; 1; 2 × 1 + 3 × 0.1234 + 2; 1 + 0.25; sale 8; tier 7; voucher 25
const GUEST = [0.1234, 1, 4.3702, 1.25, 8, 7, 25];
// 12.5 % off the regular price, the group's own prices, and what everybody gets where that is lower
const DEALER = [0.05, CANARY, 2 * CANARY + 3 * 0.108 + 1.75, 1.125, 8, 7, 25];

const near = (prices: readonly number[]) => prices.map((price) => expect.closeTo(price, 4));

test('the cart of a customer has the prices of their group, that of a guest everybody’s, and a move counts at once', async () => {
  const { id, token } = await register('carla', dealers);
  const [own, guest] = [await fill(token), await fill()];
  expect(await guest.prices()).toEqual(near(GUEST));
  expect(await own.prices()).toEqual(near(DEALER));

  // the coupon counts from what the customer pays
  const before = await own.totals();
  await own.coupon('ZEHN');
  const { discount_amount } = await own.totals();
  expect(-discount_amount).toBeCloseTo((before.subtotal_incl_tax - 25) / 10, 1);

  await owner.call('customers.setGroup', { params: { id }, body: { group: 1 } });
  expect(await own.prices()).toEqual(near(GUEST));
  await owner.call('customers.setGroup', { params: { id }, body: { group: dealers } });
  expect(await own.prices()).toEqual(near(DEALER));
});

test('an order costs what the cart has shown; one that was shown something else is refused with the new sum', async () => {
  const { id, token } = await register('olga', dealers);
  const cart = await cartOf(token);
  await cart.add('P-61', 2);
  const shown = await cart.totals();
  expect(shown.subtotal_incl_tax).toBe(17.5);
  const orders = testOrders(shop);
  const message = orderMessage([{ sku: 'P-61', qty: 2 }], {
    cart_id: cart.id,
    expected_total: shown.grand_total,
  });

  await owner.call('customers.setGroup', { params: { id }, body: { group: 1 } });
  const refusal = await orders.refused(message, `?token=${token}`);
  expect(refusal.code).toBe('PRICE_CHANGED');
  expect(refusal.totals?.subtotal_incl_tax).toBe(20);

  await owner.call('customers.setGroup', { params: { id }, body: { group: dealers } });
  const placed = await orders.place({ ...message, order_id: crypto.randomUUID() }, `?token=${token}`);
  const copy = await orders.view(placed.orderId);
  expect(copy).toMatchObject({ subtotal_incl_tax: 17.5, grand_total: shown.grand_total });
  const mail = await shop.database.db
    .selectFrom('mail')
    .selectAll()
    .where('subject', 'like', `%${placed.orderNumber}%`)
    .execute();
  expect(JSON.stringify(mail)).toContain('8,75');

  // a guest's cart shows a guest's prices, whoever orders it
  const guests = await cartOf();
  await guests.add('P-61', 2);
  const asGuest = orderMessage([{ sku: 'P-61', qty: 2 }], {
    cart_id: guests.id,
    expected_total: (await guests.totals()).grand_total,
  });
  const second = await orders.place(asGuest, `?token=${token}`);
  expect((await orders.view(second.orderId)).subtotal_incl_tax).toBe(20);
});

test('own prices are told to the customer alone, by sku, and stored nowhere', async () => {
  const { token } = await register('paula', dealers);
  const skus = 'P-1,P-10,P-11,P-30,P-60,P-61,P-62,P-63,nope';
  const answer = await inject('GET', `ext/own-prices?skus=${skus}`, token);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const { prices, version } = answer.json().result;
  expect(version).toMatch(/^\d+\.\d+$/);
  expect(prices).toEqual([
    {
      sku: 'P-1',
      steps: [
        { qty: 1, price: 0.108 },
        { qty: 50, price: 0.05 },
        { qty: 100, price: 0.0099 },
      ],
    },
    { sku: 'P-10', steps: [{ qty: 1, price: CANARY }] },
    { sku: 'P-11', steps: [{ qty: 1, price: CANARY }] },
    { sku: 'P-30', steps: [{ qty: 1, price: 2 * CANARY }] },
    {
      sku: 'P-61',
      steps: [
        { qty: 1, price: 8.75 },
        { qty: 10, price: 7 },
      ],
    },
    { sku: 'P-62', steps: [{ qty: 1, price: 17.5 }] },
  ]);
  expect((await result('GET', 'user/me', token)).extension_attributes).toMatchObject({ own_prices: true });

  const other = await register('gustav');
  expect(await result('GET', `ext/own-prices?skus=${skus}`, other.token)).toEqual({ version: null, prices: [] });
  expect((await result('GET', 'user/me', other.token)).extension_attributes).not.toHaveProperty('own_prices');
  expect((await inject('GET', `ext/own-prices?skus=${skus}`)).statusCode).toBe(401);
});

test('nothing that everybody can read holds a price of a group, whoever asks and whatever they claim', async () => {
  const { token } = await register('wanda', dealers);
  const all = encodeURIComponent(JSON.stringify({ query: { match_all: {} } }));
  const claimed = encodeURIComponent(JSON.stringify({ _appliedFilters: [], groupId: dealers, groupToken: 'x' }));
  const paths = ['de', 'it'].flatMap((store) => [
    `catalog/brixel_${store}/product/_search?size=50&request=${all}`,
    `catalog/brixel_${store}/product/_search?size=50&request_format=search-query&request=${claimed}`,
    `catalog/brixel_${store}/attribute/_search?size=50&request=${all}`,
    `catalog/brixel_${store}/category/_search?size=50&request=${all}`,
  ]);
  const skus = 'P-1,P-10,P-11,P-30,P-60,P-61,P-62';
  paths.push(`product/render-list?skus=${skus}&currencyCode=EUR&storeId=1&userGroupId=${dealers}`);
  paths.push(`stock/list?skus=${skus}`, 'ext/shop-facts');
  for (const path of paths)
    for (const asked of [undefined, token]) {
      const answer = await inject('GET', path, asked);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.body, path).not.toMatch(CANARY_DIGITS);
      expect(answer.body, path).not.toContain(`"customer_group_id":${dealers}`);
    }
  const documents = await inject('GET', paths[0]!);
  expect(documents.body).toContain('P-11');
  const graphql = await shop.inject({
    method: 'POST',
    url: '/graphql/de',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: '{ products(search: "", filter: {}) { items } }' },
  });
  expect(graphql.body).toContain('P-11');
  expect(graphql.body).not.toMatch(CANARY_DIGITS);
});

test('the office keeps groups: names are unique, nobody is left without one, prices are for what has one', async () => {
  const list = async () => (await owner.call('customerGroups.list', {})).map(({ name }) => name);
  expect(await owner.refusal('customerGroups.create', { body: { name: 'Händler', percent: 0 } })).toBe(
    '409 GROUP_TAKEN',
  );
  const made = await owner.call('customerGroups.create', { body: { name: ' Vereine ', percent: 5 } });
  expect(made).toMatchObject({ name: 'Vereine', percent: 5, customers: 0, prices: 0, fixed: false });
  const byId = { params: { id: made.id } };
  expect(await owner.refusal('customerGroups.update', { ...byId, body: { ...made, name: 'Händler' } })).toBe(
    '409 GROUP_TAKEN',
  );
  const saved = await owner.call('customerGroups.update', {
    ...byId,
    body: { name: 'Clubs', percent: 7.25, version: made.version },
  });
  expect(saved).toMatchObject({ name: 'Clubs', percent: 7.25 });
  expect(
    await owner.refusal('customerGroups.update', {
      ...byId,
      body: { name: 'Clubs', percent: 1, version: made.version },
    }),
  ).toBe('409 CHANGED_MEANWHILE');

  const price = { sku: 'P-1', qty: 10, price: 0.0525 };
  expect(await owner.call('customerGroups.setPrice', { ...byId, body: price })).toEqual({
    ...price,
    name: 'Stein 1',
    everybody: 0.1234,
  });
  expect(await owner.refusal('customerGroups.setPrice', { ...byId, body: { ...price, sku: 'nope' } })).toBe(
    '404 SKU_UNKNOWN',
  );
  for (const sku of ['P-10', 'P-30', 'P-63'])
    expect(await owner.refusal('customerGroups.setPrice', { ...byId, body: { ...price, sku } })).toBe('409 NOT_PRICED');
  await owner.call('customerGroups.setPrice', { ...byId, body: { ...price, price: 0.04 } });
  const read = await owner.call('customerGroups.read', { ...byId, query: { search: 'p-1' } });
  expect(read.prices).toMatchObject([{ sku: 'P-1', price: 0.04 }]);
  expect((await owner.call('customerGroups.read', { ...byId, query: { search: '%' } })).prices).toEqual([]);

  const { id } = await register('vera', made.id);
  expect(await owner.refusal('customerGroups.remove', byId)).toBe('409 GROUP_IN_USE');
  expect(await owner.refusal('customerGroups.remove', { params: { id: 1 } })).toBe('409 GROUP_IN_USE');
  expect(await owner.refusal('customers.setGroup', { params: { id }, body: { group: 99_999 } })).toBe('404 NOT_FOUND');
  await owner.call('customers.setGroup', { params: { id }, body: { group: 1 } });
  await owner.call('customerGroups.removePrice', { ...byId, body: { sku: 'P-1', qty: 10 } });
  expect(await owner.refusal('customerGroups.removePrice', { ...byId, body: { sku: 'P-1', qty: 10 } })).toBe(
    '404 NOT_FOUND',
  );
  await owner.call('customerGroups.remove', byId);
  expect(await list()).not.toContain('Clubs');
  const { entries } = await owner.call('audit.list', { query: {} });
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['customerGroups.create', 'customerGroups.remove', 'customers.setGroup']),
  );
  expect(entries.find(({ action }) => action === 'customers.setGroup')).toMatchObject({
    subject: String(id),
    before: { group: 'Clubs' },
    after: { group: 'General' },
  });
});
