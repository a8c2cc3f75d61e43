import type { CartState, CouponRefusal } from '@brixel/contract/cart';
import type { CouponContent } from '@brixel/contract/office/coupon-endpoints';
import type { OfficeInput } from '@brixel/contract/office/office-types';
import type { OrderRefusal } from '@brixel/contract/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { goods, managed, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart, type TestCart } from '../support/test-cart.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
let editor: OfficePerson;
beforeAll(async () => {
  const round = [goods(60, { categoryIds: [4], price: 100_000, stock: managed(10_000) })];
  shop = await startTestPlatform({
    catalog: () => orderCatalog([...round, goods(61, { categoryIds: [2], price: 100_000, stock: managed(10_000) })]),
  });
  orders = testOrders(shop);
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

const terms: CouponContent = {
  code: 'ADVENT',
  title: 'Kalender',
  value: { kind: 'percent', percent: 10 },
  minimum: 0,
  from: null,
  to: null,
  usage_limit: null,
  per_customer: null,
  first_order_only: false,
  categories: [],
  active: true,
};

const offer = (more: Partial<CouponContent> & { code: string }) =>
  editor.call('coupons.create', { body: { ...terms, ...more } });

async function filled(...skus: string[]): Promise<TestCart> {
  const cart = await createTestCart(shop);
  for (const sku of skus) await cart.update({ sku, qty: 1 });
  return cart;
}

/** Why not, or what the cart comes to with it. */
async function redeem(cart: TestCart, coupon: string): Promise<Omit<CouponRefusal, 'message'> | CartState['totals']> {
  const { code, result } = await cart.post<{ cart: CartState } & CouponRefusal>('apply-coupon', undefined, {
    coupon,
    answer: 'cart',
  });
  if (code === 200) return result.cart.totals;
  const { message, ...refusal } = result;
  expect(message).toContain('incorrect coupon code');
  return refusal;
}

const order = (cart: TestCart, sku: string, email: string) => {
  const somebody = { ...address, email };
  return orderMessage([{ sku, qty: 1 }], {
    cart_id: cart.id,
    addressInformation: { shippingAddress: somebody, billingAddress: somebody },
  });
};

async function buyWith(coupon: string, email: string): Promise<'placed' | OrderRefusal['coupon']> {
  const cart = await filled('P-60');
  await redeem(cart, coupon);
  const { code, text } = await orders.send(order(cart, 'P-60', email));
  return code === 200 ? 'placed' : JSON.parse(text).result.coupon;
}

const listed = async (code: string) =>
  (await editor.call('coupons.list')).coupons.find((coupon) => coupon.code === code);

test('what is set in the office holds in the shop, and what does not hold says why', async () => {
  await offer({ code: 'RUND', categories: [3], value: { kind: 'percent', percent: 50 } });
  const cart = await filled('P-60', 'P-61');
  // category 4 is below 3, the root is not
  expect(await redeem(cart, 'rund')).toMatchObject({
    discount_amount: -5,
    items: [{ discount_percent: 50 }, { discount_percent: 0 }],
  });
  expect(await redeem(await filled('P-61'), 'RUND')).toEqual({ code: 'NOTHING_TO_REDUCE' });

  await offer({ code: 'FREI', value: { kind: 'shipping' }, minimum: 15 });
  expect(await redeem(await filled('P-60'), 'FREI')).toEqual({ code: 'BELOW_MINIMUM', minimum: 15 });
  expect(await redeem(cart, 'FREI')).toMatchObject({
    ...{ coupon_code: 'FREI', discount_amount: 0, shipping_incl_tax: 0, grand_total: 20 },
  });
  const { result } = await cart.post<{ price_incl_tax: number }[]>('shipping-methods', {
    address: { country_id: 'DE' },
  });
  expect(result.map(({ price_incl_tax }) => price_incl_tax)).toEqual([0]);
  const placed = await orders.place(
    orderMessage(
      [
        { sku: 'P-60', qty: 1 },
        { sku: 'P-61', qty: 1 },
      ],
      { cart_id: cart.id, expected_total: 20 },
    ),
  );
  expect(placed.grandTotal).toBe(20);

  await offer({ code: 'SPAETER', from: '2999-01-01' });
  await offer({ code: 'FRUEHER', to: '2020-01-01' });
  expect(await redeem(await filled('P-60'), 'SPAETER')).toEqual({ code: 'NOT_YET' });
  expect(await redeem(await filled('P-60'), 'FRUEHER')).toEqual({ code: 'EXPIRED' });
  expect(await listed('SPAETER')).toMatchObject({ state: 'planned', from: '2999-01-01' });
  expect(await listed('FRUEHER')).toMatchObject({ state: 'ended', to: '2020-01-01' });
});

test('a coupon for each customer holds so often for each, however they write their address', async () => {
  await offer({ code: 'EINMAL', per_customer: 1 });
  expect(await buyWith('EINMAL', 'ida@example.de')).toBe('placed');
  expect(await buyWith('EINMAL', 'Ida+zwei@example.de')).toBe('USED_BY_CUSTOMER');
  expect(await buyWith('EINMAL', 'ada@example.de')).toBe('placed');
  expect(await listed('EINMAL')).toMatchObject({ used: 2, removable: false });
});

test('many at once with one coupon for each customer: one order', async () => {
  await offer({ code: 'RENNEN', per_customer: 1 });
  await offer({ code: 'ERSTE', first_order_only: true });
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => buyWith('RENNEN', 'rennen@example.de')));
  expect(outcomes.toSorted()).toEqual([...Array(11).fill('USED_BY_CUSTOMER'), 'placed']);
  const first = await Promise.all(Array.from({ length: 6 }, () => buyWith('ERSTE', 'erste@example.de')));
  expect(first.toSorted()).toEqual([...Array(5).fill('NOT_FIRST_ORDER'), 'placed']);
});

