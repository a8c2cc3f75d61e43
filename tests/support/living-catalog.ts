import { type SearchQueryInput, searchQuerySchema } from '@brixel/contract/search';
import type { StoreCode } from '@brixel/contract/stores';
import type { DemoCatalog, SeedReview } from '@brixel/demo-catalog/seed';
import { AnswerBudget, Refusal } from '@brixel/platform/catalog/answer-budget';
import type { Catalog } from '@brixel/platform/catalog/catalog';
import type { CatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import fc from 'fast-check';
import { seedProduct, smallCatalog } from './small-catalog.ts';

const keys = (id: number) => ({ de: `stein-${id}`, it: `mattoncino-${id}` });

/** Variants, the first of P-10, the second of P-20. */
const variantIds = [11, 12, 13, 21, 22, 23];
const singleIds = [40, 41, 42];

/** Two families, a group, a bundle, a bundle with a family in it, and goods that are part of nothing. */
export const livingCatalog = (): DemoCatalog => ({
  ...smallCatalog([
    ...[10, 20].map((id) =>
      seedProduct(id, keys(id), { type: 'configurable', configurableAttributes: ['color'], price: 0, tiers: [] }),
    ),
    ...variantIds.map((id) =>
      seedProduct(id, keys(id), { parentSku: id < 20 ? 'P-10' : 'P-20', color: id % 10, price: id * 1_000 }),
    ),
    ...singleIds.map((id) => seedProduct(id, keys(id), { color: 1, categoryIds: [4, 3], price: id * 2_000 })),
    seedProduct(30, keys(30), {
      type: 'grouped',
      links: [
        { type: 'associated', sku: 'P-11', qty: 2 },
        { type: 'associated', sku: 'P-40', qty: 1 },
        { type: 'related', sku: 'P-12', qty: 1 },
      ],
    }),
    ...[
      { id: 31, parts: ['P-12', 'P-21'] },
      { id: 32, parts: ['P-20', 'P-41'] },
    ].map(({ id, parts }) =>
      seedProduct(id, keys(id), {
        type: 'bundle',
        bundleOptions: parts.map((sku, place) => ({
          id: id * 10 + place,
          title: { de: 'Teil', it: 'Parte' },
          required: true,
          type: 'radio',
          selections: [{ id: id * 10 + place, sku, qty: place + 1, isDefault: true, canChangeQty: false }],
        })),
      }),
    ),
  ]),
  reviews: [review(1, 'P-10', 5), review(2, 'P-10', 2), review(3, 'P-21', 1), review(4, 'P-40', 4)],
});

const review = (id: number, sku: string, rating: SeedReview['rating']): SeedReview => ({
  id,
  sku,
  rating,
  title: 'Gut',
  detail: 'Hält',
  nickname: 'Ada',
  language: 'de',
  verifiedBuyer: true,
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
});

export type Change =
  | { kind: 'stock'; sku: string; qty: number }
  | { kind: 'price'; sku: string; price: number; special: number | null }
  | { kind: 'status'; sku: string; status: number }
  | { kind: 'review'; id: number; status: number };

const goods = fc.constantFrom(...[...variantIds, ...singleIds].map((id) => `P-${id}`));
const changeOf = {
  stock: fc.record({ kind: fc.constant('stock' as const), sku: goods, qty: fc.nat(3) }),
  price: fc.record({
    kind: fc.constant('price' as const),
    sku: goods,
    price: fc.integer({ min: 100, max: 200_000 }),
    special: fc.option(fc.integer({ min: 50, max: 100_000 })),
  }),
  status: fc.record({ kind: fc.constant('status' as const), sku: goods, status: fc.constantFrom(1, 2) }),
  review: fc.record({
    kind: fc.constant('review' as const),
    id: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(1, 2),
  }),
};

export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { arbitrary: changeOf.stock, weight: 4 },
  { arbitrary: changeOf.price, weight: 4 },
  { arbitrary: changeOf.status, weight: 1 },
  { arbitrary: changeOf.review, weight: 1 },
);

export function makeChange(editor: CatalogEditor, change: Change): Promise<boolean> {
  switch (change.kind) {
    case 'stock':
      return editor.setStock(change.sku, change.qty);
    case 'price': {
      const special = change.special === null ? null : { price: change.special, from: null, to: null };
      return editor.setPrice(change.sku, { price: change.price, special });
    }
    case 'status':
      return editor.setStatus(change.sku, change.status);
    case 'review':
      return editor.setReviewStatus(change.id, change.status);
  }
}

const filter = (attribute: string, value: object | string | number) => ({ attribute, value: value as never });
const facets = ['color', 'size', 'price'].map((field) => ({ field, scope: 'catalog' as const }));

const questions: SearchQueryInput[] = [
  { _availableFilters: facets },
  { _availableFilters: facets, _appliedSort: [{ field: 'final_price', options: 'desc' }] },
  { _appliedFilters: [{ ...filter('price', { gte: 2, lt: 5 }), scope: 'catalog' }], _availableFilters: facets },
  { _appliedFilters: [{ ...filter('color', { in: [1, 3] }), scope: 'catalog' }], _availableFilters: facets },
  { _appliedFilters: [filter('stock.is_in_stock', 'true')] },
  { _appliedFilters: [filter('configurable_children.stock.qty', 0)] },
  { _appliedFilters: [filter('status', { in: [0, 1] }), filter('category_ids', 4)] },
  { _appliedFilters: [filter('rating.average', { gte: 3 })] },
  { _searchText: 'stein 12', _availableFilters: facets },
  { _searchText: 'P-21' },
];

/** Everything that a shopper could see of it. */
export const answersOf = (catalog: Catalog) =>
  Promise.all(
    (['de', 'it'] as const).map(async (store) => ({
      products: catalog.all(store, 'product'),
      reviews: catalog.all(store, 'review'),
      categories: catalog.all(store, 'category'),
      bySku: [...variantIds, ...singleIds].map((id) => catalog.product(store, `P-${id}`)?.url_path),
      byPath: [...variantIds, ...singleIds].map((id) => catalog.findByUrl(store, keys(id)[store])?.document.id),
      searches: await Promise.all(questions.map((question) => ask(catalog, store, question))),
    })),
  );

async function ask(catalog: Catalog, store: StoreCode, question: SearchQueryInput) {
  const page = {
    query: searchQuerySchema.parse(question),
    from: 0,
    size: 50,
    include: ['sku', 'price*', 'stock'],
    exclude: [],
  };
  const answer = await catalog.search(store, 'product', page, new AnswerBudget(1024));
  if (answer instanceof Refusal) throw new Error(answer.text);
  return answer;
}
