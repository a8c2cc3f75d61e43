import { expect, test } from 'vitest';
import { parseNumber, percentText, unitPriceText } from './group-numbers.ts';

test.each([
  ['0,035', 0.035],
  ['0.0525 €', 0.0525],
  ['12,5 %', 12.5],
  ['1500', 1500],
  ['1.500', Number.NaN],
  ['1,5,0', Number.NaN],
  ['-1', Number.NaN],
  ['', Number.NaN],
])('“%s” is read as %d', (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

test('small prices keep their digits', () => {
  expect(unitPriceText(0.0525, 'de')).toBe('0,0525\u00a0€');
  expect(unitPriceText(8, 'de')).toBe('8,00\u00a0€');
  expect(percentText(12.5, 'de')).toBe('12,5\u00a0%');
});
