import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickPieces } from './pick-pieces.ts';

test('the first goods are used up before the next, in multiples where they are sold so', () => {
  const goods = [
    { most: 30, step: 1, least: 1 },
    { most: 55, step: 10, least: 10 },
    { most: 500, step: 1, least: 1 },
  ];
  expect(pickPieces(goods, 20)).toEqual([20, 0, 0]);
  expect(pickPieces(goods, 45)).toEqual([30, 20, 0]);
  expect(pickPieces(goods, 100)).toEqual([30, 50, 20]);
});

test('whatever the goods, each is bought as it may be, and nothing is missing that is there', () => {
  const anyGoods = fc
    .record({ most: fc.nat(60), step: fc.integer({ min: 1, max: 12 }), least: fc.integer({ min: 1, max: 20 }) })
    .map(({ most, step, least }) => ({ most, step, least: Math.ceil(least / step) * step }));
  fc.assert(
    fc.property(fc.array(anyGoods, { maxLength: 6 }), fc.integer({ min: 1, max: 200 }), (goods, wanted) => {
      const taken = pickPieces(goods, wanted);
      const there = goods.map(({ most, step, least }) => {
        const whole = most - (most % step);
        return whole < least ? 0 : whole;
      });
      taken.forEach((qty, at) => {
        const { step, least } = goods[at]!;
        expect(qty === 0 || (qty >= least && qty % step === 0 && qty <= there[at]!)).toBe(true);
      });
      const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);
      expect(sum(taken)).toBeGreaterThanOrEqual(Math.min(wanted, sum(there)));
    }),
  );
});
