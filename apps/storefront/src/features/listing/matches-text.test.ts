import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

test.each(['Wiesengrün', 'wiesengrun', 'gruen', 'GRÜN ', ''])('"%s" finds Wiesengrün', (text) => {
  expect(matchesText('Wiesengrün', text)).toBe(true);
});

test.each([
  ['Sand', 'sonne'],
  ['Wiesengrün', 'rot'],
])('%s is not found by "%s"', (label, text) => {
  expect(matchesText(label, text)).toBe(false);
});

test.each([
  ['Weiß', 'weiss'],
  ['2×4', '2x4'],
])('%s is found by "%s"', (label, text) => {
  expect(matchesText(label, text)).toBe(true);
});
