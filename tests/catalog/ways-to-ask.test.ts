import { SearchQueryBuilder } from '@brixel/commerce/search-query';
import { type EntityName, type Product, productType } from '@brixel/contract/catalog';
import type { AppliedFilter, FilterValue } from '@brixel/contract/search';
import type { ApiMode } from '@brixel/storefront/config/public-config';
import type { ApiError } from '@brixel/storefront/data/api/api-error';
import type { SearchOptions } from '@brixel/storefront/data/catalog/catalog';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type DemoPlatform, demoPlatform } from '../support/demo-platform.ts';
import { inProcess, storefrontCatalog } from '../support/storefront-catalog.ts';

let shop: DemoPlatform;
beforeAll(async () => {
  shop = await demoPlatform();
});

interface Question {
  store: 'de' | 'it';
  entity: EntityName;
  query: SearchQueryBuilder;
  options: SearchOptions;
}

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const conditions = (attribute: string, value: fc.Arbitrary<FilterValue>) =>
  fc.record({
    attribute: fc.constant(attribute),
    value,
    scope: fc.constantFrom<AppliedFilter['scope']>('default', 'catalog'),
  });

const skus = ['BX-3001-1', 'BX-3001-7', 'BX-SET-DACKEL', 'BX-STEIN-2', 'BX-LIZENZ', 'nobody'];
const productFilter = fc.oneof(
  conditions('visibility', fc.constant({ in: [2, 3, 4] })),
  conditions('type_id', fc.constantFrom<FilterValue>('configurable', ['simple', 'bundle'], { neq: 'simple' })),
  conditions('color', fc.oneof(some([1, 5, 7, '20']), fc.record({ in: some(['1', '3', '20']) }))),
  conditions('size', fc.record({ nin: some([1, 2, 3]) })),
  conditions('final_price', fc.record({ gte: fc.constantFrom(0, 0.05, '0.2') })),
  conditions('final_price', fc.record({ from: fc.constantFrom(0.02, 1), to: fc.constantFrom(2, 15) })),
  conditions('final_price', fc.record({ or: fc.constantFrom(0.12, 1), orGt: fc.constantFrom(5, 20) })),
  conditions('category_ids', fc.record({ in: some([119, 188, 213, 439]) })),
  conditions('sku', fc.oneof(fc.record({ in: some(skus) }), fc.constantFrom<FilterValue>(...skus))),
  conditions('stock.qty', fc.record({ gt: fc.constantFrom(0, 50) })),
  conditions('stock.is_in_stock', fc.constantFrom<FilterValue>(true, { eq: false })),
  conditions('logo_element_id', fc.constantFrom<FilterValue>(null, { eq: null }, { neq: null })),
);

const page = fc.record({ size: fc.integer({ min: 0, max: 60 }), start: fc.integer({ min: 0, max: 150 }) });

const productQuestion = fc
  .record({
    filters: fc.array(productFilter, { maxLength: 4 }),
    text: fc.constantFrom('', '', 'koral', 'stein 2x4', 'Stien 2x4', '3001', '100 % Stein', 'xqzv'),
    counts: fc.subarray(['price', 'color', 'size', 'manufacturer']),
    countSize: fc.constantFrom(undefined, 3, 1000),
    sorts: fc.subarray(['final_price', 'updated_at', 'name', '_score'], { maxLength: 2 }),
    direction: fc.constantFrom('asc', 'desc'),
    include: fc.constantFrom(undefined, ['id', 'sku', 'stock.qty'], ['*price*']),
    page,
  })
  .map(({ filters, text, counts, countSize, sorts, direction, include, page }) => {
    const query = new SearchQueryBuilder({
      _appliedFilters: filters,
      _availableFilters: counts.map((field) => ({ field, options: countSize ? { size: countSize } : {} })),
      _appliedSort: sorts.map((field) => ({ field, options: direction })),
      _searchText: text,
    });
    return { entity: 'product' as const, query, options: { ...page, ...(include && { include }) } };
  });

const otherFilters: Record<Exclude<EntityName, 'product'>, fc.Arbitrary<AppliedFilter>> = {
  category: conditions('level', fc.constantFrom<FilterValue>(2, { gt: 2 }, { in: [2, 3] })),
  attribute: conditions('attribute_code', fc.constantFrom<FilterValue>('color', { in: ['color', 'size'] })),
  taxrule: conditions('product_tax_class_ids', fc.constant({ eq: 2 })),
  review: conditions('rating', fc.constantFrom<FilterValue>({ gte: 4 }, { eq: 5 })),
  cms_page: conditions('identifier', fc.constantFrom<FilterValue>('impressum', { neq: 'impressum' })),
  cms_block: conditions('identifier', fc.constantFrom<FilterValue>({ eq: null }, { neq: 'footer' })),
  cms_hierarchy: conditions('level', fc.constantFrom<FilterValue>({ eq: 1 }, { eq: 2 })),
};

