import { type CartAnswer, platformTotals } from '@brixel/contract/cart';
import type { SeedCoupon } from '@brixel/demo-catalog/seed';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { createTestCart, type TestCart } from '../support/test-cart.ts';

const plenty = { qty: 0, managed: false, minSale: 1, maxSale: 0 };
const coupon = (code: string, more: Partial<SeedCoupon> = {}): SeedCoupon => ({
  code,
  title: { de: code, it: code },
  kind: 'percent',
  amount: 10,
  minimumSubtotal: 0,
  validFrom: null,
  validTo: null,
  usageLimit: null,
  ...more,
});

let shop: TestPlatform;
beforeAll(async () => {
  const catalog = smallCatalog([
    seedProduct(
      10,
      { de: 'stein', it: 'mattoncino' },
      { price: 1_234, tiers: [{ qty: 100, price: 99 }], stock: plenty },
    ),
    seedProduct(11, { de: 'kasten', it: 'cassa' }, { price: 199_900, tiers: [], stock: plenty }),
  ]);
  shop = await startTestPlatform({
    catalog: () => ({
      ...catalog,
      coupons: [
        coupon('TEN'),
        coupon('FIVE', { kind: 'fixed', amount: 50_000, minimumSubtotal: 300_000 }),
        coupon('PAST', { validTo: '2020-01-01T00:00:00.000Z' }),
        coupon('USED', { usageLimit: 0 }),
      ],
    }),
  });
});
afterAll(() => shop.close());

const twoLines = async (): Promise<TestCart> => {
  const cart = await createTestCart(shop);
  await cart.update({ sku: 'P-10', qty: 150 });
  await cart.update({ sku: 'P-11', qty: 1 });
  return cart;
};

test('totals name every amount, and each line is rounded once', async () => {
  const cart = await twoLines();
  const totals = platformTotals.parse(await cart.totals());
  // 150 × 0.0099 = 1.49; 1.49 + 19.99 + 6.90 of which 19/119 are tax
  expect(totals).toMatchObject({
    grand_total: 28.38,
    base_grand_total: 28.38,
    subtotal_incl_tax: 21.48,
    discount_amount: 0,
    shipping_incl_tax: 6.9,
    tax_amount: 4.53,
    items_qty: 151,
    base_currency_code: 'EUR',
    quote_currency_code: 'EUR',
  });
  expect(totals).not.toHaveProperty('coupon_code');
  expect(totals.items).toMatchObject([
    { item_id: 1, qty: 150, price_incl_tax: 0.0099, row_total_incl_tax: 1.49, tax_percent: 19, options: '[]' },
    { item_id: 2, qty: 1, row_total_incl_tax: 19.99 },
  ]);
  expect(totals.total_segments.map(({ code, value, area }) => [code, value, area])).toEqual([
    ['subtotal', 21.48, undefined],
    ['shipping', 6.9, undefined],
    ['tax', 4.53, 'taxes'],
    ['grand_total', 28.38, 'footer'],
  ]);
  expect((await cart.post('collect-totals', { methods: {} })).result).toEqual(totals);
  expect((await cart.post('collect-totals')).result).toEqual(totals);
});

test('an empty cart costs nothing', async () => {
  const cart = await createTestCart(shop);
  expect(await cart.totals()).toMatchObject({ grand_total: 0, shipping_incl_tax: 0, tax_amount: 0, items: [] });
});

describe('shipping information', () => {
  const send = (cart: TestCart, addressInformation: object, query?: Record<string, string>) =>
    cart.post<{ payment_methods: object[]; totals: object }>('shipping-information', { addressInformation }, query);

  test('decides the VAT by the country of delivery; the price stays', async () => {
    const cart = await twoLines();
    const { result } = await send(cart, {
      shippingAddress: { countryId: 'IT', firstname: '', street: [''] },
      billingAddress: { countryId: 'IT' },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    });
    expect(result.payment_methods).toHaveLength(2);
    expect(result.totals).toMatchObject({ grand_total: 28.38, tax_amount: 5.12, items: [{ tax_percent: 22 }, {}] });
    expect(await cart.totals()).toEqual(result.totals);
    await send(cart, { shipping_address: { country_id: 'de' } });
    expect(await cart.totals()).toMatchObject({ tax_amount: 4.53 });
    await send(cart, { shippingAddress: { countryId: 'FR' } });
    expect(await cart.totals()).toMatchObject({ tax_amount: 4.53 });
  });

  test('may be empty, but cannot name a method that does not exist', async () => {
    const cart = await twoLines();
    expect((await send(cart, { shippingAddress: { countryId: '' }, shippingMethodCode: '' })).code).toBe(200);
    expect(await send(cart, { shippingMethodCode: 'pigeon', shippingCarrierCode: 'flatrate' })).toEqual({
      code: 400,
      result: 'There is no shipping method pigeon',
    });
    expect(await cart.post('shipping-information', {})).toEqual({
      code: 400,
      result: 'addressInformation is missing',
    });
  });
});

