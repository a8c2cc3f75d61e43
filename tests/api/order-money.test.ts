import { fromEuros } from '@brixel/commerce/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, coupon, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  const coupons = [coupon('MANY', { amount: 15 }), coupon('SOME', { kind: 'fixed', amount: 25_000 })];
  shop = await startTestPlatform({ catalog: () => orderCatalog([], coupons) });
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
      const order = await shop.platform.orders.byId(orderId);
      expect(order?.totals).toEqual(shown);

      const view = await orders.view(orderId);
      const rows = view.items.map(({ row_total_incl_tax }) => row_total_incl_tax).reduce(cents, 0);
      const discount = view.items.map(({ discount_amount }) => discount_amount).reduce(cents, 0);
      expect(discount).toBe(fromEuros(-view.discount_amount));
      expect(rows - discount + fromEuros(view.shipping_incl_tax)).toBe(fromEuros(view.grand_total));
      const taxes = view.total_segments.flatMap(
        ({ extension_attributes }) => extension_attributes?.tax_grandtotal_details.map(({ amount }) => amount) ?? [],
      );
      expect(taxes.reduce(cents, 0)).toBe(fromEuros(view.tax_amount));
    }),
    { numRuns: 25 },
  );
});
