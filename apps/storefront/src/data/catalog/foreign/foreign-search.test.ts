import { searchQuery } from '@brixel/commerce/search-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPublicConfig, type PublicConfigInput } from '#config/public-config.ts';
import { storeView } from '#config/testing/own-stores.ts';
import { fetchTransport } from '#data/api/transport.ts';
import { createCatalogClient } from '#data/catalog/catalog.ts';
import { createSearch as createElasticSearch } from '#data/catalog/search/elastic-search.ts';
import { createSearch as createGraphqlSearch } from '#data/catalog/search/graphql-search.ts';
import { createSearch as createRestSearch } from '#data/catalog/search/rest-search.ts';
import { startVsf1Api } from '#data/testing/vsf1-api.ts';

const adapters = { rest: createRestSearch, graphql: createGraphqlSearch, elastic: createElasticSearch };
const catalogSearch = '/api/catalog/shop_{{storeCode}}/{{entity}}/_search';

/** A storefront that is pointed at another shop's API. */
async function open(
  input: Partial<PublicConfigInput> = {},
  faults: { broken?: string; silent?: string } = {},
  customerGroup = (): number | null => null,
) {
  const api = await startVsf1Api(faults);
  onTestFinished(api.close);
  const config = createPublicConfig({
    publicUrl: 'https://shop.example',
    ...input,
    api: { url: api.url, catalogPath: catalogSearch, ...input.api },
  });
  // answers may be slow on a busy machine; waiting for none need not be
  const patience = (path: string): number => (faults.silent === path ? 300 : 20_000);
  config.search.timeoutMs = { browser: 20_000, server: patience('_search'), prices: patience('render-list') };
  const report = vi.fn();
  const search = adapters[config.api.mode](config);
  const transport = fetchTransport(api.url);
  const store = storeView('de');
  const groupClaim = () => {
    const groupId = customerGroup();
    return groupId === null ? null : { groupId, groupToken: 'signed' };
  };
  const catalog = await createCatalogClient({
    config,
    store,
    transport,
    search,
    side: 'server',
    customerGroup,
    groupClaim,
    report,
  });
  return { api, catalog, report };
}

/** The question of a call, as the original reads it. */
const requestOf = (call = ''): unknown =>
  JSON.parse(decodeURIComponent(new URL(call, 'http://api').searchParams.get('request') ?? ''));

const bySku = searchQuery().where('sku', { eq: 'MH01' });
const asEntered = searchQuery().where('sku', { eq: 'entered' });

test('short names are written out, and variants get back what they share with their parent', async () => {
  const { catalog } = await open();
  const { hits, total } = await catalog.search('product', bySku);
  expect(total).toBe(1);
  expect(hits[0]).toMatchObject({
    name: 'Città Hoodie',
    status: 1,
    tax_class_id: 2,
    price: 52,
    price_incl_tax: 63.96,
    image: '/m/h/mh01.jpg',
    slug: 'citta-hoodie-67',
    configurable_children: [
      { sku: 'MH01-XS', price: 50, price_incl_tax: 61.5, image: '/m/h/mh01.jpg' },
      { sku: 'MH01-S', price: 52, price_incl_tax: 63.96, image: '/m/h/mh01-s.jpg' },
    ],
  });
  for (const short of ['nm', 'p', 'pit', 'i', 's', 'tci']) expect(hits[0]).not.toHaveProperty(short);
});

test('facts that another shop does not keep stand for nothing special', async () => {
  const { catalog } = await open();
  const { hits } = await catalog.search('product', bySku);
  expect(hits[0]).toMatchObject({
    family_sku: null,
    original_price_incl_tax: 63.96,
    special_price_incl_tax: 0,
    category_ids: [20, 21],
    tier_prices: [],
    new: 0,
    rating: null,
    stock: { qty: 7, is_in_stock: true, manage_stock: true, min_sale_qty: 1 },
  });
  const few = await catalog.search('product', bySku, { include: ['sku', 'new'] });
  expect(few.hits[0]).toHaveProperty('new', 0);
  for (const name of ['rating', 'slug']) expect(few.hits[0], 'nobody asked for it').not.toHaveProperty(name);
});

