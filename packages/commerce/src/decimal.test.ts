import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaled, unscaled, wireNumber } from './decimal.ts';

test.each([
  [1.005, 101],
  [0.145, 15],
  [1.115, 112],
  [8.345, 835],
  [1_000_000.005, 100_000_001],
  [4_503_599_627.005, 450_359_962_701],
  [-1.005, -101],
  [1.00499, 100],
  [5e-7, 0],
  [-0.001, 0],
])('%s at two digits is %s', (value, expected) => {
  expect(scaled(value, 2)).toBe(expected);
});

test('every decimal of six digits survives the way to an integer and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
      expect(scaled(unscaled(amount, 6), 6)).toBe(amount);
    }),
  );
});

test('rounds as the decimal text does', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(999), (whole, thousandths) => {
      const text = `${whole}.${String(thousandths).padStart(3, '0')}`;
      const expected = whole * 100 + Math.floor(thousandths / 10) + (thousandths % 10 >= 5 ? 1 : 0);
      expect(scaled(Number(text), 2)).toBe(expected);
    }),
  );
});

test('what is no number is refused, or 0 where another shop may have left it out', () => {
  expect(() => scaled(Number.NaN, 2)).toThrow(RangeError);
  expect([null, undefined, '', 'free', Number.NaN, {}].map(wireNumber)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(wireNumber('12.5000')).toBe(12.5);
});
