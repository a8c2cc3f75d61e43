import { pathReader } from '@brixel/catalog-index/document';
import {
  attribute,
  type BundleOption,
  category,
  cmsBlock,
  cmsHierarchy,
  cmsPage,
  type EntityName,
  entityNames,
  product,
  review,
  taxRule,
} from '@brixel/contract/catalog';
import type { AppliedFilter, SearchQueryInput } from '@brixel/contract/search';
import { fieldsOfAllStores } from '@brixel/platform/catalog/index-settings';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type DemoPlatform, demoPlatform } from '../support/demo-platform.ts';

let shop: DemoPlatform;
beforeAll(async () => {
  shop = await demoPlatform();
});

type Store = 'de' | 'it';
interface Search extends SearchQueryInput {
  store?: Store;
  entity?: EntityName;
  parameters?: Record<string, string>;
}

const address = (store: Store, entity: string, parameters: Record<string, string> = {}) =>
  `/api/catalog/brixel_${store}/${entity}/_search?${new URLSearchParams(parameters)}`;

async function search({ store = 'de', entity = 'product', parameters = {}, ...request }: Search = {}) {
  const answer = await shop.inject(
    address(store, entity, {
      request_format: 'search-query',
      response_format: 'compact',
      request: JSON.stringify(request),
      ...parameters,
    }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const filter = (attributeCode: string, value: AppliedFilter['value'], scope: AppliedFilter['scope'] = 'default') => ({
  attribute: attributeCode,
  value,
  scope,
});
const shown = [filter('visibility', { in: [2, 3, 4] }), filter('status', { in: [0, 1] })];
const searchable = [filter('visibility', { in: [3, 4] }), filter('status', { in: [0, 1] })];

describe('every entity', () => {
  const schemas: Record<EntityName, z.ZodType> = {
    product: product.strict(),
    category,
    attribute: attribute.strict(),
    taxrule: taxRule.strict(),
    review: review.strict(),
    cms_page: cmsPage.strict(),
    cms_block: cmsBlock.strict(),
    cms_hierarchy: cmsHierarchy.strict(),
  };

  test.each(entityNames)('%s has the shape of the contract in both stores', async (entity) => {
    for (const store of ['de', 'it'] as const) {
      // whole products are large: all of them at once are more than one answer may hold
      const size = entity === 'product' ? 500 : 4000;
      for (let from = 0, total = 1; from < total; from += size) {
        const page = await search({ store, entity, parameters: { size: String(size), from: String(from) } });
        total = page.total;
        expect(page.hits.length).toBe(Math.min(total - from, entity.startsWith('cms_') ? 500 : size));
        for (const { _score, ...document } of page.hits) schemas[entity].parse(document);
      }
    }
  });

  test('products have the fields that are indexed once for all stores in common', () => {
    const { catalog } = shop.platform;
    const [german, italian] = [catalog.all('de', 'product'), catalog.all('it', 'product')];
    const differing = fieldsOfAllStores.filter((field) => {
      const read = pathReader(field);
      return german.some((product, place) => `${read(product)}` !== `${read(italian[place])}`);
    });
    expect(differing).toEqual([]);
  });

  test('products are sorted by what shoppers think of them', async () => {
    const { hits } = await search({ entity: 'product', parameters: { size: '300', sort: 'rating.average:desc' } });
    const averages = hits.map(({ rating }: { rating: { average: number } | null }) => rating?.average ?? 0);
    expect(averages).toEqual(averages.toSorted((a: number, b: number) => b - a));
    expect(averages[0]).toBeGreaterThan(averages.at(-1));
  });

  test('can be filtered, sorted and paged', async () => {
    const all = await search({ entity: 'category', _appliedSort: [{ field: 'id', options: 'desc' }] });
    const ids = all.hits.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    const page = await search({
      entity: 'category',
      parameters: { size: '2', from: '1', sort: 'id:desc', _source_include: 'id' },
    });
    expect(page.hits.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1, 3));
    expect(page.total).toBe(all.total);
    const codes = await search({
      entity: 'attribute',
      _appliedFilters: [filter('attribute_code', { in: ['color', 'size'] })],
    });
    expect(codes.total).toBe(2);
  });
});

describe('prices', () => {
  test('include the VAT of the store, at the same gross price', async () => {
    const [german, italian] = await Promise.all(
      (['de', 'it'] as const).map(
        async (store) => (await search({ store, _appliedFilters: [filter('sku', 'BX-3001-1')] })).hits[0],
      ),
    );
    expect(german.price_incl_tax).toBe(italian.price_incl_tax);
    expect(german.price_incl_tax / german.price).toBeCloseTo(1.19, 2);
    expect(italian.price_incl_tax / italian.price).toBeCloseTo(1.22, 2);
  });

  test('of a configurable product are those of its cheapest variant', async () => {
    const { hits } = await search({
      _appliedFilters: [filter('type_id', 'configurable')],
      parameters: { size: '100' },
    });
    expect(hits.length).toBeGreaterThan(5);
    for (const { price_incl_tax, configurable_children } of hits) {
      const prices = configurable_children.map((child: { price_incl_tax: number }) => child.price_incl_tax);
      expect(price_incl_tax).toBe(Math.min(...prices));
    }
  });

  test('are filtered, counted and sorted by one field, whatever it is called', async () => {
    const count = async (name: string) =>
      (await search({ _appliedFilters: [filter(name, { gte: 0.2, lt: 1 }, 'catalog')], parameters: { size: '0' } }))
        .total;
    const { aggregations, hits } = await search({
      _availableFilters: [{ field: 'price', scope: 'catalog' }],
      _appliedSort: [{ field: 'final_price', options: 'desc' }],
    });
    const { buckets } = aggregations.agg_range_price;
    expect(buckets.map(({ key }: { key: string }) => key)).toEqual([
      '0.0-0.02',
      '0.02-0.05',
      '0.05-0.2',
      '0.2-1.0',
      '1.0-2.0',
      '2.0-5.0',
      '5.0-15.0',
      '15.0-*',
    ]);
    for (const name of ['price', 'final_price', 'final_price_incl_tax'])
      expect(await count(name)).toBe(buckets[3].doc_count);
    const prices = hits.map((hit: { final_price_incl_tax: number }) => hit.final_price_incl_tax);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a));
  });
});

