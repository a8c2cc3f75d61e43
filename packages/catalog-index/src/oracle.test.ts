import type { AppliedFilter } from '@brixel/contract/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogIndex, createCatalogIndex, type IndexQuery, openCatalogIndex } from './catalog-index.ts';
import { buildIndexData, type IndexSettings } from './index-data.ts';
import { decodeSnapshot, encodeSnapshot } from './snapshot.ts';
import { joined } from './testing/bytes.ts';
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
  // The other fields are read when a query names them.
  columnFields: ['category_ids', 'rank', 'visibility'],
  completions: { field: 'name' },
  vocabulary: [],
  unsoldGoods: [],
  fuzziness: 2,
  minimumScore: 0,
};

const vocabulary =
  'Stein Steine Baustein Platte Grundplatte Fliese Rundfliese grün gruen Koralle Dach Dachstein rot 2x4 2×2 3001 3003 für mit';
const phrase = (maxLength: number) =>
  fc.array(fc.constantFrom(...vocabulary.split(' ')), { maxLength }).map((words) => words.join(' '));
const option = fc.integer({ min: 1, max: 5 });
const optionalField = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const textFields = {
  name: phrase(4),
  description: phrase(6),
  category: fc.array(fc.record({ name: phrase(2) }), { maxLength: 2 }),
};
const plainFields = {
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
};
const documentList = fc
  .array(fc.record({ ...textFields, ...plainFields }), { maxLength: 40 })
  .map((list) => list.map((fields, number) => ({ id: number + 100, ...fields })));
