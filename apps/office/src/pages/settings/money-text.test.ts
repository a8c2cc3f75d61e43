import { expect, test } from 'vitest';
import { moneyInput, parseMoney } from './money-text.ts';

test.each([
  ['6,90', 6.9],
  ['6.9', 6.9],
  [' 60 € ', 60],
  ['1.234,50', 1234.5],
  ['1,234.5', 1234.5],
  ['1.500', Number.NaN],
  ['6,905', Number.NaN],
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['sechs', Number.NaN],
])('"%s" is read as %d', (text, euros) => {
  expect(parseMoney(text)).toBe(euros);
});

test('what a field shows is read as the same amount', () => {
  for (const language of ['de', 'it', 'en'] as const)
    for (const euros of [0, 0.05, 6.9, 1234.5]) expect(parseMoney(moneyInput(euros, language))).toBe(euros);
});