describe('a coupon', () => {
  const apply = (cart: TestCart, code: string, query?: Record<string, string>) =>
    cart.post<unknown>('apply-coupon', undefined, { coupon: code, ...query });

  test('is spread over the lines, and taken back', async () => {
    const cart = await twoLines();
    expect(await apply(cart, ' ten ')).toEqual({ code: 200, result: true });
    expect(await cart.totals()).toMatchObject({
      coupon_code: 'TEN',
      discount_amount: -2.15,
      grand_total: 26.23,
      items: [
        { discount_amount: 0.15, discount_percent: 10 },
        { discount_amount: 2, discount_percent: 10 },
      ],
      total_segments: [{}, { code: 'discount', value: -2.15 }, {}, {}, {}],
    });
    expect((await cart.get('coupon')).result).toBe('TEN');
    expect(await cart.post('delete-coupon')).toEqual({ code: 200, result: true });
    expect((await cart.get('coupon')).result).toBeNull();
    expect(await cart.totals()).not.toHaveProperty('coupon_code');
  });

  test.each(['NOPE', 'PAST', 'USED', 'FIVE'])('%s that does not hold is 404 and changes nothing', async (code) => {
    const cart = await twoLines();
    await apply(cart, 'TEN');
    const before = await cart.state();
    expect(await apply(cart, code)).toEqual({
      code: 404,
      result: `You've entered an incorrect coupon code. Please try again.`,
    });
    expect(await cart.state()).toEqual(before);
    expect(await apply(cart, '')).toEqual({ code: 400, result: 'coupon is missing' });
  });

  test('holds only while the cart is worth enough', async () => {
    const cart = await twoLines();
    await cart.update({ sku: 'P-11', qty: 2, item_id: 2 });
    const { result } = await apply(cart, 'FIVE', { answer: 'cart' });
    expect((result as CartAnswer).cart).toMatchObject({
      coupon: { code: 'FIVE', discount_amount: -5 },
      totals: { grand_total: 43.37 },
    });
    await cart.update({ sku: 'P-11', qty: 1, item_id: 2 });
    expect(await cart.totals()).toMatchObject({ discount_amount: 0, grand_total: 28.38 });
    expect(await cart.state()).not.toHaveProperty('coupon');
    await cart.update({ sku: 'P-11', qty: 2, item_id: 2 });
    expect(await cart.totals()).toMatchObject({ coupon_code: 'FIVE', grand_total: 43.37 });
  });
});

test('whatever is in the cart, rows, discount and shipping make the grand total, and rates the tax', async () => {
  const cart = await createTestCart(shop);
  let version = 0;
  const cents = (euros: number): number => Math.round(euros * 100);
  await cart.post('apply-coupon', undefined, { coupon: 'TEN' });
  await fc.assert(
    fc.asyncProperty(fc.nat(3_000), fc.nat(30), async (stones, boxes) => {
      version += 1;
      const { totals } = (
        await cart.set(
          { sku: 'P-10', qty: stones, line_key: 'a', line_version: version },
          { sku: 'P-11', qty: boxes, line_key: 'b', line_version: version },
        )
      ).cart;
      const rows = totals.items.reduce((sum, row) => sum + cents(row.row_total_incl_tax), 0);
      expect(rows).toBe(cents(totals.subtotal_incl_tax));
      expect(cents(totals.grand_total)).toBe(rows + cents(totals.discount_amount) + cents(totals.shipping_incl_tax));
      const tax = totals.total_segments.find(({ code }) => code === 'tax');
      const byRate = tax?.extension_attributes?.tax_grandtotal_details ?? [];
      expect(byRate.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(totals.tax_amount));
    }),
    { numRuns: 25 },
  );
});
