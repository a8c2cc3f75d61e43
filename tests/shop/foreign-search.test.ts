import { searchQuery, visibleProducts } from '@brixel/commerce/search-query';
import { createPublicConfig, type PublicConfigInput } from '@brixel/storefront/config/public-config';
import { fetchTransport } from '@brixel/storefront/data/api/transport';
import { createCatalogClient } from '@brixel/storefront/data/catalog/catalog';
import { createSearch as createElasticSearch } from '@brixel/storefront/data/catalog/search/elastic-search';
import { createSearch as createGraphqlSearch } from '@brixel/storefront/data/catalog/search/graphql-search';
import { createSearch as createRestSearch } from '@brixel/storefront/data/catalog/search/rest-search';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Switches, startVsf1Api } from '../support/vsf1-api/vsf1-api.ts';

/** How the storefront asks the catalogue of vue-storefront-api, and what it makes of the answers. */

const adapters = { rest: createRestSearch, graphql: createGraphqlSearch, elastic: createElasticSearch };

interface Setup {
  config?: Partial<PublicConfigInput>;
  switches?: Partial<Switches>;
  customerGroup?: () => number | null;
  /** what is waited for briefly, because it does not come */
  impatientOf?: 'catalog' | 'prices';
}

async function open({ config: input = {}, switches, customerGroup = () => null, impatientOf }: Setup = {}) {
  const api = await startVsf1Api(switches);
  onTestFinished(api.close);
  const config = createPublicConfig({
    publicUrl: 'https://shop.example',
    stores: [
      { code: 'default', locale: 'de-DE', currency: 'EUR', index: 'vue_storefront_catalog' },
      { code: 'it', locale: 'it-IT', currency: 'EUR', index: 'vue_storefront_catalog_it' },
    ],
    ...input,
    api: { url: api.url, calls: 'vsf1', ...input.api },
  });
  // answers may be slow on a busy machine; waiting for none need not be
  const patience = (what: Setup['impatientOf']): number => (impatientOf === what ? 300 : 20_000);
  config.search.timeoutMs = { browser: 20_000, server: patience('catalog'), prices: patience('prices') };
  const [store] = config.stores;
  if (!store) throw new Error('There is no store.');
  const report = vi.fn();
  const catalog = await createCatalogClient({
    config,
    store,
    transport: fetchTransport(api.url),
    search: adapters[config.api.mode](config),
    side: 'server',
    customerGroup,
    groupClaim: () => {
      const groupId = customerGroup();
      return groupId === null ? null : { groupId, groupToken: 'signed' };
    },
    report,
  });
  return { api, catalog, report };
}

/** The question of a call, as the original reads it. */
const requestOf = (call = ''): unknown =>
  JSON.parse(decodeURIComponent(new URL(call.replace(/^\w+ /, ''), 'http://api').searchParams.get('request') ?? ''));

const bySku = (sku: string) => searchQuery().where('sku', { eq: sku });
const hoodie = bySku('MH01');

test.each(['rest', 'graphql', 'elastic'] as const)(
  'asked by %s, a family has plain names, its variants their prices, and what the shop does not keep stands for nothing special',
  async (mode) => {
    const { catalog } = await open({ config: { api: { mode } } });
    const { hits, total } = await catalog.search('product', hoodie);
    expect(total).toBe(1);
    expect(hits[0]).toMatchObject({
      name: 'Chaz Hoodie',
      slug: 'chaz-hoodie-67',
      status: 1,
      price_incl_tax: 61.88,
      original_price_incl_tax: 61.88,
      special_price_incl_tax: 0,
      image: '/m/h/mh01.jpg',
      category_ids: [20, 21],
      family_sku: null,
      tier_prices: [],
      new: 0,
      rating: null,
    });
    expect(hits[0]?.configurable_children?.slice(0, 2)).toMatchObject([
      { sku: 'MH01-S-Schwarz', price_incl_tax: 61.88, image: '/m/h/mh01-s-schwarz.jpg' },
      { sku: 'MH01-S-Orange', price_incl_tax: 64.26 },
    ]);
    for (const short of ['nm', 'p', 'pit', 'i', 's', 'tci']) expect(hits[0]).not.toHaveProperty(short);
    const [strap] = (await catalog.search('product', bySku('24-WG087'))).hits;
    expect(strap?.stock).toMatchObject({ qty: 12, is_in_stock: true, manage_stock: true, min_sale_qty: 1 });
    const [bag] = (await catalog.search('product', bySku('24-MB04'))).hits;
    expect(bag?.name).toBe('Strive Umhängetasche');
    const [few] = (await catalog.search('product', hoodie, { include: ['sku', 'new'] })).hits;
    expect(few).toMatchObject({ sku: 'MH01', new: 0 });
  },
);

