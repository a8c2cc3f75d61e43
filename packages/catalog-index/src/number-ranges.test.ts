import type { AppliedFilter } from '@brixel/contract/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogIndex } from './catalog-index.ts';
import type { IndexSettings } from './index-data.ts';
import { numberRanges } from './number-ranges.ts';

const settings: IndexSettings = {
  language: 'de',
  textFields: [],
  identifierFields: [],
  facetFields: ['width', 'color'],
  aliases: {},
  price: null,
  standardOrder: [],
  columnFields: [],
  completions: null,
  vocabulary: [],
  unsoldGoods: [],
  fuzziness: 0,
  minimumScore: 0,
};

const documents = fc.array(
  fc.record({
    type_id: fc.constantFrom('simple', 'configurable'),
    color: fc.integer({ min: 1, max: 3 }),
    width: fc.option(fc.constantFrom(-4, 0, 0.5, 1, 2, 3.5, 8, 9, 12, 120, 1000), { nil: undefined }),
  }),
  { maxLength: 40 },
);

test('a range holds what it promises, whatever is chosen, and a choice leaves the ranges as they are', () => {
  fc.assert(
    fc.property(documents, documents, (first, later) => {
      const index = createCatalogIndex(first, settings);
      for (const document of later) index.add(document);
      const search = (filters: AppliedFilter[]) =>
        index.search({
          text: '',
          filters,
          facets: [
            { field: 'width', size: 1, inRanges: true },
            { field: 'color', size: 10 },
          ],
          sort: [],
          from: 0,
          size: 0,
        });
      const red: AppliedFilter = { attribute: 'color', value: { in: ['1'] }, scope: 'catalog' };
      for (const others of [[], [red]]) {
        const { buckets = [] } = search(others).aggregations.agg_range_width ?? {};
        expect(buckets.length).toBeLessThanOrEqual(6);
        for (const { from, to, doc_count } of buckets) {
          const value = { gte: from!, ...(to !== undefined && { lt: to }) };
          const chosen = search([...others, { attribute: 'width', value, scope: 'catalog' }]);
          expect(chosen.total).toBe(doc_count);
          expect(chosen.aggregations.agg_range_width?.buckets).toEqual(buckets);
        }
        const widths = [...first, ...later].filter(
          ({ color, width }) => width !== undefined && (others.length === 0 || color === 1),
        );
        const isChoice = new Set(widths.map(({ width }) => width)).size > 1;
        expect(buckets.reduce((sum, { doc_count }) => sum + doc_count, 0)).toBe(isChoice ? widths.length : 0);
      }
    }),
    { numRuns: 80 },
  );
});

test('ranges are about as full as each other', () => {
  const evenly = numberRanges(Array.from({ length: 60 }, (_, at) => ({ value: at + 1, count: 2 })));
  expect(evenly.map(({ key, doc_count }) => [key, doc_count])).toEqual([
    ['1.0-11.0', 20],
    ['11.0-21.0', 20],
    ['21.0-31.0', 20],
    ['31.0-41.0', 20],
    ['41.0-51.0', 20],
    ['51.0-*', 20],
  ]);
  const few = numberRanges([
    { value: 3.5, count: 1 },
    { value: 0.5, count: 90 },
  ]);
  expect(few).toEqual([
    { key: '0.5-3.5', from: 0.5, to: 3.5, doc_count: 90 },
    { key: '3.5-*', from: 3.5, doc_count: 1 },
  ]);
});