test('the first order is the first; one that was canceled was none, and a refused coupon leaves the cart', async () => {
  await offer({ code: 'NEU', first_order_only: true });
  const cart = await filled('P-60');
  await redeem(cart, 'NEU');
  const { backendOrderId } = await orders.place(order(cart, 'P-60', 'neu@example.de'));
  const second = await filled('P-60');
  await redeem(second, 'NEU');
  expect(await orders.refused(order(second, 'P-60', 'neu@example.de'))).toMatchObject({ coupon: 'NOT_FIRST_ORDER' });
  expect(await second.state()).not.toHaveProperty('coupon');
  await orders.place({ ...order(second, 'P-60', 'neu@example.de'), expected_total: 16.9 });

  await shop.platform.orders.setStatus(backendOrderId, 'canceled');
  expect(await listed('NEU')).toMatchObject({ used: 0, removable: false });
  expect(await buyWith('NEU', 'neu@example.de')).toBe('NOT_FIRST_ORDER');
});

test('a customer with an account is told in the cart already', async () => {
  const password = 'ein langes Kennwort';
  const post = async (url: string, payload: object = {}) =>
    (await shop.inject({ method: 'POST', url, payload })).json();
  await offer({ code: 'KONTO', per_customer: 1 });
  expect(await buyWith('KONTO', 'konto@example.de')).toBe('placed');
  await post('/api/user/create', { customer: { email: 'konto@example.de', firstname: 'K', lastname: 'O' }, password });
  const { result: token } = await post('/api/user/login', { username: 'konto@example.de', password });
  const { result: id } = await post(`/api/cart/create?token=${token}`);
  const asked = await post(`/api/cart/apply-coupon?token=${token}&cartId=${id}&coupon=KONTO&answer=cart`);
  expect(asked.result).toMatchObject({ code: 'USED_BY_CUSTOMER' });
});

test('switched off it is unknown, and a limit that comes later counts what was used before', async () => {
  await offer({ code: 'SCHALTER' });
  expect(await buyWith('SCHALTER', 'eins@example.de')).toBe('placed');
  await editor.call('coupons.switch', { params: { id: 'SCHALTER' }, body: { active: false } });
  expect(await redeem(await filled('P-60'), 'SCHALTER')).toEqual({ code: 'UNKNOWN' });
  expect(await listed('SCHALTER')).toMatchObject({ state: 'off' });
  await editor.call('coupons.switch', { params: { id: 'schalter' }, body: { active: true } });

  const { code: _code, active: _active, ...rest } = terms;
  const change: OfficeInput<'coupons.update'> = {
    params: { id: 'SCHALTER' },
    body: { ...rest, usage_limit: 2, version: 1 },
  };
  expect(await editor.call('coupons.update', change)).toMatchObject({ used: 1, usage_limit: 2, version: 2 });
  expect(await editor.refusal('coupons.update', change)).toBe('409 CHANGED_MEANWHILE');
  expect(await buyWith('SCHALTER', 'zwei@example.de')).toBe('placed');
  expect(await redeem(await filled('P-60'), 'SCHALTER')).toEqual({ code: 'USED_UP' });
});

test('an unused coupon can be removed, a used one not; codes are given once; every step is told', async () => {
  await offer({ code: 'WEG' });
  expect(await editor.refusal('coupons.create', { body: { ...terms, code: ' weg ' } })).toBe('409 COUPON_TAKEN');
  await editor.call('coupons.remove', { params: { id: 'WEG' } });
  expect(await editor.refusal('coupons.remove', { params: { id: 'WEG' } })).toBe('404 NOT_FOUND');
  expect(await editor.refusal('coupons.remove', { params: { id: 'EINMAL' } })).toBe('409 COUPON_USED');
  expect(await listed('BRIX10')).toMatchObject({ demo: true, state: 'active', title: 'Zehn Prozent' });
  for (const body of [
    { ...terms, code: 'A' },
    { ...terms, code: 'MIT LEERZEICHEN' },
    { ...terms, value: { kind: 'percent', percent: 101 } },
    { ...terms, from: '2026-02-01', to: '2026-01-01' },
  ])
    expect((await editor.ask('coupons.create', { body })).status).toBe(400);
  const owner = await signInAs(shop, 'owner');
  const { entries } = await owner.call('audit.list', { query: { action: 'coupons', subject: 'weg' } });
  expect(entries.map(({ action }) => action)).toEqual(['coupons.remove', 'coupons.create']);
  expect(await owner.call('coupons.categories')).toEqual([
    { id: 3, name: 'steine', level: 1 },
    { id: 4, name: 'rund', level: 2 },
  ]);
});
