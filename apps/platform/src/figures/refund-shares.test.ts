import { CENT, taxOfGross } from '@brixel/commerce/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundShares } from './refund-shares.ts';

const rateOf = (rate: number, gross: number) => ({ rate, gross, tax: taxOfGross(gross, rate) });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('goods go back at their rate, shipping at the highest, a free amount by what is left', () => {
  const sold = [rateOf(1000, 50_00 * CENT), rateOf(2200, 100_00 * CENT)];
  const [first, second] = refundShares(sold, [
    { amount: 45_00 * CENT, shipping: 5_00 * CENT, lines: [{ rate: 1000, amount: 40_00 * CENT }] },
    { amount: 21_00 * CENT, shipping: 0, lines: [] },
  ]);
  expect(first?.map(({ rate, gross }) => [rate, gross / CENT])).toEqual([
    [2200, 5_00],
    [1000, 40_00],
  ]);
  // 95 and 10 are left
  expect(second?.map(({ gross }) => gross / CENT)).toEqual([19_00, 2_00]);
});

const cents = fc.integer({ min: 1, max: 50_000 }).map((amount) => amount * CENT);
const rates = fc.uniqueArray(fc.constantFrom(0, 400, 1000, 1900, 2200), { minLength: 1, maxLength: 3 });

test('no rate gives back more than was sold at it, nothing is lost, and a whole refund takes all VAT back', () => {
  fc.assert(
    fc.property(
      rates,
      fc.array(cents, { minLength: 3, maxLength: 3 }),
      fc.array(cents, { maxLength: 5 }),
      fc.infiniteStream(fc.nat(3)),
      (codes, grosses, wished, dice) => {
        const sold = codes.map((rate, place) => rateOf(rate, grosses[place]!));
        let left = sum(sold.map(({ gross }) => gross));
        const amounts = wished.map((amount) => {
          const taken = Math.min(amount, left);
          left -= taken;
          return taken;
        });
        const refunds = [...amounts, left].map((amount) => {
          const [kind = 0] = [...dice.take(1)];
          return {
            amount,
            shipping: kind === 1 ? Math.floor(amount / 2 / CENT) * CENT : 0,
            lines: kind === 2 ? [{ rate: codes[0]!, amount }] : [],
          };
        });
        const shares = refundShares(sold, refunds);
        for (const [place, { amount }] of refunds.entries())
          expect(sum(shares[place]!.map(({ gross }) => gross))).toBe(amount);
        for (const { rate, gross, tax } of sold) {
          const back = shares.flatMap((each) => each.filter((share) => share.rate === rate));
          expect([sum(back.map((share) => share.gross)), sum(back.map((share) => share.tax))]).toEqual([gross, tax]);
        }
      },
    ),
  );
});
