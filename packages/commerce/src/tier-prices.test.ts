import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotal, unitPrice } from './cart-totals.ts';
import { fromEuros, roundToCents } from './money.ts';
import { ALL_CUSTOMER_GROUPS, tiersFor } from './tier-prices.ts';

const RESELLERS = 3;
const tier = (qty: number, value_incl_tax: number, customer_group_id = ALL_CUSTOMER_GROUPS) => ({
  qty,
  value_incl_tax,
  customer_group_id,
});
const brick = {
  price_incl_tax: 0.12,
  tier_prices: [
    tier(500, 0.08),
    tier(50, 0.11),
    tier(1, 0.1, RESELLERS),
    tier(50, 0.09, RESELLERS),
    tier(50, 0.115, 0),
  ],
};

test('everybody’s tiers hold for a guest, and those of guests; a group adds its own, the cheaper counts', () => {
  expect(tiersFor(brick)).toEqual([
    { qty: 50, price: 0.11 },
    { qty: 500, price: 0.08 },
  ]);
  expect(tiersFor(brick, RESELLERS)).toEqual([
    { qty: 1, price: 0.1 },
    { qty: 50, price: 0.09 },
    { qty: 500, price: 0.08 },
  ]);
  expect(tiersFor({ price_incl_tax: 1 })).toEqual([]);
});

test('a sale hides the tiers that it undercuts', () => {
  expect(tiersFor({ ...brick, price_incl_tax: 0.1 })).toEqual([{ qty: 500, price: 0.08 }]);
});

const tiers = fc.array(
  fc.record({
    qty: fc.integer({ min: 1, max: 1000 }),
    value_incl_tax: fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 10_000),
    customer_group_id: fc.constantFrom(ALL_CUSTOMER_GROUPS, 0, RESELLERS),
  }),
  { maxLength: 8 },
);
const quantity = fc.integer({ min: 1, max: 2000 });
const price = fc.integer({ min: 1, max: 20_000 });

test('more pieces never cost more each, nobody pays more than the price, and the order of the tiers is of no account', () => {
  fc.assert(
    fc.property(tiers, price, quantity, quantity, fc.constantFrom(0, RESELLERS), (list, current, few, more, group) => {
      const price_incl_tax = current / 10_000;
      const termsOf = (tier_prices: typeof list) => ({
        price: current,
        tiers: tiersFor({ price_incl_tax, tier_prices }, group).map((step) => ({
          qty: step.qty,
          price: fromEuros(step.price),
        })),
      });
      const terms = termsOf(list);
      expect(termsOf(list.toReversed())).toEqual(terms);
      const [low, high] = [Math.min(few, more), Math.max(few, more)];
      expect(unitPrice(terms, high)).toBeLessThanOrEqual(unitPrice(terms, low));
      expect(unitPrice(terms, low)).toBeLessThanOrEqual(current);
      const reached = list.filter(
        ({ qty, customer_group_id }) => qty <= low && [ALL_CUSTOMER_GROUPS, group].includes(customer_group_id),
      );
      const best = Math.min(current, ...reached.map(({ value_incl_tax }) => fromEuros(value_incl_tax)));
      expect(unitPrice(terms, low)).toBe(best);
      expect(lineTotal({ ...terms, qty: low })).toBe(roundToCents(best * low));
    }),
  );
});
