import type { AppliedFilter } from '@brixel/contract/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogIndex, type IndexQuery, type IndexSettings } from './catalog-index.ts';
import { oracleAnswer } from './testing/oracle.ts';

const settings: IndexSettings = {
  language: 'de',
  textFields: [
    { path: 'name', boost: 4 },
    { path: 'description', boost: 2 },
    { path: 'category.name', boost: 1 },
  ],
  identifierFields: [],
  facetFields: ['color', 'size'],
  aliases: { price: 'final_price_incl_tax', final_price: 'final_price_incl_tax' },
  price: {
    field: 'final_price_incl_tax',
    ranges: [
      [0, 0.02],
      [0.02, 1],
      [1, 5],
      [5, null],
    ],
  },
  standardOrder: [],
  completionField: 'name',
  fuzziness: 2,
  minimumScore: 0,
};

const vocabulary =
  'Stein Steine Baustein Platte Grundplatte Fliese Rundfliese grün gruen Koralle Dach Dachstein rot 2x4 2×2 3001 3003 für mit';
const phrase = (maxLength: number) =>
  fc.array(fc.constantFrom(...vocabulary.split(' ')), { maxLength }).map((words) => words.join(' '));
const option = fc.integer({ min: 1, max: 5 });
const optionalField = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const documentFields = fc.record({
  name: phrase(4),
  description: phrase(6),
  category: fc.array(fc.record({ name: phrase(2) }), { maxLength: 2 }),
  type_id: fc.constantFrom('simple', 'configurable'),
  color: optionalField(option),
  size: optionalField(option),
  color_options: fc.array(option, { maxLength: 3 }),
  size_options: fc.array(option, { maxLength: 2 }),
  brand: optionalField(fc.constantFrom('a', 'b', 'c')),
  // Sparse enough that a list of categories is read through its documents, with some in several of them.
  category_ids: fc.oneof(
    fc.constant([]),
    fc.constant([2, 3]),
    fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  ),
  final_price_incl_tax: fc.constantFrom(0.01, 0.02, 0.5, 1, 2.5, 5, 20),
  rank: optionalField(fc.integer({ min: 1, max: 9 })),
});
const documentList = fc
  .array(documentFields, { maxLength: 40 })
  .map((list) => list.map((fields, number) => ({ id: number + 100, ...fields })));

const optionSpelling = fc.oneof(option, option.map(String));
const filterValue: fc.Arbitrary<AppliedFilter['value']> = fc.oneof(
  optionSpelling,
  fc.array(optionSpelling, { maxLength: 3 }),
  fc.record({ in: fc.array(optionSpelling, { maxLength: 3 }) }),
  fc.record({ eq: fc.oneof(optionSpelling, fc.constant(null)) }),
  fc.record({ neq: fc.oneof(optionSpelling, fc.constant(null)) }),
  fc.record({ nin: fc.array(optionSpelling, { maxLength: 3 }) }),
  fc.record({ gte: option, lte: option }),
  fc.record({ gt: option }),
  fc.record({ lt: option }),
  fc.record({ from: option, to: option }),
  fc.record({ or: optionSpelling, nor: fc.array(optionSpelling, { maxLength: 2 }) }),
);
const filter = fc.record({
  attribute: fc.constantFrom('color', 'size', 'brand', 'category_ids', 'price', 'final_price', 'rank', 'unknown'),
  value: filterValue,
  scope: fc.constantFrom('default' as const, 'catalog' as const),
});

const sortKey = fc.record({
  field: fc.constantFrom('final_price', 'rank', 'id', 'color', 'category_ids', 'unknown'),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});
const facets = fc.uniqueArray(fc.constantFrom('color', 'size', 'brand', 'price', 'category_ids'), { maxLength: 5 });
const query = (text: fc.Arbitrary<string>): fc.Arbitrary<IndexQuery> =>
  fc.record({
    text,
    filters: fc.array(filter, { maxLength: 4 }),
    facets: facets.map((fields) => fields.map((field) => ({ field, size: 1000 }))),
    sort: fc.array(sortKey, { minLength: 1, maxLength: 2 }),
    from: fc.integer({ min: 0, max: 10 }),
    size: fc.integer({ min: 0, max: 50 }),
  });

function expectAgreement(documents: { id: number }[], given: IndexQuery): void {
  const answer = createCatalogIndex(documents, settings).search(given);
  const expected = oracleAnswer(documents, settings, given);
  expect(answer.total).toBe(expected.total);
  expect(answer.documents.map((number) => documents[number]?.id)).toEqual(expected.ids);
  const counts = Object.fromEntries(
    Object.entries(answer.aggregations).map(([name, { buckets }]) => [
      name,
      Object.fromEntries(buckets.map(({ key, from, doc_count }) => [String(from ?? key), doc_count])),
    ]),
  );
  expect(counts).toEqual(expected.counts);
}

/** Letters left out, doubled or swapped, so that loose matching has something to do. */
const misspelt = fc
  .tuple(fc.constantFrom('stein', 'platte', 'koralle', 'fliese', 'dachstein'), fc.nat(8), fc.constantFrom(0, 1, 2))
  .map(([word, at, kind]) => {
    const place = at % (word.length - 1);
    const [before, letter, next, after] = [word.slice(0, place), word[place], word[place + 1], word.slice(place + 2)];
    if (kind === 0) return `${before}${next}${after}`;
    return kind === 1 ? `${before}${letter}${letter}${next}${after}` : `${before}${next}${letter}${after}`;
  });
const searchText = fc.oneof(
  phrase(3),
  misspelt,
  fc.tuple(misspelt, phrase(2)).map((parts) => parts.join(' ')),
  fc.constantFrom('', '  ', '300', 'stei', 'xyzzy', 'rund dach', '2 x 4', '!!', 'constructor __proto__'),
);

describe('index against a search that looks at every document', () => {
  it('finds, counts and sorts the same for any filters', () => {
    fc.assert(fc.property(documentList, query(fc.constant('')), expectAgreement), { numRuns: 500 });
  });

  it('finds, counts and sorts the same for any text with filters', () => {
    fc.assert(fc.property(documentList, query(searchText), expectAgreement), { numRuns: 500 });
  });
});
