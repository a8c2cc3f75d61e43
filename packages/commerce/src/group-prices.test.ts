import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotal, unitPrice } from './cart-totals.ts';
import { groupSteps } from './group-prices.ts';

const tier = fc.record({ qty: fc.integer({ min: 1, max: 1000 }), price: fc.integer({ min: 1, max: 300_000 }) });
const tiers = fc.array(tier, { maxLength: 6 });
const offered = fc
  .record({ regular: fc.integer({ min: 1, max: 300_000 }), off: fc.integer({ min: 0, max: 300_000 }), tiers })
  .map(({ regular, off, tiers: everybodys }) => ({ regular, price: Math.max(1, regular - off), tiers: everybodys }));
const group = fc.record({ percent: fc.integer({ min: 0, max: 9900 }), tiers });
const quantity = fc.integer({ min: 1, max: 2000 });

test('a group never pays more than a guest, pays less for more, and the lowest of all prices that hold', () => {
  fc.assert(
    fc.property(offered, group, quantity, quantity, (offer, own, few, more) => {
      const [low, high] = [Math.min(few, more), Math.max(few, more)];
      const terms = { price: offer.price, tiers: groupSteps(offer, own) };
      expect(unitPrice(terms, low)).toBeLessThanOrEqual(unitPrice(offer, low));
      expect(lineTotal({ ...terms, qty: low })).toBeLessThanOrEqual(lineTotal({ ...offer, qty: low }));
      expect(unitPrice(terms, high)).toBeLessThanOrEqual(unitPrice(terms, low));
      expect(unitPrice(terms, low)).toBeGreaterThan(0);
      const agreed = own.tiers.filter(({ qty }) => qty <= low).map(({ price }) => price);
      const percent = unitPrice(
        {
          price: offer.regular,
          tiers: groupSteps({ ...offer, price: offer.regular, tiers: [] }, { ...own, tiers: [] }),
        },
        1,
      );
      expect(unitPrice(terms, low)).toBe(Math.min(unitPrice(offer, low), percent, ...agreed));
    }),
  );
});

test('a higher percent is never dearer, and no percent and no tiers change nothing', () => {
  fc.assert(
    fc.property(
      offered,
      fc.integer({ min: 0, max: 9900 }),
      fc.integer({ min: 0, max: 9900 }),
      quantity,
      (offer, a, b, qty) => {
        const paid = (percent: number) =>
          unitPrice({ price: offer.price, tiers: groupSteps(offer, { percent, tiers: [] }) }, qty);
        expect(paid(Math.max(a, b))).toBeLessThanOrEqual(paid(Math.min(a, b)));
        expect(paid(0)).toBe(unitPrice(offer, qty));
      },
    ),
  );
});

test.each([
  { what: 'cents from a euro on', regular: 199_900, price: 199_900, percent: 1000, paid: 179_900 },
  { what: 'fractions of a cent below', regular: 1200, price: 1200, percent: 500, paid: 1140 },
  {
    what: 'a sale that is lower counts, without the percent on top',
    regular: 100_000,
    price: 70_000,
    percent: 1000,
    paid: 70_000,
  },
  { what: 'a sale that is higher does not', regular: 100_000, price: 95_000, percent: 1000, paid: 90_000 },
  { what: 'nothing is free', regular: 1, price: 1, percent: 9900, paid: 1 },
])('$what', ({ regular, price, percent, paid }) => {
  expect(unitPrice({ price, tiers: groupSteps({ regular, price, tiers: [] }, { percent, tiers: [] }) }, 1)).toBe(paid);
});
