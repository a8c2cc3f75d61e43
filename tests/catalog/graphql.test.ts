import { product } from '@brixel/contract/catalog';
import type { SeedReview } from '@brixel/demo-catalog/seed';
import { getIntrospectionQuery, parse } from 'graphql';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type DemoPlatform, demoPlatform } from '../support/demo-platform.ts';
import { startTestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

let shop: DemoPlatform;
beforeAll(async () => {
  shop = await demoPlatform();
});

async function ask(query: unknown, variables?: unknown, url = '/graphql') {
  const answer = await shop.inject({ method: 'POST', url, payload: { query, variables } });
  expect(answer.headers['content-type']).toContain('application/json');
  return { status: answer.statusCode, ...answer.json() };
}

describe('the queries of the contract', () => {
  const productList = `query ProductList($filter: ProductFilterInput, $search: String!, $pageSize: Int,
    $currentPage: Int, $sort: ProductSortInput, $_sourceInclude: [String], $_sourceExclude: [String]) {
    products(filter: $filter, search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort,
      _sourceInclude: $_sourceInclude, _sourceExclude: $_sourceExclude) {
      items total_count aggregations sort_fields { options { value } } page_info { page_size current_page }
    }
  }`;

  test('list products with filled counts, page by page', async () => {
    const variables = {
      search: '',
      filter: {
        color: { in: ['20'], scope: 'catalog' },
        size: { scope: 'catalog' },
        visibility: { in: [2, 3, 4], scope: 'default' },
        category_ids: { in: [119] },
      },
      sort: { final_price: 'DESC' },
      pageSize: 3,
      currentPage: 2,
      _sourceInclude: ['sku', 'color', 'final_price_incl_tax'],
    };
    const { status, data } = await ask(productList, variables, '/graphql/de/');
    const { items, total_count, aggregations, sort_fields, page_info } = data.products;
    expect(status).toBe(200);
    expect(items).toHaveLength(3);
    expect(total_count).toBeGreaterThan(6);
    expect(Object.keys(items[0]).sort()).toEqual(['_score', 'color', 'final_price_incl_tax', 'sku']);
    for (const { color } of items) expect(color).toBe(20);
    const prices = items.map((item: { final_price_incl_tax: number }) => item.final_price_incl_tax);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a));
    expect(aggregations.agg_terms_size.buckets.length).toBeGreaterThan(3);
    expect(aggregations.agg_terms_color.buckets.length, 'a chosen field stays open').toBeGreaterThan(10);
    expect(page_info).toEqual({ page_size: 3, current_page: 2 });
    expect(sort_fields.options).toContainEqual({ value: 'final_price' });
  });

  test('may come parsed, as the adapter of VSF 1.12 posts them', async () => {
    // graphql-tag leaves its places in the text behind
    const parsed = JSON.parse(JSON.stringify(parse(productList)));
    const variables = { search: '', filter: { sku: { eq: 'BX-3001-1' } }, _sourceInclude: ['sku'] };
    expect(parsed.loc).toEqual({ start: 0, end: productList.length });
    expect(await ask(parsed, variables, '/graphql/it/')).toEqual(await ask(productList, variables, '/graphql/it/'));
    expect((await ask(parsed, variables)).data.products.items[0].sku).toBe('BX-3001-1');
  });

  test('search by text, and suggest how it could go on', async () => {
    const { data } = await ask('{ products(search: "koral", pageSize: 1) { items total_count suggest } }');
    expect(data.products.items[0].name).toMatch(/koralle/i);
    expect(data.products.suggest.completions[0]).toMatch(/koralle/i);
  });

  test('answer the other entities in the shapes that clients read', async () => {
    const { status, data } = await ask(
      `query($attributes: AttributeInput!) {
      categories(filter: { level: { eq: 2 } }, sort: { position: "ASC" }) { hits suggest }
      customAttributeMetadata(attributes: $attributes) { hits }
      reviews(filter: { review_status: { eq: 1 } }, pageSize: 2) { hits suggest }
      taxrule(filter: { id: { eq: 1 } }) { hits }
      cmsPages(filter: { identifier: { eq: "impressum" } }) { items { title identifier content meta_description } }
      cmsBlocks { items { title id identifier content creation_time } }
      cmsHierarchies { items { page_id label xpath request_url parent_node_id } }
    }`,
      { attributes: { attribute_code: { in: ['color', 'size'] } } },
    );
    expect(status).toBe(200);
    const { categories, customAttributeMetadata, reviews, taxrule, cmsPages, cmsBlocks, cmsHierarchies } = data;
    expect(categories.hits.hits[0]).toMatchObject({ _index: 'brixel_de', _type: 'category', _source: { level: 2 } });
    expect(customAttributeMetadata.hits.total).toBe(2);
    expect(reviews.hits.hits).toHaveLength(2);
    expect(taxrule.hits.hits[0]._source.rates.length).toBeGreaterThan(0);
    expect(cmsPages.items).toEqual([expect.objectContaining({ identifier: 'impressum', title: 'Impressum' })]);
    expect(cmsBlocks.items.length).toBeGreaterThan(0);
    expect(cmsHierarchies.items.length).toBeGreaterThan(5);
  });

  test('speak of the store in the address, in the header or else of the default one', async () => {
    const query = '{ products(filter: { sku: { eq: "BX-3001-1" } }, _sourceInclude: ["name"]) { items } }';
    const name = async (url: string, headers = {}) => {
      const answer = await shop.inject({ method: 'POST', url, headers, payload: { query } });
      return answer.json().data.products.items[0].name;
    };
    for (const url of ['/graphql', '/graphql/', '/graphql/de', '/graphql/de/'])
      expect(await name(url)).toMatch(/^Stein/);
    for (const url of ['/graphql/it', '/graphql/it/']) expect(await name(url)).toMatch(/^Mattoncino/);
    expect(await name('/graphql', { 'x-vs-store-code': 'it' })).toMatch(/^Mattoncino/);
  });

  test('can be explored', async () => {
    const { data } = await ask(getIntrospectionQuery());
    expect(data.__schema.queryType.name).toBe('Query');
  });
});

