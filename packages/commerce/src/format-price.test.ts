import { expect, test } from 'vitest';
import { formatPrice, formatPriceRange, plainPrice } from './format-price.ts';

/** Intl separates amount and sign by a no-break space; plain spaces read better here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [1234.5, 'de-DE', '1.234,50 €'],
  [0.02, 'de-DE', '0,02 €'],
  [1234.5, 'it-IT', '1234,50 €'],
  [12345.5, 'it-IT', '12.345,50 €'],
  [1.005, 'de-DE', '1,01 €'],
  [0.145, 'de-DE', '0,15 €'],
  [1.115, 'de-DE', '1,12 €'],
  [1_000_000.005, 'de-DE', '1.000.000,01 €'],
  [-12.9, 'de-DE', '-12,90 €'],
  [-0.001, 'de-DE', '0,00 €'],
  [null, 'de-DE', '0,00 €'],
  [20.99, 'en-US', '€20.99'],
])('writes %s in %s', (value, locale, expected) => {
  expect(plain(formatPrice(value, locale))).toBe(expected);
});

test('labels price buckets', () => {
  expect(plain(formatPriceRange(0, 0.02))).toBe('< 0,02 €');
  expect(plain(formatPriceRange(0.02, 0.05))).toBe('0,02 – 0,05 €');
  expect(plain(formatPriceRange(15, undefined))).toBe('> 15,00 €');
});

test('machines read the same cents as shoppers', () => {
  expect([0.145, 1.005, 19.9, 1234].map(plainPrice)).toEqual(['0.15', '1.01', '19.90', '1234.00']);
});
