import { wireTotals } from '@brixel/commerce/cart/wire-totals';
import { fromEuros } from '@brixel/commerce/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBefore, daysOf, lastDays, momentsOf, quarterOf, quarterPeriod } from './periods.ts';
import { type Sold, saleOf } from './sales.ts';
import { piecesByAge } from './stock-ages.ts';

const address = { country_id: 'IT' } as Sold['billingAddress'];

const lines = fc.array(
  fc.record({
    sku: fc.constantFrom('A', 'B', 'C'),
    qty: fc.integer({ min: 1, max: 400 }),
    price: fc.integer({ min: 1, max: 2_000_000 }),
    taxRate: fc.constantFrom(0, 700, 1900, 2200),
    off: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test('lines, rates and shipping of an order always come to what is paid', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 2000 }), (given, shippingCents) => {
      const terms = given.map(({ off, ...line }, place) => {
        const gross = Math.round((line.qty * line.price) / 100) * 100;
        return {
          ...{ ...line, item_id: place + 1, name: line.sku, options: [], tiers: [] },
          discount: Math.floor((gross / 100) * (off / 100)) * 100,
        };
      });
      const totals = wireTotals(terms, () => shippingCents * 100);
      const order = {
        id: 7,
        createdAt: '2026-03-28T23:30:00.000Z',
        storeCode: 'it',
        grandTotal: fromEuros(totals.grand_total),
        totals,
        lines: terms.map(({ item_id, sku, qty }) => ({ itemId: item_id, sku, qty })),
        shippingAddress: null,
        billingAddress: address,
      } as unknown as Sold;
      const { sale, lines: sold, vat } = saleOf(order);
      const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
        rows.reduce((total, row) => total + of(row), 0);
      const shipping = fromEuros(totals.shipping_incl_tax);
      expect(sale).toMatchObject({ day: '2026-03-29', country: 'IT' });
      expect(sum(sold, ({ gross }) => gross) + shipping).toBe(sale.gross);
      expect(sum(sold, ({ net }) => net) + fromEuros(totals.shipping_amount)).toBe(sale.net);
      expect(sum(vat, ({ gross }) => gross)).toBe(sale.gross);
      expect(sum(vat, ({ tax }) => tax)).toBe(sale.gross - sale.net);
      expect(sum(sold, ({ pieces }) => pieces)).toBe(sale.pieces);
      expect(new Set(sold.map(({ sku }) => sku)).size).toBe(sold.length);
    }),
  );
});

test('pieces have an age each, and what came in last is there', () => {
  expect(piecesByAge(10, [4, 0, 3, 0])).toEqual([4, 0, 3, 0, 3]);
  expect(piecesByAge(2, [4, 0, 3, 0])).toEqual([2, 0, 0, 0, 0]);
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.nat(500), { minLength: 4, maxLength: 4 }), (stock, cameIn) => {
      const pieces = piecesByAge(stock, cameIn);
      expect(pieces.reduce((sum, some) => sum + some)).toBe(stock);
      expect(pieces.every((some) => some >= 0)).toBe(true);
    }),
  );
});

test('days are those of the shop, also where the clocks change', () => {
  const now = Date.parse('2026-03-29T22:30:00.000Z');
  const week = lastDays(now, 7);
  expect(week).toEqual({ from: '2026-03-24', to: '2026-03-30' });
  expect(daysOf(week)).toHaveLength(7);
  expect(daysBefore(week)).toEqual({ from: '2026-03-17', to: '2026-03-23' });
  expect(momentsOf(week)).toEqual({ from: '2026-03-23T23:00:00.000Z', until: '2026-03-30T22:00:00.000Z' });
  expect(quarterOf('2026-12-31')).toBe('2026-Q4');
  expect(quarterPeriod('2028-Q1')).toEqual({ from: '2028-01-01', to: '2028-03-31' });
  expect(quarterPeriod('2026-Q4')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
});

test('a gift voucher that is sold is no sale; goods beside it are', () => {
  const terms = [
    { item_id: 1, sku: 'A', qty: 2, price: 100_000, taxRate: 1900 },
    { item_id: 2, sku: 'CARD', qty: 1, price: 250_000, taxRate: 0 },
  ].map((line) => ({ ...line, name: line.sku, options: [], tiers: [], discount: 0 }));
  const totals = wireTotals(terms, () => 0);
  const { sale, lines, vat } = saleOf({
    ...{ id: 7, createdAt: '2026-03-28T12:00:00.000Z', storeCode: 'de', totals, shippingAddress: null },
    grandTotal: fromEuros(totals.grand_total),
    lines: terms.map(({ item_id, sku, qty }) => ({
      ...{ itemId: item_id, sku, qty },
      ...(sku === 'CARD' && { gift: { recipientName: '', recipientEmail: '', greeting: '' } }),
    })),
    billingAddress: address,
  } as unknown as Sold);
  expect(sale).toMatchObject({ gross: 200_000, net: 200_000 - fromEuros(totals.tax_amount), lines: 1, pieces: 2 });
  expect(lines.map(({ sku }) => sku)).toEqual(['A']);
  expect(vat).toMatchObject([{ rate: 1900, gross: 200_000 }]);
});
