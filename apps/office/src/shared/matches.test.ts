import { expect, test } from 'vitest';
import { markTyped, matches } from './matches.ts';

test('every typed word begins a word, whatever the order, capitals and accents', () => {
  expect(matches('pro', 'Protokoll Verlauf')).toBe(true);
  expect(matches('verl PROT', 'Protokoll Verlauf')).toBe(true);
  expect(matches('perche', 'Perché no')).toBe(true);
  expect(matches('kol', 'Protokoll')).toBe(false);
  expect(matches('pro xy', 'Protokoll')).toBe(false);
  expect(matches('', 'Protokoll')).toBe(true);
});

test('what was typed is marked where it stands', () => {
  expect(markTyped('kon', 'Mein Konto')).toEqual([
    { text: 'Mein ', isTyped: false },
    { text: 'Kon', isTyped: true },
    { text: 'to', isTyped: false },
  ]);
  expect(markTyped(' ', 'Mein Konto')).toEqual([{ text: 'Mein Konto', isTyped: false }]);
});
