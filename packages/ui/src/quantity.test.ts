import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampQuantity, parseQuantity, readQuantity } from './quantity.ts';

it.each([
  ['de-DE', '120', 120],
  ['de-DE', ' 1.000 ', 1000],
  ['de-DE', '12.345.678', 12_345_678],
  ['de-DE', '1 000', 1000],
  ['de-DE', '0012', 12],
  ['it-IT', '1.000', 1000],
  ['it-IT', '10.500', 10_500],
  ['en-US', '1,000', 1000],
  ['en-US', '10,500', 10_500],
])('in %s "%s" is %i', (locale, text, quantity) => {
  expect(parseQuantity(text, locale)).toBe(quantity);
  expect(readQuantity(text, { locale })).toEqual({ quantity, problem: null });
});

it.each([
  ...['de-DE', 'it-IT'].flatMap((locale) =>
    ['1,5', '1.5', '1,000', '1.00', '1.0000', '.500', '1..000', '1.000,00'].map((text) => [locale, text]),
  ),
  ...['1.5', '1,5', '1.000', '10,50'].map((text) => ['en-US', text]),
  ...['', '-3', '1e5', '12 Stück', '٣', '9999999999', "1'000"].map((text) => ['de-DE', text]),
])('in %s "%s" is no quantity: the old one stays, with the reason', (locale = '', text = '') => {
  expect(readQuantity(text, { locale })).toEqual({ quantity: null, problem: { reason: 'not-whole' } });
});

it('cuts to what there is, and keeps the old quantity where there would be too few', () => {
  const bounds = { min: 5, max: 387, locale: 'de-DE' };
  expect(readQuantity('1.500', bounds)).toEqual({ quantity: 387, problem: { reason: 'too-many', most: 387 } });
  expect(readQuantity('4', bounds)).toEqual({ quantity: null, problem: { reason: 'too-few', least: 5 } });
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

it('rounds what is sold in multiples up to the next, as far as there are so many', () => {
  const tens = { min: 10, max: 45, step: 10 };
  expect([1, 10, 11, 40, 41, 900].map((value) => clampQuantity(value, tens))).toEqual([10, 10, 20, 40, 40, 40]);
  expect(readQuantity('12', { ...tens, locale: 'de-DE' })).toEqual({
    quantity: 20,
    problem: { reason: 'not-multiple', step: 10 },
  });
  expect(readQuantity('30', { ...tens, locale: 'de-DE' })).toEqual({ quantity: 30, problem: null });
  expect(clampQuantity(0, { min: 0, step: 10 })).toBe(0);
});
