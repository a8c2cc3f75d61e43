import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CENT, fromEuros } from '../money.ts';
import { paidByVouchers, unpayableByVoucher, voucherShares, withVouchers } from './voucher.ts';
import { wireTotals } from './wire-totals.ts';

const anyLine = fc.record({
  qty: fc.integer({ min: 1, max: 20 }),
  price: fc.integer({ min: 0, max: 2_000_000 }),
  tiers: fc.constant([]),
  taxRate: fc.constantFrom(0, 700, 1900, 2200),
  voucher: fc.boolean(),
  item_id: fc.constant(1),
  name: fc.constant('x'),
  options: fc.constant([]),
});
const anyBalance = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents * CENT);

test('vouchers pay no more than they have and no more than is due, the first one first; taxes stay', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.array(anyBalance, { maxLength: 4 }),
      (lines, on) => {
        const goods = wireTotals(lines, () => 49_000);
        const total = fromEuros(goods.grand_total);
        const shares = voucherShares(on, total - unpayableByVoucher(lines));
        const spent = shares.map((amount, id) => ({ id, ending: 'ABCD', amount, balance: on[id]! }));
        const shown = withVouchers(goods, spent, 'Voucher');

        for (const [place, amount] of shares.entries()) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(on[place]!);
          // the next one pays only where this one is empty or all is paid
          if (amount < on[place]!)
            expect(paidByVouchers(shares.slice(place + 1).map((rest) => ({ amount: rest })))).toBe(0);
        }
        const due = fromEuros(shown.grand_total);
        expect(due).toBe(total - paidByVouchers(spent));
        expect(due).toBeGreaterThanOrEqual(unpayableByVoucher(lines));
        expect({ ...shown, grand_total: 0, base_grand_total: 0, total_segments: [], vouchers: [] }).toEqual({
          ...goods,
          ...{ grand_total: 0, base_grand_total: 0, total_segments: [], vouchers: [] },
        });
        // what clients list that show every row above the sum
        const rows = shown.total_segments.filter(({ code }) => !['tax', 'grand_total'].includes(code));
        const sum = rows.reduce((all, { value }) => all + fromEuros(value), 0);
        expect(sum).toBe(due);
        expect(shown.total_segments.at(-1)).toMatchObject({ code: 'grand_total', value: shown.grand_total });
      },
    ),
  );
});
