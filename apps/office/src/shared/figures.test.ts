import type { DayFigures } from '@brixel/contract/office/figure-endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedUp } from './day-plot.tsx';
import { changeOf, pointsOf, sumsOf } from './figures.ts';

const day = (place: number, gross: number, orders: number): DayFigures => ({
  ...{
    day: `day ${place}`,
    orders,
    gross,
    net: gross / 2,
    lines: orders * 3,
    pieces: 9,
    refunded: 1,
    refunded_net: 0.5,
  },
  ...{ visits: 10, pages: 20, products: 5, searches: 1, baskets: 2, checkouts: 1 },
});

test('days, weeks and the sum are the same money', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 400 }), (amounts) => {
      const days = amounts.map((amount, place) => day(place, amount / 100, 1));
      const points = pointsOf(days, days, ({ gross }) => gross);
      const inCents = (sum: number): number => Math.round(sum * 100);
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(points.length).toBeLessThanOrEqual(58);
      expect(inCents(points.reduce((sum, { value }) => sum + value, 0))).toBe(total);
      expect(points.every(({ value, before }) => value === before)).toBe(true);
      expect(inCents(sumsOf(days).gross)).toBe(total - amounts.length * 100);
    }),
  );
});

test('nothing is divided by nothing', () => {
  expect(sumsOf([])).toEqual({
    ...{ gross: 0, net: 0, orders: 0, basket: null, lines: null, visits: 0, conversion: null },
  });
  expect(sumsOf([day(1, 30, 3)])).toMatchObject({ basket: 10, lines: 3, conversion: 0.3 });
  expect([changeOf(12, 10), changeOf(3, 0), changeOf(null, 2)]).toEqual([0.2, null, null]);
});

test('a plot ends at a round figure above its highest', () => {
  expect([0, 3, 17, 118, 390, 8425].map(roundedUp)).toEqual([4, 4, 20, 120, 400, 10_000]);
});