const otherQuestion = fc.constantFrom(...(Object.keys(otherFilters) as (keyof typeof otherFilters)[])).chain((entity) =>
  fc
    .record({
      filters: fc.array(otherFilters[entity], { maxLength: 2 }),
      sort: fc.constantFrom(undefined, 'id'),
      include: fc.constantFrom(undefined, ['id', 'title', 'name', 'identifier']),
      page,
    })
    .map(({ filters, sort, include, page }) => {
      const query = new SearchQueryBuilder({
        _appliedFilters: filters,
        _appliedSort: sort ? [{ field: sort, options: 'desc' as const }] : [],
      });
      return { entity, query, options: { ...page, ...(include && { include }) } };
    }),
);

const question: fc.Arbitrary<Question> = fc
  .tuple(fc.constantFrom('de' as const, 'it' as const), fc.oneof(productQuestion, productQuestion, otherQuestion))
  .map(([store, rest]) => ({ store, ...rest }));

/** What cannot be answered is refused in the same words. */
const outcome = <T>(answer: Promise<T>) => answer.catch(({ message, code }: ApiError) => ({ message, code }));

test('all ways to ask give the storefront the same hits, totals and counts', async () => {
  const open = async (store: 'de' | 'it') => {
    const ask = (mode: ApiMode) => storefrontCatalog(inProcess(shop), { api: { mode } }, store);
    return { rest: await ask('rest'), graphql: await ask('graphql'), elastic: await ask('elastic') };
  };
  const catalogs = { de: await open('de'), it: await open('it') };
  let found = 0;
  await fc.assert(
    fc.asyncProperty(question, async ({ store, entity, query, options }) => {
      const { rest, graphql, elastic } = catalogs[store];
      const expected = await outcome(rest.search(entity, query, options));
      const asked = JSON.stringify(query.build());
      expect(await outcome(graphql.search(entity, query, options)), asked).toEqual(expected);
      // Elasticsearch suggests nothing unless it is asked to, and by other means
      expect(await outcome(elastic.search(entity, query, options)), asked).toEqual({ ...expected, suggest: undefined });
      if ('hits' in expected) found += expected.hits.length;
    }),
    { numRuns: 150 },
  );
  expect(found, 'the questions find something').toBeGreaterThan(300);
});

test('another store is asked by its own address', async () => {
  const query = new SearchQueryBuilder().where('sku', { eq: 'BX-3001-1' });
  for (const mode of ['rest', 'graphql', 'elastic'] as const) {
    const catalog = await storefrontCatalog(inProcess(shop), { api: { mode } });
    const { hits } = await catalog.search('product', query, { index: 'brixel_it' });
    expect(hits[0]?.name).toMatch(/^Mattoncino/);
  }
});

test("the platform's own prices confirm those of its catalogue, product by product and variant by variant", async () => {
  const catalog = await storefrontCatalog(inProcess(shop));
  const confirmed = await storefrontCatalog(inProcess(shop), { prices: { fromPlatform: true } });
  const prices = ({ sku, price_incl_tax, original_price_incl_tax, special_price_incl_tax }: PricedProduct) => ({
    sku,
    price_incl_tax,
    original_price_incl_tax,
    special_price_incl_tax,
  });
  for (const type of productType.options) {
    const query = new SearchQueryBuilder().where('type_id', { eq: type }).sortBy('id');
    const [plain] = (await catalog.search('product', query, { size: 1 })).hits;
    const [current] = (await confirmed.search('product', query, { size: 1 })).hits;
    const all = (product: Product | undefined) => (product ? [product, ...(product.configurable_children ?? [])] : []);
    expect(all(current).map(prices)).toEqual(all(plain).map(prices));
    for (const product of all(current)) expect(product, product.sku).toMatchObject({ price_is_current: true });
    expect(all(current).length).toBeGreaterThan(type === 'configurable' ? 10 : 0);
  }
});

type PricedProduct = Pick<Product, 'sku' | 'price_incl_tax' | 'original_price_incl_tax' | 'special_price_incl_tax'>;