test("answers in Elasticsearch's own shape are read, and a slug is asked for with what it is made of", async () => {
  const { api, catalog } = await open();
  const { hits, total } = await catalog.search('category', searchQuery(), { include: ['slug', 'level'] });
  expect(total).toBe(1);
  expect(hits[0]).toMatchObject({ id: 20, slug: 'women-and-more-20', _score: 1 });
  expect(api.calls[0]).toContain('_source_include=slug%2Clevel%2Cid%2Cname%2Curl_key');
});

test('the search engine of another shop need not have the fields that lists are sorted by', async () => {
  const { api, catalog } = await open();
  await catalog.search('product', bySku.sortBy('bestseller_rank'));
  expect(requestOf(api.calls[0])).toMatchObject({
    _appliedSort: [{ field: 'bestseller_rank', options: { order: 'asc', unmapped_type: 'long' } }],
  });
});

test('a percent sign arrives at an API that decodes twice', async () => {
  const { api, catalog } = await open();
  await catalog.search('product', bySku.text('100 % Wolle'));
  expect(requestOf(api.calls[0])).toMatchObject({ _searchText: '100 % Wolle' });
});

test('an API that is asked with Elasticsearch bodies gets no parameter that its search engine does not know', async () => {
  const { api, catalog } = await open({ api: { mode: 'elastic' } });
  const { hits } = await catalog.search('product', asEntered.text('100 %').count('price'), { include: ['sku'] });
  expect(hits).toMatchObject([{ sku: 'entered' }]);
  const [call = ''] = api.calls;
  expect([...new URL(call, 'http://api').searchParams.keys()]).toEqual(['request', 'size', 'from', '_source_include']);
  expect(requestOf(call)).toMatchObject({
    query: { bool: { filter: [{ terms: { sku: ['entered'] } }] } },
    aggs: { agg_range_price: { range: { ranges: [{ from: 0, to: 50 }, {}, {}, { from: 150 }] } } },
    min_score: 0.02,
  });
});

test('what the other side says went wrong is the error', async () => {
  const { catalog } = await open();
  await expect(catalog.search('product', searchQuery().where('WRONG', 1))).rejects.toMatchObject({
    name: 'ApiError',
    code: 500,
    message: '{"reason":"no such field"}',
  });
  await expect(catalog.search('review', searchQuery(), { index: 'brixel_it' })).rejects.toThrow('No such index');
});

test('a page of HTML in place of an answer is refused', async () => {
  const { catalog } = await open({}, { broken: '_search' });
  await expect(catalog.search('product', bySku)).rejects.toThrow('Error with response - bad content-type!');
});

