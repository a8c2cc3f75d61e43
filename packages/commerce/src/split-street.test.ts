import { expect, test } from 'vitest';
import { splitStreet } from './split-street.ts';

test.each([
  ['Hauptstr. 12a', 'Hauptstr.', '12a'],
  ['Hauptstr.12a', 'Hauptstr.', '12a'],
  [' Hauptstraße 12 a ', 'Hauptstraße', '12 a'],
  ['Lindenstraße 14-16', 'Lindenstraße', '14-16'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Via Roma, 12/B', 'Via Roma', '12/B'],
  ['Viale XXV Aprile 3', 'Viale XXV Aprile', '3'],
  ['C4, 7', 'C4', '7'],
])('%s', (line, street, houseNumber) => {
  expect(splitStreet(line)).toEqual({ street, houseNumber });
});

test.each(['Hauptstraße', 'Via 20 Settembre', 'Straße des 17. Juni', 'C4', '12', ''])('"%s" stays as it is', (line) => {
  expect(splitStreet(line)).toBeNull();
});
