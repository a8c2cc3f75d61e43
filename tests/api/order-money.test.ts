import { fromEuros } from '@brixel/commerce/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, coupon, goods, orderCatalog, unlimited } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

const voucher = goods(80, { type: 'virtual', price: 500_000, stock: unlimited, voucher: true });

let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  const coupons = [coupon('MANY', { amount: 15 }), coupon('SOME', { kind: 'fixed', amount: 25_000 })];
  shop = await startTestPlatform({ catalog: () => orderCatalog([voucher], coupons) });
  orders = testOrders(shop);
});
afterAll(() => shop.close());

const anyLine = fc.oneof(
  fc.integer({ min: 1, max: 300 }).map((qty) => ({ sku: 'P-1', qty })),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2 })).map(([qty, colour]) => ({
    sku: 'P-10',
    qty,
    ...choose.colour(colour),
  })),
  fc.integer({ min: 1, max: 5 }).map((qty) => ({ sku: 'P-30', qty, ...choose.boxWithExtras() })),
  fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('Ada', 'Eva')).map(([qty, text]) => ({
    sku: 'P-40',
    qty,
    ...choose.engraving(text),
  })),
);

const anyPurchase = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  coupon: fc.constantFrom(null, 'MANY', 'SOME'),
  country: fc.constantFrom('DE', 'IT'),
});

const cents = (sum: number, euros: number): number => sum + fromEuros(euros);

test('any order adds up, and costs what the cart with the same lines does', async () => {
  await fc.assert(
    fc.asyncProperty(anyPurchase, async ({ lines, coupon: code, country }) => {
      const cart = await createTestCart(shop);
      for (const line of lines) await cart.update(line);
      if (code) await cart.post('apply-coupon', undefined, { coupon: code });
      await cart.post('shipping-information', { addressInformation: { shippingAddress: { countryId: country } } });
      const shown = await cart.totals();

      const shippingAddress = { ...address, country_id: country };
      const { orderId } = await orders.place(
        orderMessage(lines, {
          cart_id: cart.id,
          expected_total: shown.grand_total,
          addressInformation: { shippingAddress },
        }),
      );
      const order = await shop.platform.orders.byPublicId(orderId);
      expect(order?.totals).toEqual(shown);

      const view = await orders.view(orderId);
      const rows = view.items.map(({ row_total_incl_tax }) => row_total_incl_tax).reduce(cents, 0);
      const discount = view.items.map(({ discount_amount }) => discount_amount).reduce(cents, 0);
      expect(discount).toBe(fromEuros(-view.discount_amount));
      expect(rows - discount + fromEuros(view.shipping_incl_tax)).toBe(fromEuros(view.grand_total));
      // what the order page of older clients adds up
      const parts = [view.subtotal, view.shipping_amount, view.tax_amount, view.discount_tax_compensation_amount];
      expect([...parts, view.discount_amount].reduce(cents, 0)).toBe(fromEuros(view.grand_total));
      if (view.discount_amount === 0) expect(view.discount_tax_compensation_amount).toBe(0);
      for (const item of view.items) {
        const { row_total, tax_amount, discount_tax_compensation_amount } = item;
        const sum = [row_total, tax_amount, discount_tax_compensation_amount].reduce(cents, 0);
        expect(sum).toBe(fromEuros(item.row_total_incl_tax));
      }
      const taxes = view.total_segments.flatMap(
        ({ extension_attributes }) => extension_attributes?.tax_grandtotal_details.map(({ amount }) => amount) ?? [],
      );
      expect(taxes.reduce(cents, 0)).toBe(fromEuros(view.tax_amount));
    }),
    { numRuns: 25 },
  );
});

test('a voucher is sold at its worth: without tax, and reduced by no coupon', async () => {
  const found = shop.platform.catalog.product('de', voucher.sku);
  expect(found).toMatchObject({ price: 50, price_incl_tax: 50, price_tax: 0, tax_class_id: 0, is_voucher: 1 });

  const only = await createTestCart(shop);
  await only.update({ sku: voucher.sku, qty: 1 });
  expect(await only.post('apply-coupon', undefined, { coupon: 'MANY' })).toMatchObject({ code: 404 });

  const cart = await createTestCart(shop);
  const lines = [
    { sku: voucher.sku, qty: 2 },
    { sku: 'P-10', qty: 10, ...choose.colour(1) },
  ];
  for (const line of lines) await cart.update(line);
  await cart.post('apply-coupon', undefined, { coupon: 'MANY' });
  const { orderId } = await orders.place(orderMessage(lines, { cart_id: cart.id }));
  const view = await orders.view(orderId);
  expect(view).toMatchObject({ subtotal_incl_tax: 110, discount_amount: -1.5, grand_total: 115.4 });
  expect(view.items[0]).toMatchObject({
    row_total: 100,
    row_total_incl_tax: 100,
    tax_amount: 0,
    tax_percent: 0,
    discount_amount: 0,
  });
  // of the bricks and their parcel alone
  expect(view.tax_amount).toBe(2.46);
});