describe('categories', () => {
  test('count the visible products in them and below them', async () => {
    const { hits } = await search({ entity: 'category' });
    for (const { id, product_count, children_data } of hits) {
      const below = (list: { id: number; children_data: [] }[]): number[] =>
        list.flatMap((child) => [child.id, ...below(child.children_data)]);
      const { total } = await search({
        _appliedFilters: [...shown, filter('category_ids', { in: [id, ...below(children_data)] })],
        parameters: { size: '0' },
      });
      expect({ id, product_count }).toEqual({ id, product_count: total });
    }
  });

  test('carry a slug that leads to them alone', async () => {
    const { hits } = await search({ entity: 'category' });
    const slugs = hits.map(({ slug }: { slug: string }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('variants', () => {
  test('name their family, its colours and their own address', async () => {
    const { hits } = await search({ _appliedFilters: [filter('sku', 'BX-3001-1')] });
    const [variant] = hits;
    const family = (await search({ _appliedFilters: [filter('sku', variant.family_sku)] })).hits[0];
    expect(family.type_id).toBe('configurable');
    expect(variant.slug).toBe(variant.url_key);
    expect(variant.colour_count).toBe(family.color_options.length);
    expect(variant.colour_preview).toHaveLength(5);
    expect(variant.colour_preview[0]).toBe(variant.color);
    for (const colour of variant.colour_preview) expect(family.color_options).toContain(colour);
    const parent = await search({ _appliedFilters: [filter('configurable_children.sku', 'BX-3001-1')] });
    expect(parent.hits.map(({ sku }: { sku: string }) => sku)).toEqual([variant.family_sku]);
  });
});

describe('the demo shop', () => {
  const read = async (store: Store, sku: string) =>
    (await search({ store, _appliedFilters: [filter('sku', sku)] })).hits[0];

  test('sells on a card only what needs no answer', async () => {
    const skus = ['BX-LIZENZ', 'BX-MOSAIK-M', 'BX-BOX-MEER', 'BX-PAKET-DACH', 'BX-STEIN-2'];
    for (const sku of skus) expect(await read('de', sku), sku).toMatchObject({ has_required_options: 1 });
    for (const sku of ['BX-3001-20', 'BX-SET-DACKEL']) {
      expect(await read('de', sku), sku).toMatchObject({ has_required_options: 0 });
    }
  });

  test('names for a box what its required parts cost', async () => {
    const { price_incl_tax, bundle_options } = await read('de', 'BX-BOX-REGENBOGEN');
    const needed = bundle_options.filter(({ required }: BundleOption) => required);
    const sum = needed.reduce((total: number, { product_links }: BundleOption) => {
      const start = product_links.find(({ is_default }) => is_default) ?? product_links[0];
      return total + (start?.price_incl_tax ?? 0) * (start?.qty ?? 0);
    }, 0);
    expect(needed.length).toBeLessThan(bundle_options.length);
    expect(price_incl_tax).toBeCloseTo(sum, 4);
  });

  test.each(['de', 'it'] as const)('promises the same delivery in words and in products (%s)', async (store) => {
    const part = (await read(store, 'BX-3001-20')).delivery_days;
    const mosaic = (await read(store, 'BX-MOSAIK-M')).delivery_days;
    expect([part, mosaic]).toEqual(
      store === 'de'
        ? [
            { min: 2, max: 3 },
            { min: 4, max: 6 },
          ]
        : [
            { min: 4, max: 6 },
            { min: 6, max: 9 },
          ],
    );
    const blocks = await search({
      store,
      entity: 'cms_block',
      _appliedFilters: [filter('identifier', 'shipping-hint')],
    });
    for (const { min, max } of [part, mosaic]) expect(blocks.hits[0].content).toContain(`${min}–${max} `);
  });
});

describe('facets', () => {
  const available = ['color', 'size', 'manufacturer', 'price'].map((field) => ({ field, scope: 'catalog' as const }));

  test('keep the other options of a facet open under its own choice', async () => {
    const open = await search({ _availableFilters: available, _appliedFilters: shown });
    const chosen = await search({
      _availableFilters: available,
      _appliedFilters: [...shown, filter('color', { in: ['1'] }, 'catalog')],
    });
    expect(chosen.aggregations.agg_terms_color).toEqual(open.aggregations.agg_terms_color);
    expect(chosen.total).toBeLessThan(open.total);
    const own = chosen.aggregations.agg_terms_color.buckets.find(({ key }: { key: number }) => key === 1).doc_count;
    const variants = chosen.aggregations.agg_terms_color_options.buckets.find(({ key }: { key: number }) => key === 1);
    expect(own + (variants?.doc_count ?? 0)).toBe(chosen.total);
  });

  test('name as many options as asked for, all colours and ten others by default', async () => {
    const { aggregations } = await search({ _availableFilters: available });
    expect(aggregations.agg_terms_color.buckets.length).toBeGreaterThan(50);
    expect(aggregations.agg_terms_size.buckets.length).toBe(10);
    const more = await search({ _availableFilters: [{ field: 'size', scope: 'catalog', options: { size: 1000 } }] });
    expect(more.aggregations.agg_terms_size.buckets.length).toBeGreaterThan(10);
  });
});

describe('text search finds in the first three', () => {
  const names = async (store: Store, text: string): Promise<string[]> => {
    const { hits } = await search({ store, _searchText: text, _appliedFilters: searchable, parameters: { size: '3' } });
    return hits.map(({ sku, name }: { sku: string; name: string }) => `${sku} ${name}`);
  };

  test.each<[Store, string, RegExp]>([
    ['de', 'grun', /grün/i],
    ['de', 'gruen', /grün/i],
    ['de', 'grün', /grün/i],
    ['de', '2x4', /2×4/],
    ['de', '2 x 4 stein', /^BX-3001-\d+ Stein 2×4/],
    ['de', '3001', /^BX-3001-/],
    ['de', 'Stien 2x4', /^BX-3001-\d+ Stein 2×4/],
    ['de', 'koralle', /Koralle/],
    ['it', 'verde', /verde/i],
    ['it', '2x4', /2×4/],
    ['it', 'mattoncino 2 x 4', /^BX-3001-\d+ Mattoncino 2×4/],
    ['it', '3001', /^BX-3001-/],
    ['it', 'matoncino 2x4', /^BX-3001-\d+ Mattoncino 2×4/],
    ['it', 'corallo', /Corallo/],
  ])('%s: %s', async (store, text, expected) => {
    const found = await names(store, text);
    expect(found.length).toBe(3);
    for (const name of found) expect(name).toMatch(expected);
  });

  test('exactly the article whose number was typed', async () => {
    expect((await names('de', 'bx-3001-7'))[0]).toMatch(/^BX-3001-7 /);
  });

  test('and offers to finish or correct the words', async () => {
    const { suggest } = await search({ _searchText: 'koral' });
    expect(suggest).toEqual({ text: 'koral', completions: expect.arrayContaining(['Koralle']) });
    expect(suggest.completions[0]).toBe('Koralle');
    const misspelt = (await search({ _searchText: 'Stien 2x4' })).suggest;
    expect(misspelt.corrected).toBe('stein 2x4');
    for (const completion of misspelt.completions) expect(completion).toMatch(/^Stein 2×4/);
  });

  test('also without any filter, and in the order asked for', async () => {
    const { hits } = await search({ _searchText: 'koralle', _appliedSort: [{ field: 'final_price', options: 'asc' }] });
    const prices = hits.map((hit: { final_price_incl_tax: number }) => hit.final_price_incl_tax);
    expect(prices.length).toBe(50);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  });
});

describe('answers', () => {
  test('have the form of Elasticsearch unless the compact one is asked for', async () => {
    const answer = (
      await shop.inject(address('de', 'product', { size: '1', _source_include: 'sku,stock.qty' }))
    ).json();
    expect(answer).toMatchObject({ timed_out: false, hits: { max_score: 1 } });
    const [hit] = answer.hits.hits;
    expect(hit).toMatchObject({ _index: 'brixel_de', _type: 'product' });
    expect(Object.keys(hit._source)).toEqual(['sku', 'stock']);
    expect(Object.keys(hit._source.stock)).toEqual(['qty']);
  });

  test('hold no hits but the total for size 0', async () => {
    const { hits, total } = await search({ _appliedFilters: shown, parameters: { size: '0' } });
    expect(hits).toEqual([]);
    expect(total).toBeGreaterThan(1000);
  });

  test('are the same when the request is posted', async () => {
    const request = { _appliedFilters: [filter('sku', 'BX-3001-1')] };
    const posted = await shop.inject({
      method: 'POST',
      url: address('de', 'product', { request_format: 'search-query', response_format: 'compact' }),
      payload: request,
    });
    expect(posted.json()).toEqual(await search(request));
  });

  test('may be cached for a minute and then be revalidated', async () => {
    const url = address('de', 'category');
    const first = await shop.inject(url);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const again = await shop.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await shop.platform.catalog.refresh();
    expect((await shop.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });

  test('say in a sentence what is wrong, with the code as the status', async () => {
    const failures: [string, number][] = [
      ['/api/catalog/unknown/product/_search', 404],
      ['/api/catalog/brixel_de/nothing/_search', 400],
      [address('de', 'product', { request: '{"query":{"wildcard":{"sku":"BX*"}}}' }), 400],
      [address('de', 'product', { request: '{', request_format: 'search-query' }), 400],
      [address('de', 'product', { size: 'many' }), 400],
    ];
    for (const [url, code] of failures) {
      const answer = await shop.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([code, { error: expect.any(String), code }]);
      expect(answer.headers['cache-control']).not.toContain('public');
    }
  });
});