test.each(['rest', 'graphql', 'elastic'] as const)(
  'asked by %s, lists have their totals and counts, and another store has its own names',
  async (mode) => {
    const { catalog } = await open({ config: { api: { mode } } });
    const list = visibleProducts().where('category_ids', { in: [20] });
    const { hits, total, aggregations } = await catalog.search('product', list.count('color').count('price'));
    expect([hits.length, total]).toEqual([1, 1]);
    expect(aggregations?.agg_terms_color_options?.buckets).toEqual([
      { key: 49, doc_count: 1 },
      { key: 56, doc_count: 1 },
    ]);
    expect(aggregations?.agg_range_price?.buckets).toContainEqual(expect.objectContaining({ from: 50, doc_count: 1 }));
    const chosen = await catalog.search('product', list.chosen('color', { in: ['56'] }));
    expect(chosen.hits.map(({ sku }) => sku)).toEqual(['MH01']);
    const all = await catalog.search('product', visibleProducts().sortBy('final_price'), { size: 2, start: 1 });
    expect([all.hits.length, all.total]).toEqual([2, 9]);
    const italian = await catalog.search('product', hoodie, { index: 'vue_storefront_catalog_it' });
    expect(italian.hits[0]?.name).toBe('Felpa Chaz');
    const pages = await catalog.search('cms_page', searchQuery().where('identifier', { eq: 'versand' }));
    expect(pages.hits[0]?.title).toBe('Versand und Lieferung');
    const reviews = searchQuery().where('product_id', { eq: 67 }).where('review_status', { eq: 1 });
    expect((await catalog.search('review', reviews)).total).toBe(2);
  },
);

test('GraphQL is asked no second time for what it has refused', async () => {
  const { api, catalog } = await open({ config: { api: { mode: 'graphql' } } });
  const query = visibleProducts().where('type_id', { eq: 'simple' });
  for (const size of [1, 2]) await catalog.search('product', query, { size });
  const asked = api.calls.map((call) => call.replace(/\?.*/, ''));
  const rest = 'GET /api/catalog/vue_storefront_catalog/product/_search';
  expect(asked).toEqual(['POST /graphql/', rest, rest]);
});

test("categories in Elasticsearch's own shape are read, and a slug is asked for with what it is made of", async () => {
  const { api, catalog } = await open({ config: { api: { mode: 'elastic' } } });
  const query = searchQuery().where('id', { eq: 20 });
  const { hits, total } = await catalog.search('category', query, { include: ['slug', 'level'] });
  expect([total, hits[0]?.slug]).toEqual([1, 'herren-20']);
  expect(api.calls[0]).toContain('_source_include=slug%2Clevel%2Cid%2Cname%2Curl_key');
});

test('the search engine need not have the fields that lists are sorted by, and percent signs arrive', async () => {
  const { api, catalog } = await open();
  const { hits } = await catalog.search('product', hoodie.text('100 % Hoodie').sortBy('bestseller_rank'));
  expect(hits).toHaveLength(1);
  expect(requestOf(api.calls[0])).toMatchObject({ _searchText: '100 % Hoodie' });
});

test('an API before 1.12 is sent nothing that its search engine does not know', async () => {
  const { catalog } = await open({ config: { api: { mode: 'elastic' } }, switches: { searchQueries: false } });
  const query = hoodie.text('Hoodie').count('price').sortBy('bestseller_rank');
  expect((await catalog.search('product', query, { include: ['sku'] })).hits).toHaveLength(1);
  const { catalog: newer } = await open({ switches: { searchQueries: false } });
  await expect(newer.search('product', hoodie)).rejects.toThrow('unrecognized parameters: [request_format]');
});