test('an API that does not answer is not waited for longer than configured', async () => {
  const { catalog } = await open({}, { silent: '_search' });
  await expect(catalog.search('product', bySku)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a GraphQL API that knows only the plain queries is asked for no more after its first refusal', async () => {
  const { api, catalog } = await open({ api: { mode: 'graphql' } });
  const query = searchQuery().chosen('color', ['7']).count('color').where('sku', 'MH01').sortBy('updated_at', 'desc');
  const { hits, total, aggregations } = await catalog.search('product', query);
  expect([total, hits[0]?.name, hits[0]?.slug]).toEqual([1, 'Città Hoodie', 'citta-hoodie']);
  expect(aggregations, 'only what was asked for').toEqual({ agg_terms_color: { buckets: [] } });
  expect(api.calls).toEqual(['/graphql/de', '/graphql/de']);

  expect((await catalog.search('category', searchQuery())).hits[0]?.slug).toBe('women-and-more-20');
  const pages = await catalog.search('cms_page', searchQuery(), { start: 1, size: 1 });
  expect(pages).toEqual({
    hits: [{ identifier: 'b', title: 'B', content: null, meta_description: null, meta_keywords: null, _score: 1 }],
    total: 3,
  });
  expect(api.calls).toHaveLength(4);
});

test('a GraphQL API that refuses the plain query too says why', async () => {
  const { catalog } = await open({ api: { mode: 'graphql' } });
  await expect(catalog.search('taxrule', searchQuery())).rejects.toThrow(/TaxRuleInput/);
});

test("the platform's own prices replace those of the index, matched by id", async () => {
  const { api, catalog } = await open({ prices: { fromPlatform: true } });
  const { hits } = await catalog.search('product', bySku);
  expect(hits[0]).toMatchObject({
    price_is_current: true,
    price_incl_tax: 49.2,
    price: 40,
    price_tax: 9.2,
    original_price_incl_tax: 63.96,
    special_price_incl_tax: 49.2,
    special_price: 40,
    configurable_children: [
      { sku: 'MH01-XS', price_incl_tax: 61.5, price_is_current: false },
      { sku: 'MH01-S', price_incl_tax: 63.96, special_price: 0, special_price_incl_tax: 0, price_is_current: true },
    ],
  });
  expect(api.calls[1]).toBe(
    '/api/product/render-list?skus=MH01%2CMH01-XS%2CMH01-S&currencyCode=EUR&storeId=1&storeCode=de',
  );
});

test('the group of a customer goes along where prices may depend on it', async () => {
  const { api, catalog } = await open({ prices: { fromPlatform: true, tiers: true } }, {}, () => 4);
  await catalog.search('product', bySku);
  await catalog.search('category', searchQuery());
  expect(api.calls[0]).toContain(encodeURIComponent('"groupId":4,"groupToken":"signed"'));
  expect(api.calls[1]).toContain('&userGroupId=4&');
  expect(api.calls[2]).not.toContain('groupToken');
});

test.each([{ broken: 'render-list' }, { silent: 'render-list' }])(
  'a platform that fails (%j) costs the page nothing but the mark, and is left alone for a while',
  async (fault) => {
    const { api, catalog, report } = await open({ prices: { fromPlatform: true } }, fault);
    for (let visit = 0; visit < 3; visit += 1) {
      const { hits } = await catalog.search('product', bySku);
      expect(hits[0]).toMatchObject({ price_incl_tax: 63.96, price_is_current: false });
    }
    expect(report).toHaveBeenCalledTimes(1);
    expect(api.calls.filter((path) => path.includes('render-list'))).toHaveLength(1);
  },
);

const clientTax = {
  sourcePriceIncludesTax: false,
  finalPriceIncludesTax: false,
  group: { defaultGroupId: null as number | null, onlyDefault: false },
};

test('prices as they were entered get the taxes of the store', async () => {
  const { api, catalog } = await open({ prices: { clientTax } });
  const { hits } = await catalog.search('product', asEntered, { include: ['price_incl_tax'] });
  expect(hits[0]).toMatchObject({ price: 52, price_tax: 9.88, price_incl_tax: 61.88, original_price_incl_tax: 61.88 });
  const asked = new URL(api.calls.find((path) => path.includes('/product/')) ?? '', api.url).searchParams;
  expect(asked.get('_source_include')).toContain('tax_class_id');

  await catalog.search('product', asEntered);
  expect(
    api.calls.filter((path) => path.includes('/taxrule/')),
    'the rules are asked for once',
  ).toHaveLength(1);
});

test.each([
  { name: 'guests are taxed as the default group', defaultGroupId: 3, groupId: null, price: 61.88 },
  { name: 'a customer as their own, for which there is no rule', defaultGroupId: 3, groupId: 4, price: 52 },
  { name: 'unless the default counts for all', defaultGroupId: 3, onlyDefault: true, groupId: 4, price: 61.88 },
  { name: 'a default without a rule', defaultGroupId: 9, groupId: null, price: 52 },
  { name: 'the group does not matter where the shop names none', defaultGroupId: null, groupId: 4, price: 61.88 },
])('taxes by customer group: $name', async ({ defaultGroupId, onlyDefault = false, groupId, price }) => {
  const input = { prices: { clientTax: { ...clientTax, group: { defaultGroupId, onlyDefault } } } };
  const { catalog } = await open(input, {}, () => groupId);
  const { hits } = await catalog.search('product', asEntered, { include: ['price_incl_tax'] });
  expect(hits[0]).toMatchObject({ price_incl_tax: price });
});
