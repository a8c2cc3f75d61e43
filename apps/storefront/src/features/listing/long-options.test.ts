import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesText, shortlist } from './long-options.tsx';

const option = (id: string, count: number) => ({ id, label: id, count });

test('the most frequent options come first, equals are spread over the whole list', () => {
  const greys = ['white', 'light grey', 'grey', 'black'].map((id) => option(id, 9));
  const brights = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'].map((id) => option(id, 9));
  expect([...shortlist([...greys, option('rare', 2), ...brights, option('common', 12)], 6)]).toEqual([
    'common',
    'white',
    'grey',
    'red',
    'yellow',
    'blue',
  ]);
});

test('a shortlist is full or complete, and never prefers a rarer option', () => {
  const lists = fc.uniqueArray(fc.record({ id: fc.string(), label: fc.string(), count: fc.nat(5) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(lists, fc.nat(20), (options, limit) => {
      const picked = shortlist(options, limit);
      expect(picked.size).toBe(Math.min(limit, options.length));
      const rarest = Math.min(...options.filter(({ id }) => picked.has(id)).map(({ count }) => count));
      const left = options.filter(({ id }) => !picked.has(id)).map(({ count }) => count);
      expect(left.every((count) => picked.size === 0 || count <= rarest)).toBe(true);
    }),
  );
});

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
