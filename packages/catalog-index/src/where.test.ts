import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCatalogIndex } from './catalog-index.ts';
import type { Where } from './where.ts';

const value = fc.integer({ min: 1, max: 4 });
const documentList = fc.array(fc.record({ a: fc.option(value), b: fc.array(value, { maxLength: 2 }) }), {
  maxLength: 30,
});
const leaf = fc.record({
  attribute: fc.constantFrom('a', 'b'),
  value: fc.record({ in: fc.array(value, { maxLength: 2 }) }),
  scope: fc.constant('default' as const),
});
const { tree } = fc.letrec<{ tree: Where; parts: Where[] }>((tie) => ({
  parts: fc.array(tie('tree'), { maxLength: 3 }),
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({ all: tie('parts') }),
    fc.record({ any: tie('parts') }),
    fc.record({ none: tie('parts') }),
  ),
}));

function holds(where: Where, document: { a: number | null; b: number[] }): boolean {
  if ('all' in where) return where.all.every((part) => holds(part, document));
  if ('any' in where) return where.any.some((part) => holds(part, document));
  if ('none' in where) return where.none.every((part) => !holds(part, document));
  const values: (number | null)[] = where.attribute === 'a' ? [document.a] : document.b;
  const { in: wanted } = where.value as { in: number[] };
  return values.some((found) => found !== null && wanted.includes(found));
}

const settings = {
  language: 'de' as const,
  textFields: [],
  identifierFields: [],
  facetFields: [],
  columnFields: [],
  aliases: {},
  price: null,
  standardOrder: [],
  completions: null,
  vocabulary: [],
  unsoldGoods: [],
  fuzziness: 2,
  minimumScore: 0,
};

it('a condition selects and counts what it says, with filters and without', () => {
  fc.assert(
    fc.property(documentList, tree, fc.option(leaf), (documents, where, filter) => {
      const answer = createCatalogIndex(documents, settings).search({
        text: '',
        filters: filter ? [filter] : [],
        where,
        facets: [{ field: 'b', size: 100 }],
        sort: [],
        from: 0,
        size: 100,
      });
      const expected = documents.filter((document) => holds(where, document) && (!filter || holds(filter, document)));
      expect(answer.documents.map((number) => documents[number])).toEqual(expected);
      const counted = answer.aggregations.agg_terms_b?.buckets.reduce((sum, { doc_count }) => sum + doc_count, 0);
      expect(counted).toBe(expected.reduce((sum, { b }) => sum + new Set(b).size, 0));
    }),
    { numRuns: 500 },
  );
});
