import { expect, test } from 'vitest';
import { streetLines } from './street-lines.ts';

test.each([
  ['Lindenstraße 14', ['Lindenstraße', '14']],
  ['Lindenstraße 14 a', ['Lindenstraße', '14 a']],
  ['Straße des 17. Juni 135', ['Straße des 17. Juni', '135']],
  ['Hauptstr. 12-14', ['Hauptstr.', '12-14']],
  ['Via Roma, 12/B', ['Via Roma', '12/B']],
  ['12 bis rue du Port', ['rue du Port', '12 bis']],
  ['Lindenstraße\n14', ['Lindenstraße', '14']],
  ['Lindenstraße 14\r\nHinterhaus', ['Lindenstraße', '14', 'Hinterhaus']],
  ['c/o Weber\nHof', ['c/o Weber', 'Hof']],
  ['Dorfplatz', ['Dorfplatz']],
  ['', []],
])('%j is %j', (text, lines) => {
  expect(streetLines(text)).toEqual(lines);
});

test('a text that is no street is given back as it is, at once', () => {
  const long = 'a1 '.repeat(20_000);
  const start = performance.now();
  expect(streetLines(long)).toEqual([long]);
  streetLines('1 '.repeat(200));
  streetLines('a 1-'.repeat(100));
  expect(performance.now() - start).toBeLessThan(500);
});