/** What an update may bring, also values and fields that no document had before. */
const changedFields = fc.record(
  {
    ...plainFields,
    color: optionalField(fc.integer({ min: 1, max: 9 })),
    final_price_incl_tax: fc.constantFrom(0.01, 0.019, 0.99, 4.99, 5, 7),
    rank: optionalField(fc.constantFrom(0, 2.5, 4, 12)),
    brand_options: fc.array(fc.constantFrom('a', 'd'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

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

const expectFreshAgreement = (documents: { id: number }[], given: IndexQuery): void =>
  expectAgreement(createCatalogIndex(documents, settings), documents, given);

function expectAgreement(index: CatalogIndex, documents: readonly { id: number }[], given: IndexQuery): void {
  const answer = index.search(given);
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

/** Letters left out, doubled or swapped, in whole words and in begun ones, so that loose matching has something to do. */
const misspelt = fc
  .tuple(
    fc.constantFrom('stein', 'platte', 'koralle', 'fliese', 'dachstein'),
    fc.nat(8),
    fc.constantFrom(0, 1, 2),
    fc.nat(2),
  )
  .map(([whole, at, kind, lacking]) => {
    const word = whole.slice(0, Math.max(5, whole.length - lacking));
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

describe('index against a search that looks at every document', { timeout: 30_000 }, () => {
  it('finds, counts and sorts the same for any filters', () => {
    fc.assert(fc.property(documentList, query(fc.constant('')), expectFreshAgreement), { numRuns: 500 });
  });

  it('finds, counts and sorts the same for any text with filters', () => {
    fc.assert(fc.property(documentList, query(searchText), expectFreshAgreement), { numRuns: 500 });
  });

  it.each([
    ['a beginning of the stem only', 'Dachstein', 'dachsten ', 0],
    ['two typos in a short word', 'Platte', 'pltte', 0],
    ['one typo in a word of four letters', 'Dach', 'doch', 1],
    ['one typo in a word of three letters', 'rot', 'rat', 0],
    ['two typos in a long word', 'Rundfliese', 'rundfleiees', 1],
  ])('finds the same for %s', (_, description, text, total) => {
    const documents = [{ id: 100, name: '', description }];
    const given = { text, filters: [], facets: [], sort: [], from: 0, size: 10 };
    expect(createCatalogIndex(documents, settings).search(given).total).toBe(total);
    expectFreshAgreement(documents, given);
  });

  it('sorts a page out of many documents the same by any fields', () => {
    const manyDocuments = fc.array(fc.record(plainFields), { minLength: 20, maxLength: 60 });
    const page = fc.record({ from: fc.nat(5), size: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(manyDocuments, fc.array(sortKey, { maxLength: 3 }), page, (list, sort, { from, size }) => {
        const documents = list.map((fields, number) => ({ id: number, name: 'Stein', ...fields }));
        for (const text of ['', 'stein']) {
          expectFreshAgreement(documents, { text, filters: [], facets: [], sort, from, size });
        }
        // All names are the same, so only the standard order decides.
        const index = createCatalogIndex(documents, { ...settings, standardOrder: sort });
        const ask = (keys: IndexQuery['sort']) =>
          index.search({ text: 'stein', filters: [], facets: [], sort: keys, from, size }).documents;
        expect(ask([])).toEqual(ask([...sort, { field: 'id', direction: 'asc' }]));
      }),
    );
  });

  it('finds a rare word beside a common one the same', () => {
    const rareAt = fc.uniqueArray(fc.nat(299), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(rareAt, (places) => {
        const nameAt = (id: number): string => (places.includes(id) ? 'Koralle' : id % 2 === 0 ? 'Dach' : 'Stein');
        const documents = Array.from({ length: 300 }, (_, id) => ({
          id,
          name: nameAt(id),
          description: id % 3 === 0 ? 'Platte' : 'Stein',
        }));
        const sort = [{ field: 'id', direction: 'desc' as const }];
        expectFreshAgreement(documents, { text: 'stein koralle', filters: [], facets: [], sort, from: 0, size: 5 });
      }),
      { numRuns: 20 },
    );
  });

  it('finds words in all parts of a catalogue that is numbered in several', () => {
    const places = [0, 65_535, 65_536, 65_999];
    const documents = Array.from({ length: 66_000 }, (_, id) => ({
      id,
      name: places.includes(id) ? 'Koralle' : 'Platte',
      description: id % 2 === 0 ? 'Stein' : 'Dach',
    }));
    const index = createCatalogIndex(documents, settings);
    const found = (text: string) =>
      index.search({ text, filters: [], facets: [], sort: [{ field: 'id', direction: 'asc' }], from: 0, size: 5 });
    expect(found('koralle').documents).toEqual(places);
    expect(found('koralle stein').documents).toEqual([0, 65_536]);
    expect(found('stein').total).toBe(33_000);
  });

  it('does so even if somebody chooses in more facets than there are bits in a byte', () => {
    const names = Array.from({ length: 11 }, (_, place) => `field_${place}`);
    const manyFields = fc.record(Object.fromEntries(names.map((name) => [name, fc.integer({ min: 1, max: 3 })])));
    const choice = fc.constantFrom<number[]>([1, 2], [1, 2, 3]);
    fc.assert(
      fc.property(fc.array(manyFields, { maxLength: 30 }), fc.array(choice, { maxLength: 11 }), (list, choices) => {
        const documents = list.map((fields, number) => ({ id: number, ...fields }));
        expectFreshAgreement(documents, {
          text: '',
          filters: choices.map((wanted, place) => ({
            attribute: `field_${place}`,
            value: { in: wanted },
            scope: 'catalog',
          })),
          facets: names.map((field) => ({ field, size: 10 })),
          sort: [],
          from: 0,
          size: 50,
        });
      }),
    );
  });

  it('still does so after any changes in place, fresh or from a snapshot', () => {
    const step = fc.oneof(
      fc.record({ place: fc.nat(), changes: changedFields }),
      query(fc.oneof(fc.constant(''), searchText)),
    );
    fc.assert(
      fc.property(documentList, fc.array(step, { minLength: 2, maxLength: 12 }), (documents, steps) => {
        const current: { id: number }[] = [...documents];
        const indexes = [createCatalogIndex(documents, settings), reopened(documents, (number) => current[number]!)];
        for (const next of steps) {
          if ('text' in next) {
            for (const index of indexes) expectAgreement(index, current, next);
          } else if (current.length > 0) {
            const number = next.place % current.length;
            const changed = { ...current[number]!, ...next.changes };
            current[number] = changed;
            for (const index of indexes) index.update(number, changed);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('still does so for lists after documents were added and changed', () => {
    const step = fc.oneof(
      fc.record({ added: fc.record(plainFields) }),
      fc.record({ place: fc.nat(), changes: changedFields }),
      query(fc.constant('')),
    );
    fc.assert(
      fc.property(documentList, fc.array(step, { minLength: 3, maxLength: 12 }), (documents, steps) => {
        const current: { id: number }[] = [...documents];
        const indexes = [createCatalogIndex(documents, settings), reopened(documents, (number) => current[number]!)];
        for (const next of steps) {
          if ('text' in next) {
            for (const index of indexes) expectAgreement(index, current, next);
          } else if ('added' in next) {
            const added = { id: current.length + 100, ...next.added };
            current.push(added);
            for (const index of indexes) expect(index.add(added)).toBe(current.length - 1);
          } else if (current.length > 0) {
            const number = next.place % current.length;
            const changed = { ...current[number]!, ...next.changes };
            current[number] = changed;
            for (const index of indexes) index.update(number, changed);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('counts in a price range what a filter from its lower to below its upper bound finds', () => {
    fc.assert(
      fc.property(documentList, fc.array(filter, { maxLength: 2 }), (documents, filters) => {
        const index = createCatalogIndex(documents, settings);
        const others = filters.filter(({ attribute }) => attribute !== 'price' && attribute !== 'final_price');
        const ask = (price: AppliedFilter[]) =>
          index.search({
            text: '',
            filters: [...others, ...price],
            facets: [{ field: 'price', size: 10 }],
            sort: [],
            from: 0,
            size: 0,
          });
        for (const { from, to, doc_count } of ask([]).aggregations.agg_range_price?.buckets ?? []) {
          const value = { gte: from ?? null, ...(to !== undefined && { lt: to }) };
          expect(ask([{ attribute: 'price', value, scope: 'catalog' }]).total).toBe(doc_count);
        }
      }),
    );
  });
});

function reopened(documents: object[], readDocument: (number: number) => object): CatalogIndex {
  const decoded = decodeSnapshot(joined(encodeSnapshot(buildIndexData(documents, settings), settings)), settings);
  if (!decoded.ok) throw new Error(decoded.reason);
  return openCatalogIndex(decoded.data, settings, readDocument);
}
