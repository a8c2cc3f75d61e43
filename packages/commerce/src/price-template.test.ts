import { expect, test } from 'vitest';
import { priceFromTemplate } from './price-template.ts';
import vectors from './vectors/price-format.json' with { type: 'json' };

test.each(vectors.cases)('$id', ({ input: { value, i18n }, expected }) => {
  expect(priceFromTemplate(value, i18n)).toBe(expected.text);
});

const de = {
  ...vectors.cases[0]!.input.i18n,
  defaultLocale: 'de-DE',
  currencySign: '€',
  priceFormat: '{amount} {sign}',
};

test.each([
  [-20.99, {}, '-20,99 €'],
  [-20.99, { priceFormat: '{sign}{amount}' }, '-€20,99'],
  ['20.99', {}, '20,99 €'],
  [0, {}, '0,00 €'],
  [1234.5, { fractionDigits: 0 }, '1.235 €'],
  [1234.5, { fractionDigits: 3 }, '1.234,500 €'],
  [1234.5, { currencyDecimal: "'" }, "1.234'50 €"],
  [1_234_567, { currencyGroup: '$&' }, '1$&234$&567,00 €'],
  [1234.5, { currencySign: '$&' }, '1.234,50 $&'],
  ['cheap', {}, 'cheap'],
  ['', {}, ''],
  [undefined, {}, undefined],
])('%s with %o', (value, own, expected) => {
  expect(priceFromTemplate(value, { ...de, ...own })).toBe(expected);
});
