import type { AppliedFilter, FilterValue } from '@brixel/contract/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Columns, createColumnsBuilder, openColumns } from './columns.ts';
import { createSelections } from './selection.ts';

const filter = (attribute: string, value: FilterValue, scope: AppliedFilter['scope'] = 'default'): AppliedFilter => ({
  attribute,
  value,
  scope,
});

function columnsOf(documents: object[], aliases: Record<string, string> = {}): Columns {
  const builder = createColumnsBuilder([]);
  for (const document of documents) builder.add(document);
  return openColumns(builder.finish(), {
    documentCount: documents.length,
    aliases,
    collator: new Intl.Collator('de'),
    readDocument: (number) => documents[number]!,
  });
}

/** Asked twice and both ways, since what was found may be remembered. */
function select(documents: object[], ...filters: AppliedFilter[]): number[] {
  const selections = createSelections(columnsOf(documents, { price: 'final_price' }));
  const found = [...selections.get(filters).documents];
  expect([...selections.get(filters).documents]).toEqual(found);
  const selection = selections.get(filters);
  expect([...documents.keys()].filter((number) => selection.members.has(number))).toEqual(found);
  return found;
}

describe('filters', () => {
  it('name a document once, however many of the wanted values it has', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(ids, { minLength: 10 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 20 })),
        (lists, wanted) => {
          const documents = lists.map((category_ids) => ({ category_ids }));
          const expected = [...lists.keys()].filter((number) => lists[number]!.some((id) => wanted.includes(id)));
          expect(select(documents, filter('category_ids', { in: wanted }))).toEqual(expected);
        },
      ),
      // Most lists are sparse here, so the documents are reached through the values and not one by one.
      {
        numRuns: 300,
        examples: [
          [
            [[1, 2], [], [], [], [], [], [], [], [], []],
            [1, 2],
          ],
        ],
      },
    );
  });

  const shop = [
    { sku: 'A', color: 5, is_active: true, price_note: null, final_price: 0.02, at: '2026-01-01', stock: { qty: 3 } },
    { sku: 'B', color: 6, is_active: false, price_note: 'x', final_price: 0.05, at: '2026-02-01', stock: { qty: 0 } },
    { sku: 'C', is_active: 1, final_price: 5, at: '2026-03-01', children: [{ sku: 'C-1' }, { sku: 'C-2' }] },
  ];

  it('take text for a number and 1 for true', () => {
    expect(select(shop, filter('color', '5'))).toEqual([0]);
    expect(select(shop, filter('is_active', { eq: true }))).toEqual([0, 2]);
    expect(select(shop, filter('is_active', { eq: 1 }))).toEqual([0, 2]);
    expect(select(shop, filter('is_active', { eq: 'false' }))).toEqual([1]);
  });

  it('ask with null whether a field is there', () => {
    expect(select(shop, filter('price_note', { eq: null }))).toEqual([1]);
    expect(select(shop, filter('color', { neq: null }))).toEqual([2]);
  });

  it('let a document without the field pass a negative filter', () => {
    expect(select(shop, filter('color', { nin: [5] }))).toEqual([1, 2]);
    expect(select(shop, filter('color', { neq: 5 }))).toEqual([1, 2]);
  });

  it('include both bounds of a price, whatever the price is called', () => {
    expect(select(shop, filter('price', { gte: 0.02, lte: 0.05 }))).toEqual([0, 1]);
    expect(select(shop, filter('price', { from: '0.02', to: '0.05' }))).toEqual([0, 1]);
    expect(select(shop, filter('price', { gt: 0.02 }))).toEqual([1, 2]);
    expect(select(shop, filter('price', { gte: null, lt: 0.05 }))).toEqual([0]);
  });

  it('compare dates, and reach into objects and lists', () => {
    expect(select(shop, filter('at', { gt: '2026-01-15' }))).toEqual([1, 2]);
    expect(select(shop, filter('children.sku', 'C-2'))).toEqual([2]);
    expect(select(shop, filter('stock.qty', { gt: 0 }))).toEqual([0]);
  });

  it('match nothing for an empty list, an unknown field or the name of a built-in', () => {
    expect(select(shop, filter('color', { in: [] }))).toEqual([]);
    expect(select(shop, filter('constructor.name', 'Object'))).toEqual([]);
    expect(select(shop, filter('__proto__', { eq: null }))).toEqual([]);
  });

  it('are remembered where that saves work, each for itself', () => {
    const documents = Array.from({ length: 2000 }, (_, number) => ({ visibility: number % 5, status: number % 3 }));
    const selections = createSelections(columnsOf(documents));
    for (let round = 0; round < 3; round++) {
      for (let visibility = 0; visibility < 5; visibility++) {
        const selection = selections.get([filter('visibility', { in: [visibility] }), filter('status', { nin: [0] })]);
        const expected = [...documents.keys()].filter((number) => number % 5 === visibility && number % 3 !== 0);
        expect([...selection.documents]).toEqual(expected);
        expect([...documents.keys()].filter((number) => selection.members.has(number))).toEqual(expected);
      }
    }
  });

  it('read no document for fields that none has', () => {
    let reads = 0;
    const documents = Array.from({ length: 500 }, (_, number) => ({
      id: number,
      get stock() {
        reads += 1;
        return { qty: number };
      },
    }));
    const selections = createSelections(columnsOf(documents));
    const readsFor = (unknown: number): number => {
      reads = 0;
      const filters = Array.from({ length: unknown }, (_, place) =>
        filter(`stock.x${place}`, { neq: null }, 'catalog'),
      );
      expect([...selections.get([filter('id', { in: [7, 8] }), ...filters]).documents]).toEqual([7, 8]);
      return reads;
    };
    readsFor(1);
    expect(readsFor(999)).toBeLessThan(documents.length);
  });

  it('find the variants of a configurable product in catalogue scope only', () => {
    const products = [
      { type_id: 'configurable', color_options: [5, 6] },
      { type_id: 'simple', color: 5 },
      { type_id: 'simple', color_options: [5] },
    ];
    expect(select(products, filter('color', { in: ['5'] }, 'catalog'))).toEqual([0, 1]);
    expect(select(products, filter('color', { in: ['5'] }))).toEqual([1]);
  });
});
