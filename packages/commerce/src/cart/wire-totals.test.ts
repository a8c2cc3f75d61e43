import { type PlatformTotals, platformTotals } from '@brixel/contract/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartTotals, cartTotals } from '../cart-totals.ts';
import { fromEuros } from '../money.ts';
import { withCoupon } from './coupon.ts';
import { type TotalsLine, taxShares, wireTotals } from './wire-totals.ts';

const shippingFor = () => fromEuros(6.9);

const bricks: TotalsLine = {
  item_id: 1,
  name: 'Brick 2×4',
  qty: 120,
  price: fromEuros(0.12),
  tiers: [{ qty: 100, price: fromEuros(0.09) }],
  taxRate: 1900,
  options: [{ label: 'Colour', value: 'Red' }],
};

test('everything that the wire promises, with a coupon', () => {
  const totals = wireTotals(withCoupon([bricks], { value: { kind: 'percent', rate: 1000 } }), shippingFor, {
    code: 'WELCOME10',
    percent: 1000,
  });
  expect(platformTotals.parse(totals)).toEqual(totals);
  expect(totals).toEqual({
    grand_total: 16.62,
    base_grand_total: 16.62,
    subtotal: 9.08,
    subtotal_incl_tax: 10.8,
    subtotal_with_discount: 8.17,
    discount_amount: -1.08,
    coupon_code: 'WELCOME10',
    shipping_amount: 5.8,
    base_shipping_amount: 5.8,
    shipping_incl_tax: 6.9,
    shipping_discount_amount: 0,
    shipping_tax_amount: 1.1,
    tax_amount: 2.65,
    base_tax_amount: 2.65,
    base_currency_code: 'EUR',
    quote_currency_code: 'EUR',
    items_qty: 120,
    items: [
      {
        item_id: 1,
        name: 'Brick 2×4',
        qty: 120,
        price: 0.0756,
        price_incl_tax: 0.09,
        row_total: 9.08,
        row_total_incl_tax: 10.8,
        row_total_with_discount: 8.17,
        tax_amount: 1.72,
        tax_percent: 19,
        discount_amount: 1.08,
        discount_percent: 10,
        options: '[{"label":"Colour","value":"Red"}]',
      },
    ],
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: 10.8 },
      { code: 'discount', title: 'Discount', value: -1.08 },
      { code: 'shipping', title: 'Shipping & Handling', value: 6.9 },
      {
        code: 'tax',
        title: 'Tax',
        value: 2.65,
        area: 'taxes',
        extension_attributes: {
          tax_grandtotal_details: [{ amount: 2.65, group_id: 1, rates: [{ percent: '19', title: 'Tax 19 %' }] }],
        },
      },
      { code: 'grand_total', title: 'Grand Total', value: 16.62, area: 'footer' },
    ],
  });
});

test('an empty cart has no coupon, no discount and no tax', () => {
  const totals = wireTotals([], shippingFor);
  expect(totals).toMatchObject({ grand_total: 0, discount_amount: 0, tax_amount: 0, items_qty: 0, items: [] });
  expect(totals).not.toHaveProperty('coupon_code');
  expect(totals.total_segments.map(({ code }) => code)).toEqual(['subtotal', 'shipping', 'tax', 'grand_total']);
});

const cents = (euros: number): number => Math.round(euros * 100);
const sumOf = <T>(list: readonly T[], amountOf: (entry: T) => number): number =>
  list.reduce((sum, entry) => sum + cents(amountOf(entry)), 0);

const lines = fc.array(
  fc.record({
    qty: fc.integer({ min: 1, max: 5000 }),
    price: fc.integer({ min: 1, max: 5_000_000 }),
    tiers: fc.array(fc.record({ qty: fc.nat(500), price: fc.integer({ min: 1, max: 5_000_000 }) }), { maxLength: 2 }),
    taxRate: fc.constantFrom(0, 700, 1900, 2200),
    virtual: fc.boolean(),
  }),
  { maxLength: 8 },
);
const percent = fc.constantFrom(0, 500, 1000, 3333, 10_000);

test('totals add up to the cent, gross and net, by line and by rate', () => {
  fc.assert(
    fc.property(lines, percent, (given, rate) => {
      const terms = given.map(
        (facts, position): TotalsLine => ({ ...facts, item_id: position + 1, name: '', options: [] }),
      );
      const reduced = withCoupon(terms, { value: { kind: 'percent', rate } });
      const totals: PlatformTotals = wireTotals(reduced, shippingFor, rate > 0 ? { code: 'X', percent: rate } : null);
      const { items } = totals;
      const grandTotal = cents(totals.grand_total);
      const rows = sumOf(items, (item) => item.row_total_incl_tax);
      const discount = sumOf(items, (item) => item.discount_amount);

      expect(rows).toBe(cents(totals.subtotal_incl_tax));
      expect(discount + cents(totals.discount_amount)).toBe(0);
      expect(rows - discount + cents(totals.shipping_incl_tax)).toBe(grandTotal);

      const net = cents(totals.subtotal_with_discount) + cents(totals.shipping_amount);
      expect(net + cents(totals.tax_amount)).toBe(grandTotal);
      expect(sumOf(items, (item) => item.row_total)).toBe(cents(totals.subtotal));
      expect(cents(totals.shipping_amount) + cents(totals.shipping_tax_amount)).toBe(cents(totals.shipping_incl_tax));
      for (const item of items) {
        expect(cents(item.row_total) + cents(item.tax_amount)).toBe(cents(item.row_total_incl_tax));
      }

      const segment = (code: string) => totals.total_segments.find((entry) => entry.code === code);
      const details = segment('tax')?.extension_attributes?.tax_grandtotal_details ?? [];
      expect(sumOf(details, ({ amount }) => amount)).toBe(cents(totals.tax_amount));
      const values = ['subtotal', 'discount', 'shipping'].map((code) => cents(segment(code)?.value ?? 0));
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(grandTotal);
    }),
  );
});

test('shipping bears tax at the highest rate, a book at its own', () => {
  const book: TotalsLine = { ...bricks, item_id: 2, qty: 1, price: fromEuros(10.7), tiers: [], taxRate: 700 };
  const totals = wireTotals([bricks, book], shippingFor);
  expect(totals.items.map(({ tax_amount }) => tax_amount)).toEqual([1.73, 0.7]);
  expect(totals.shipping_tax_amount).toBe(1.1);
});

test('shares of the tax are the tax, and no line bears that of another rate', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const totals: CartTotals = cartTotals(given, shippingFor);
      const shares = taxShares(given, totals);
      expect(shares.lines.reduce((sum, share) => sum + share, shares.shipping)).toBe(totals.tax);
      for (const [position, share] of shares.lines.entries()) {
        if (given[position]!.taxRate === 0) expect(share).toBe(0);
      }
    }),
  );
});
