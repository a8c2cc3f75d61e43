import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CartTotals,
  type LineTerms,
  lineTotal,
  rateOf,
  reachedTier,
  cartTotals as totalsFor,
  unitPrice,
} from './cart-totals.ts';
import { CENT, fromEuros } from './money.ts';

const SHIPPING = fromEuros(6.9);
const cartTotals = (lines: readonly LineTerms[]): CartTotals => totalsFor(lines, () => SHIPPING);

const brick: LineTerms = {
  qty: 1,
  price: fromEuros(0.12),
  tiers: [
    { qty: 500, price: fromEuros(0.08) },
    { qty: 50, price: fromEuros(0.11) },
    { qty: 100, price: fromEuros(0.09) },
  ],
  taxRate: 1900,
};
const set: LineTerms = { qty: 1, price: fromEuros(19.9), tiers: [], taxRate: 1900 };
const plan: LineTerms = { qty: 1, price: fromEuros(4.9), tiers: [], taxRate: 1900, virtual: true };

test('the quantity decides the tier, in whatever order tiers come', () => {
  expect(reachedTier(brick.tiers, 49)).toBeNull();
  expect(unitPrice(brick, 49)).toBe(fromEuros(0.12));
  expect(unitPrice(brick, 50)).toBe(fromEuros(0.11));
  expect(unitPrice(brick, 120)).toBe(fromEuros(0.09));
  expect(unitPrice(brick, 10_000)).toBe(fromEuros(0.08));
});

test('a tier that is dearer than the current price does not count', () => {
  expect(unitPrice({ ...brick, price: fromEuros(0.1) }, 50)).toBe(fromEuros(0.1));
  const contradictory = [...brick.tiers, { qty: 1000, price: fromEuros(0.1) }];
  expect(unitPrice({ ...brick, tiers: contradictory }, 1000)).toBe(fromEuros(0.08));
});

test('a line is rounded once: 3 pieces at 0.125 cost 0.38, not 0.39', () => {
  expect(lineTotal({ qty: 3, price: fromEuros(0.125), tiers: [] })).toBe(fromEuros(0.38));
  expect(lineTotal({ ...brick, qty: 120 })).toBe(fromEuros(10.8));
});

test('shipping is added once for the whole cart, not once per line', () => {
  const totals = cartTotals([{ ...brick, qty: 120 }, set]);
  expect(totals).toEqual({
    subtotal: fromEuros(30.7),
    discount: 0,
    shipping: SHIPPING,
    tax: fromEuros(6),
    taxes: [{ rate: 1900, tax: fromEuros(6) }],
    grandTotal: fromEuros(37.6),
    quantity: 121,
  });
});

test('a cart of files is not shipped, one parcel makes it shipped', () => {
  expect(cartTotals([plan]).shipping).toBe(0);
  expect(cartTotals([plan]).grandTotal).toBe(fromEuros(4.9));
  expect(cartTotals([plan, set]).shipping).toBe(SHIPPING);
});

test('what the goods cost after the coupon decides what their parcel costs', () => {
  const freeFrom20 = (goods: number): number => (goods < fromEuros(20) ? SHIPPING : 0);
  expect(totalsFor([set, brick], freeFrom20).shipping).toBe(0);
  expect(totalsFor([{ ...set, discount: fromEuros(1) }, brick], freeFrom20).shipping).toBe(SHIPPING);
});

test('an empty cart costs nothing', () => {
  const nothing = { subtotal: 0, discount: 0, shipping: 0, tax: 0, taxes: [], grandTotal: 0, quantity: 0 };
  expect(cartTotals([])).toEqual(nothing);
});

test('tax is that of what is paid at each rate, shipping at the highest', () => {
  const book: LineTerms = { qty: 1, price: fromEuros(10.7), tiers: [], taxRate: 700 };
  const gift: LineTerms = { qty: 1, price: fromEuros(5), tiers: [], taxRate: 0, virtual: true };
  const totals = cartTotals([book, gift, { ...set, discount: fromEuros(2) }]);
  expect(totals).toMatchObject({
    subtotal: fromEuros(35.6),
    discount: fromEuros(2),
    grandTotal: fromEuros(40.5),
    tax: fromEuros(4.66),
    taxes: [
      { rate: 1900, tax: fromEuros(3.96) },
      { rate: 700, tax: fromEuros(0.7) },
    ],
  });
});

test('finds the rate behind a price, also behind that of a single small part', () => {
  expect(rateOf(16.7227, 3.1773)).toBe(1900);
  expect(rateOf(0.0168, 0.0032)).toBe(1900);
  expect(rateOf(16.3115, 3.5885)).toBe(2200);
  expect(rateOf(0, 0)).toBe(0);
});

test('the subtotal is the sum of its lines in whole cents, in whatever order they come', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 5000 }),
    price: fc.integer({ min: 1, max: 5_000_000 }),
    tiers: fc.array(fc.record({ qty: fc.nat(500), price: fc.integer({ min: 1, max: 5_000_000 }) }), { maxLength: 3 }),
    taxRate: fc.constantFrom(0, 700, 1900, 2200),
    virtual: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const totals = cartTotals(lines);
      expect(cartTotals(lines.toReversed())).toEqual(totals);
      expect(totals.subtotal).toBe(lines.reduce((sum, terms) => sum + lineTotal(terms), 0));
      expect(totals.subtotal % CENT).toBe(0);
      expect(totals.tax).toBeLessThanOrEqual(totals.grandTotal);
      expect(totals.tax).toBe(totals.taxes.reduce((sum, { tax }) => sum + tax, 0));
    }),
  );
});
