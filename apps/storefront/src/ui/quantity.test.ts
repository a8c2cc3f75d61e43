import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampQuantity, parseQuantity } from './quantity.ts';

it('reads what people type into a quantity field', () => {
  expect(parseQuantity('120')).toBe(120);
  expect(parseQuantity(' 1.000 ')).toBe(1000);
  expect(parseQuantity('0012')).toBe(12);
});

it.each(['', '-3', '1e5', '12 Stück', '٣', '9999999999'])('does not take %j for a quantity', (text) => {
  expect(parseQuantity(text)).toBeNull();
});

it('always gives a whole number within the bounds', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 0, max: 50 }), fc.integer({ min: 51, max: 9999 }), (value, min, max) => {
      const result = clampQuantity(value, { min, max });
      expect(Number.isInteger(result)).toBe(true);
      expect(result).toBeGreaterThanOrEqual(min);
      expect(result).toBeLessThanOrEqual(max);
    }),
  );
});

it('keeps the lower bound when the stock is empty', () => {
  expect(clampQuantity(5, { min: 1, max: 0 })).toBe(1);
});
