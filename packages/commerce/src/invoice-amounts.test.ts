import { expect, test } from 'vitest';
import { withCoupon } from './cart/coupon.ts';
import { wireTotals } from './cart/wire-totals.ts';
import { type InvoicedLine, invoiceAmounts } from './invoice-amounts.ts';
import { CENT, fromEuros, type Money, percentOf } from './money.ts';

/** The same sequence each time, so that a failure can be looked at. */
function createChance(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

const sum = <T>(list: readonly T[], of: (entry: T) => Money): Money =>
  list.reduce((total, entry) => total + of(entry), 0);

function randomOrder(seed: number, rates: readonly number[]) {
  const chance = createChance(seed);
  const lines = Array.from({ length: 1 + chance(12) }, (_, place) => ({
    item_id: place + 1,
    name: '',
    options: [],
    qty: 1 + chance(chance(3) === 0 ? 5000 : 20),
    price: chance(2) === 0 ? 1 + chance(5_000) : CENT * chance(20_000),
    tiers: [],
    taxRate: rates[chance(rates.length)]!,
  }));
  const value =
    chance(2) === 0
      ? ({ kind: 'percent', rate: chance(10_000) } as const)
      : ({ kind: 'fixed', amount: chance(90_000) * CENT } as const);
  const reduced = chance(2) === 0 ? lines.map((line) => ({ ...line, discount: 0 })) : withCoupon(lines, { value });
  return wireTotals(reduced, () => chance(3) * 245 * CENT);
}

test.each([
  ['one rate', [1900]],
  ['rates of several kinds, and goods without VAT', [2200, 1000, 2550, 0]],
  ['none', [0]],
])(
  'of any order at %s, the nets of lines and shipping are those of the rates, and all of it is what was paid',
  (_, rates) => {
    for (let seed = 1; seed <= 300; seed++) {
      const totals = randomOrder(seed * 7919, rates);
      const vatOf = (percent: number) => ({
        category: percent > 0 ? ('S' as const) : ('Z' as const),
        rate: percent * 100,
      });
      const lines: InvoicedLine[] = totals.items.map((item) => ({
        quantity: item.qty,
        unitGross: fromEuros(item.price_incl_tax),
        grossBefore: fromEuros(item.row_total_incl_tax),
        discountGross: fromEuros(item.discount_amount),
        ...vatOf(item.tax_percent),
      }));
      const gross = fromEuros(totals.shipping_incl_tax);
      const shipping =
        gross > 0 ? { gross, ...vatOf(Math.max(...totals.items.map((item) => item.tax_percent))) } : null;
      const invoice = invoiceAmounts(lines, shipping);

      expect(sum(invoice.vat, (entry) => entry.gross)).toBe(fromEuros(totals.grand_total));
      expect(sum(invoice.vat, (entry) => entry.tax)).toBe(fromEuros(totals.tax_amount));
      for (const group of invoice.vat) {
        const ofGroup = <T extends { category: string; rate: number }>(entry: T): boolean =>
          entry.category === group.category && entry.rate === group.rate;
        const ofShipping = invoice.shipping && ofGroup(invoice.shipping) ? invoice.shipping.net : 0;
        expect(sum(invoice.lines.filter(ofGroup), (line) => line.net) + ofShipping).toBe(group.net);
        expect(group.net + group.tax).toBe(group.gross);
        expect(Math.abs(group.tax - percentOf(group.net / CENT, group.rate) * CENT)).toBeLessThanOrEqual(CENT);
      }
      for (const line of invoice.lines) {
        expect(line.unitNet).toMatch(/^\d+\.\d{2,8}$/);
        expect(line.netBefore - line.discountNet).toBe(line.net);
        expect(line.net).toBeGreaterThanOrEqual(0);
        const digits = line.unitNet.split('.')[1]!.length;
        const pieces = BigInt(line.unitNet.replace('.', '')) * BigInt(line.quantity);
        const scale = 10n ** BigInt(digits - 2);
        expect(Number((pieces * 2n + scale) / (2n * scale)) * CENT).toBe(line.netBefore);
      }
      // what the order says of its lines is what the invoice says of them
      expect(invoice.lines.map((line) => line.net)).toEqual(
        totals.items.map((item) => fromEuros(item.row_total_with_discount)),
      );
    }
  },
);
