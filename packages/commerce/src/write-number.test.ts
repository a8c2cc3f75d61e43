import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pluralCategory, writeNumber } from './write-number.ts';

const locales = ['de-DE', 'it-IT', 'en-US', 'de-CH', 'fr-FR'];

test('numbers and plurals are those of the formatters, in every locale', () => {
  const anyNumber = fc.oneof(
    fc.double({ min: 0, max: 1e7, noNaN: true }),
    fc.double({ min: -2000, max: 2000, noNaN: true }),
    fc.integer({ min: 0, max: 2_000_000_000 }),
    fc.constantFrom(0, 1, 999.995, 999.9999, 1000, 9999.99, 10_000, 1_000_000, 1e21),
  );
  // no count is "-0"
  const value = anyNumber.map((number) => number + 0);
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 4 }), fc.constantFrom(...locales), (number, digits, locale) => {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      expect(writeNumber(number, digits, locale)).toBe(format.format(number));
      expect(pluralCategory(number, locale)).toBe(new Intl.PluralRules(locale).select(number));
    }),
    { numRuns: 2000 },
  );
});

test('signs of a store stand in place of those of the locale', () => {
  expect(writeNumber(1234.5, 2, 'de-DE', { decimal: "'" })).toBe("1.234'50");
  expect(writeNumber(1234.5, 2, 'de-DE', { group: '$&' })).toBe('1$&234,50');
  expect(writeNumber(1234.5, 2, 'en-GB', { decimal: '·' })).toBe('1,234·50');
  expect(writeNumber(999.5, 2, 'fr-FR', { decimal: '.' })).toBe('999.50');
});