test('what the other side says went wrong is the error, a page of HTML is refused, and silence is not waited for', async () => {
  const { catalog } = await open();
  await expect(catalog.search('cms_hierarchy', hoodie)).rejects.toThrow('no such index');
  const { catalog: broken } = await open({ switches: { broken: '_search' } });
  await expect(broken.search('product', hoodie)).rejects.toThrow('Error with response - bad content-type!');
  const { catalog: slow } = await open({ switches: { slow: '_search' }, impatientOf: 'catalog' });
  await expect(slow.search('product', hoodie)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test("the platform's own prices replace those of the index, matched by id", async () => {
  const { api, catalog } = await open({ config: { prices: { fromPlatform: true } } });
  const { hits } = await catalog.search('product', bySku('24-MB04'));
  expect(hits[0]).toMatchObject({
    price_is_current: true,
    price_incl_tax: 28.56,
    price: 24,
    original_price_incl_tax: 38.08,
    special_price_incl_tax: 28.56,
  });
  expect(api.calls[1]).toBe('GET /api/product/render-list?skus=24-MB04&currencyCode=EUR&storeId=1&storeCode=default');
});

test('the group of a customer goes along where prices may depend on it', async () => {
  const prices = { fromPlatform: true, tiers: true };
  const { api, catalog } = await open({ config: { prices }, customerGroup: () => 4 });
  await catalog.search('product', hoodie);
  await catalog.search('category', searchQuery());
  expect(api.calls[0]).toContain(encodeURIComponent('"groupId":4,"groupToken":"signed"'));
  expect(api.calls[1]).toContain('&userGroupId=4&');
  expect(api.calls[2]).not.toContain('groupToken');
});

test.each<Setup>([
  { switches: { broken: 'render-list' } },
  { switches: { slow: 'render-list' }, impatientOf: 'prices' },
])('a platform that fails (%j) costs the page nothing but the mark, and is left alone for a while', async (fault) => {
  const { api, catalog, report } = await open({ ...fault, config: { prices: { fromPlatform: true } } });
  for (let visit = 0; visit < 3; visit += 1) {
    const { hits } = await catalog.search('product', hoodie);
    expect(hits[0]).toMatchObject({ price_incl_tax: 61.88, price_is_current: false });
  }
  expect(report).toHaveBeenCalledTimes(1);
  expect(api.calls.filter((path) => path.includes('render-list'))).toHaveLength(1);
});

test.each([
  { name: 'the group does not matter where the shop names none', defaultGroupId: null, groupId: 4, price: 61.88 },
  { name: 'guests are taxed as the default group', defaultGroupId: 3, groupId: null, price: 61.88 },
  { name: 'a customer as their own, for which there is no rule', defaultGroupId: 3, groupId: 4, price: 52 },
  { name: 'unless the default counts for all', defaultGroupId: 3, onlyDefault: true, groupId: 4, price: 61.88 },
  { name: 'a default without a rule', defaultGroupId: 9, groupId: null, price: 52 },
])('prices as they were entered get the taxes of the store: $name', async (terms) => {
  const { defaultGroupId, onlyDefault = false, groupId, price } = terms;
  const clientTax = {
    sourcePriceIncludesTax: false,
    finalPriceIncludesTax: false,
    group: { defaultGroupId, onlyDefault },
  };
  const setup = { config: { prices: { clientTax } }, switches: { taxes: false }, customerGroup: () => groupId };
  const { api, catalog } = await open(setup);
  for (let visit = 0; visit < 2; visit += 1) {
    const { hits } = await catalog.search('product', hoodie, { include: ['price_incl_tax'] });
    expect(hits[0]).toMatchObject({ price: 52, price_incl_tax: price });
  }
  const rules = api.calls.filter((path) => path.includes('/taxrule/'));
  expect(rules, 'the rules are asked for once').toHaveLength(1);
});
