import { expect, test } from 'vitest';
import { argumentNames, formatMessage } from './format-message.ts';

const count = '{n, plural, =0 {Keine Artikel} one {# Artikel} other {# Artikel in {place}}}';

test('plain texts stay as they are', () => {
  expect(formatMessage('In den Warenkorb', {}, 'de-DE')).toBe('In den Warenkorb');
});

test('arguments are put in place, unknown ones stay visible', () => {
  expect(formatMessage('Nur noch {n} von {total}', { n: 3 }, 'de-DE')).toBe('Nur noch 3 von {total}');
});

test('plural forms follow the language, exact values win', () => {
  expect(formatMessage(count, { n: 0, place: 'Rot' }, 'de-DE')).toBe('Keine Artikel');
  expect(formatMessage(count, { n: 1, place: 'Rot' }, 'de-DE')).toBe('1 Artikel');
  expect(formatMessage(count, { n: 1204, place: 'Rot' }, 'de-DE')).toBe('1.204 Artikel in Rot');
  expect(formatMessage('{n, plural, one {# pezzo} other {# pezzi}}', { n: 12345 }, 'it-IT')).toBe('12.345 pezzi');
});

test('numbers are written in the locale', () => {
  expect(formatMessage('{n, number} Teile', { n: 1204 }, 'de-DE')).toBe('1.204 Teile');
});

test('a broken message is reported', () => {
  expect(() => formatMessage('{n', { n: 1 }, 'de-DE')).toThrow('Unbalanced braces');
});

test('finds the arguments of a message, also inside plural forms', () => {
  expect(argumentNames(count)).toEqual(['n', 'place']);
  expect(argumentNames('nichts')).toEqual([]);
});
