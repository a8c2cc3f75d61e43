import { storeViews } from '@brixel/contract/stores';
import { expect, test } from 'vitest';
import { formatPrice, formatPriceRange, formatUnitPrice, plainPrice, plainUnitPrice } from './format-price.ts';
import vectors from './vectors/price-format.json' with { type: 'json' };

/** Stores keep amount and sign on one line by a no-break space; plain spaces read better here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(vectors.cases)('$id', ({ input: { value, i18n }, expected }) => {
  expect(formatPrice(value, { ...i18n, locale: i18n.defaultLocale })).toBe(expected.text);
});

test.each([
  [1234.5, 'de', '1.234,50 €'],
  [0.02, 'de', '0,02 €'],
  [1234.5, 'it', '1234,50 €'],
  [12345.5, 'it', '12.345,50 €'],
  [1.005, 'de', '1,01 €'],
  [0.145, 'de', '0,15 €'],
  [1.115, 'de', '1,12 €'],
  [1_000_000.005, 'de', '1.000.000,01 €'],
  [-12.9, 'de', '-12,90 €'],
  [-0.001, 'de', '0,00 €'],
  [null, 'de', '0,00 €'],
] as const)('writes %s in the %s store', (value, store, expected) => {
  expect(plain(formatPrice(value, storeViews[store]))).toBe(expected);
});

const de = { locale: 'de-DE', currencySign: '€', priceFormat: '{amount} {sign}' };

test.each([
  [-20.99, { priceFormat: '{sign}{amount}' }, '-€20,99'],
  ['20.99', {}, '20,99 €'],
  [1234.5, { fractionDigits: 0 }, '1.235 €'],
  [1234.5, { fractionDigits: 3 }, '1.234,500 €'],
  [1234.5, { currencyDecimal: "'" }, "1.234'50 €"],
  [1_234_567, { currencyGroup: '$&' }, '1$&234$&567,00 €'],
  [1234.5, { currencySign: '$&' }, '1.234,50 $&'],
  ['cheap', {}, 'cheap'],
  ['', {}, ''],
  [undefined, {}, undefined],
])('%s with %o', (value, own, expected) => {
  expect(formatPrice(value, { ...de, ...own })).toBe(expected);
});

test.each(['de-DE', 'de-CH', 'it-IT', 'en-US'])(
  'writes prices in %s as the locale does, whether their digits are grouped or not',
  (locale) => {
    for (const fractionDigits of [0, 2, 4]) {
      const own = new Intl.NumberFormat(locale, {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      });
      for (const value of [0, 0.05, 7, 12.5, 999, 999.5, 1000, 12345.25])
        expect(formatPrice(value, { ...de, locale, fractionDigits, priceFormat: '{amount}' })).toBe(own.format(value));
    }
  },
);

test('labels price buckets', () => {
  expect(formatPriceRange(0, 0.02, de)).toBe('< 0,02 €');
  expect(formatPriceRange(0.02, 0.05, de)).toBe('0,02 – 0,05 €');
  expect(formatPriceRange(0.0025, 0.015, de)).toBe('0,0025 – 0,015 €');
  expect(formatPriceRange(15, null, de)).toBe('> 15,00 €');
  expect(formatPriceRange(0, 0.02, storeViews.en)).toBe('< €0.02');
  expect(formatPriceRange(0.02, 0.05, storeViews.en)).toBe('€0.02 – €0.05');
});

test.each([
  [0.0525, '0,0525 €', '0.0525'],
  [0.015, '0,015 €', '0.015'],
  [0.12, '0,12 €', '0.12'],
  [19.9, '19,90 €', '19.90'],
  [1234, '1.234,00 €', '1234.00'],
  [0.00005, '0,0001 €', '0.0001'],
  [0.044118, '0,0441 €', '0.0441'],
])('one piece at %s is written with the digits that it has, for shoppers and for machines', (value, text, plain) => {
  expect(formatUnitPrice(value, de)).toBe(text);
  expect(plainUnitPrice(value)).toBe(plain);
});

test('machines read the same cents as shoppers', () => {
  expect([0.145, 1.005, 19.9, 1234].map(plainPrice)).toEqual(['0.15', '1.01', '19.90', '1234.00']);
});