test('a review that waits for approval cannot be read by any query', async () => {
  const review: SeedReview = {
    id: 1,
    sku: 'P-10',
    rating: 5,
    title: 'Schön',
    detail: 'Passt.',
    nickname: 'Marlene',
    language: 'de',
    verifiedBuyer: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const small = await startTestPlatform({
    catalog: () => ({
      ...smallCatalog([seedProduct(10, { de: 'stein', it: 'mattoncino' })]),
      reviews: [review, { ...review, id: 2 }],
    }),
  });
  onTestFinished(small.close);
  await small.database.db.updateTable('review').set({ status: 2 }).where('id', '=', 2).execute();
  await small.platform.catalog.refresh();
  const ids = async (filter: string) => {
    const query = `{ reviews(filter: ${filter}) { hits } }`;
    const answer = await small.inject({ method: 'POST', url: '/graphql', payload: { query } });
    return answer.json().data.reviews.hits.hits.map(({ _id }: { _id: string }) => _id);
  };
  expect(await ids('{}')).toEqual(['1']);
  for (const filter of ['{ id: 2 }', '{ review_status: { neq: 1 } }', '{ review_status: "2" }']) {
    expect(await ids(filter)).toEqual([]);
  }
});

describe('what is wrong is said in errors, with a status of its own', () => {
  const nested = JSON.parse(`{"a":${'{"b":'.repeat(300)}1${'}'.repeat(300)}}`);
  const parsed = (query: string): unknown => JSON.parse(JSON.stringify(parse(query)));
  const elevenQueries = Array.from({ length: 11 }, (_, n) => `a${n}: taxrule { hits }`).join(' ');
  const filtered = 'query($f: ProductFilterInput) { products(filter: $f) { items } }';
  const failures: [name: string, query: unknown, variables: unknown, status: number, message: RegExp][] = [
    ['no query', undefined, undefined, 400, /query/],
    ['a query that is no text', 7, undefined, 400, /query/],
    ['a query that cannot be read', '{ products {', undefined, 400, /Syntax Error/],
    ['a parsed query of nothing', { kind: 'Document', definitions: [] }, undefined, 400, /query/],
    ['a parsed query of nonsense', { kind: 'Document', definitions: [7, { kind: 'Field' }] }, undefined, 400, /query/],
    ['a parsed query of a wrong node', { kind: 'Document', definitions: [{ kind: 'Sesame' }] }, undefined, 400, /./],
    ['a parsed query without a bottom', { kind: 'Document', definitions: [nested] }, undefined, 400, /query/],
    ['a parsed query of too many', parsed(`{ ${elevenQueries} }`), undefined, 400, /At most 10/],
    [
      'a parsed query that costs too much',
      parsed('{ products(pageSize: 10000) { items } }'),
      undefined,
      400,
      /8192 KB/,
    ],
    ['a parsed query of too many pieces', parsed(`{ ${'a '.repeat(600)} }`), undefined, 400, /query|tokens/],
    ['an unknown field', '{ products { secrets } }', undefined, 400, /secrets/],
    ['a change of data', 'mutation { products { items } }', undefined, 400, /mutation/],
    ['variables that are a list', '{ taxrule { hits } }', [], 400, /variables/],
    ['a variable of another type', 'query($n: Int) { products(pageSize: $n) { items } }', { n: '5' }, 400, /\$n/],
    ['a page in pieces', 'query($n: Int) { products(currentPage: $n) { items } }', { n: 1.5 }, 400, /\$n/],
    [
      'a missing variable',
      'query($a: AttributeInput!) { customAttributeMetadata(attributes: $a) { hits } }',
      {},
      400,
      /\$a/,
    ],
    ['an unknown operator', '{ products(filter: { sku: { about: 1 } }) { items } }', undefined, 400, /about/],
    ['a filter of filters', filtered, { f: nested }, 400, /deeper/],
    ['a thousand conditions', filtered, { f: Array(1000).fill({ sku: 'A' }) }, 400, /_appliedFilters/],
    ['a count of nonsense', '{ products(aggregate: { color: "all" }) { items } }', undefined, 400, /_availableFilters/],
    ['a list of counts', '{ products(aggregate: ["color"]) { items } }', undefined, 400, /aggregate/],
    ['a sideways sort', '{ products(sort: { name: "SIDEWAYS" }) { items } }', undefined, 400, /ASC or DESC/],
    ['a text without end', `{ products(search: "${'x'.repeat(300)}") { items } }`, undefined, 400, /_searchText/],
    ['a query without end', `{ ${'taxrule { hits } '.repeat(700)} }`, undefined, 400, /10000/],
    ['a query of too many pieces', `{ ${'a '.repeat(2000)} }`, undefined, 400, /tokens/],
    ['too many queries', `{ ${elevenQueries} }`, undefined, 400, /At most 10/],
    ['one answer under many names', '{ products { a: items b: items } }', undefined, 400, /another name/],
    [
      'introspection without end',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
      undefined,
      400,
      /introspection/i,
    ],
  ];

  test.each(failures)('%s', async (_name, query, variables, status, message) => {
    const answer = await ask(query, variables);
    expect(answer.status).toBe(status);
    expect(answer.errors.map((error: { message: string }) => error.message).join('\n')).toMatch(message);
    for (const part of Object.values(answer.data ?? {})) expect(part).toBeNull();
  });

  test.each([
    ['an unknown store', { url: '/graphql/fr', payload: { query: '{ taxrule { hits } }' } }, 400],
    ['no body', { url: '/graphql' }, 400],
    ['a body that is not JSON', { url: '/graphql', headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415],
    ['half a body', { url: '/graphql', headers: { 'content-type': 'application/json' }, payload: '{"query"' }, 400],
  ])('%s', async (_name, request, status) => {
    const answer = await shop.inject({ method: 'POST', ...request });
    expect([answer.statusCode, answer.json()]).toEqual([status, { errors: [{ message: expect.any(String) }] }]);
  });
});

describe('what a request may cost', () => {
  const queries = (query: (n: number) => string) =>
    `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: ${query(n)}`).join(' ')} }`;
  const aliases = (query: string) => queries(() => query);
  const countedFields = Object.fromEntries(
    Object.keys(product.shape)
      .slice(0, 14)
      .map((field) => [field, 10]),
  );

  test.each([
    ['the whole catalogue ten times', aliases('products(pageSize: 10000) { items }')],
    ['a tenth of too much ten times', aliases('products(pageSize: 400, currentPage: 2) { items }')],
    [
      'one field of the whole catalogue ten times',
      aliases('products(pageSize: 10000, _sourceInclude: ["sku"]) { items }'),
    ],
    [
      'a few values of many fields ten times',
      `query ($fields: JSON) ${aliases('products(pageSize: 0, aggregate: $fields) { aggregations }')}`,
    ],
    [
      'every article number counted ten times',
      aliases(
        'products(pageSize: 0, aggregate: { sku: 10000, name: 10000, url_path: 10000 , slug: 10000 }) { aggregations }',
      ),
    ],
  ])('is refused whole and unread: %s', async (_name, query) => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { fields: countedFields } } }),
      ),
    );
    for (const { statusCode, body } of answers) {
      expect([statusCode, JSON.parse(body)]).toEqual([
        400,
        { errors: [{ message: expect.stringContaining('8192 KB') }] },
      ]);
    }
  });

  test('leaves room for ten lists of a shop', async () => {
    const fields = '["sku", "name", "stock"]';
    const { status, data } = await ask(
      queries((n) => `products(pageSize: 50, currentPage: ${n + 1}, _sourceInclude: ${fields}) { items }`),
    );
    expect([status, data.a9.items.length]).toEqual([200, 50]);
  });

  test('nobody waits behind a large one', async () => {
    const done: string[] = [];
    const call = async (name: string, query: string) => {
      const { statusCode } = await shop.inject({ method: 'POST', url: '/graphql', payload: { query } });
      done.push(`${name} ${statusCode}`);
    };
    // a list of fields that no other test has asked for, so that nothing of it is in a cache
    const fields = '["updated_at", "url_path", "type_id"]';
    const large = Array.from({ length: 6 }, () =>
      call('large', `{ products(pageSize: 4000, _sourceInclude: ${fields}) { items } }`),
    );
    await Promise.all([...large, call('small', '{ products(pageSize: 3) { total_count items } }')]);
    expect(done).toEqual(['small 200', ...Array(6).fill('large 200')]);
  });
});

test('pages elsewhere may read the answer, and no cache keeps it', async () => {
  const answer = await shop.inject({
    method: 'POST',
    url: '/graphql',
    headers: { origin: 'https://other.example' },
    payload: { query: '{ taxrule { hits } }' },
  });
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['cache-control']).toContain('no-store');
});
