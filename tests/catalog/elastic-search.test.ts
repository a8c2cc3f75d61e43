import type { EntityName } from '@brixel/contract/catalog';
import {
  type AppliedFilter,
  type SearchQuery,
  type SearchQueryInput,
  searchQuerySchema,
} from '@brixel/contract/search';
import { searchLimits } from '@brixel/contract/search-limits';
import { elasticBody } from '@brixel/storefront/data/catalog/search/elastic-body';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoPlatform, demoPlatform } from '../support/demo-platform.ts';
import vectors from './query-builder.json' with { type: 'json' };

const PRICE_BOUNDS = searchLimits.priceRanges.flatMap(([, to]) => to ?? []);

let shop: DemoPlatform;
beforeAll(async () => {
  shop = await demoPlatform();
});

const address = (entity: string, parameters: Record<string, string>) =>
  `/api/catalog/brixel_de/${entity}/_search?${new URLSearchParams(parameters)}`;

async function ask(url: string) {
  const answer = await shop.inject(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const asBody = (body: object, parameters: Record<string, string> = {}, entity = 'product') =>
  ask(address(entity, { request: JSON.stringify(body), ...parameters }));
const asQuery = (query: SearchQueryInput, parameters: Record<string, string> = {}, entity: EntityName = 'product') =>
  ask(address(entity, { request: JSON.stringify(query), request_format: 'search-query', ...parameters }));
const skusOf = (answer: { hits: { hits: { _source: { sku: string } }[] } }) =>
  answer.hits.hits.map(({ _source }) => _source.sku);

describe('a body of VSF1 is answered like the search query it was made from', () => {
  test.each(vectors)('$name', async ({ entity, search_query, elasticsearch_body }) => {
    const fields = { _source_include: 'id,sku,identifier' };
    const expected = await asQuery(search_query as SearchQueryInput, fields, entity as EntityName);
    const answer = await asBody(elasticsearch_body, fields, entity);
    expect(answer.hits).toEqual(expected.hits);
    expect(answer.hits.total).toBeGreaterThan(0);
    for (const [name, counts] of Object.entries(expected.aggregations ?? {})) {
      expect(answer.aggregations[name], name).toEqual(counts);
    }
    const asked = Object.keys(('aggs' in elasticsearch_body && elasticsearch_body.aggs) || {});
    expect(Object.keys(answer.aggregations ?? {})).toEqual(asked);
  });

  const known: Readonly<Record<string, number[]>> = {
    color: [1, 3, 20],
    size: [101, 109],
    manufacturer: [201, 202],
    category_ids: [301, 49],
    status: [0, 1],
    new: [0, 1],
    bestseller_rank: [1, 2],
    nothing: [1],
  };
  const optionsOf = (attribute: string) =>
    fc.array(fc.constantFrom(...(known[attribute] ?? []).flatMap((id) => [id, String(id)])), { maxLength: 3 });
  const amount = fc.constantFrom(0.02, 0.1, 0.2, 1, 5, '0.5');
  const plainValue = (attribute: string) => {
    const wanted = fc.oneof(optionsOf(attribute), fc.constant(null));
    const operator = fc.constantFrom(
      'eq' as const,
      'in' as const,
      'neq' as const,
      'nin' as const,
      'or' as const,
      'nor' as const,
    );
    return fc.oneof(
      fc.constantFrom(...(known[attribute] ?? [])),
      fc.tuple(operator, wanted).map(([name, operand]) => ({ [name]: operand })),
    );
  };
  const priceValue = fc.oneof(
    fc.record({ gte: amount, lt: amount }),
    fc.record({ from: amount, to: amount }),
    fc.record({ orGt: amount }),
    fc.record({ orLte: amount }),
  );
  const standing = (attribute: string, value: fc.Arbitrary<AppliedFilter['value']>) =>
    fc.record({ attribute: fc.constant(attribute), value, scope: fc.constant('default' as const) });
  const chosen = (attribute: string, value: fc.Arbitrary<AppliedFilter['value']>) =>
    fc.record({ attribute: fc.constant(attribute), value, scope: fc.constant('catalog' as const) });
  const filter = fc.oneof(
    ...Object.keys(known).map((name) => standing(name, plainValue(name))),
    standing('price', priceValue),
    ...['color', 'size', 'manufacturer'].map((name) => chosen(name, fc.record({ in: optionsOf(name) }))),
    chosen('price', fc.constantFrom({ gte: 0.05, lte: 1 }, { gte: 0.2, lte: 0.5 })),
  );
  const anyQuery = fc.record({
    _appliedFilters: fc.array(filter, { maxLength: 4 }),
    _availableFilters: fc
      .uniqueArray(fc.constantFrom('color', 'size', 'manufacturer', 'price', 'type_id'))
      .map((fields) => fields.map((field) => ({ field, scope: 'catalog' as const }))),
    _appliedSort: fc.constantFrom<SearchQuery['_appliedSort']>(
      [],
      [{ field: 'final_price', options: 'desc' }],
      [
        { field: 'updated_at', options: 'desc' },
        { field: 'id', options: 'asc' },
      ],
    ),
    _searchText: fc.constantFrom('', '', 'stein 2x4', 'koralle', 'BX-3001-7', 'Stien rot', 'xqzv'),
  });
  const page = fc.record({ from: fc.constantFrom('0', '3'), size: fc.constantFrom('0', '5') });

  test('any query', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, page, async (given, { from, size }) => {
        const query = searchQuerySchema.parse(given);
        const parameters = { from, size, response_format: 'compact', _source_include: 'id,sku' };
        const expected = await asQuery(query, parameters);
        expect(await asBody(elasticBody(query, PRICE_BOUNDS), parameters)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a body of VSF 1.11', () => {
  test('may offer all choices at once: of the product itself, or of its variants', async () => {
    const choices = (suffix: string) => [
      { terms: { [`color${suffix}`]: ['1'] } },
      { terms: { [`size${suffix}`]: ['109'] } },
    ];
    const { hits } = await asBody({
      query: {
        bool: {
          filter: {
            bool: {
              must: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }],
              should: [
                { bool: { filter: { bool: { must: choices('') } } } },
                {
                  bool: {
                    filter: { bool: { must: [...choices('_options'), { match: { type_id: 'configurable' } }] } },
                  },
                },
              ],
              minimum_should_match: 1,
            },
          },
        },
      },
      size: 0,
    });
    const has = (list: unknown[], value: number) => list.includes(value);
    const expected = shop.platform.catalog
      .all('de', 'product')
      .filter(({ visibility, status, type_id, color, size, color_options, size_options }) => {
        const isShown = has([2, 3, 4], visibility ?? 0) && has([0, 1], status ?? 9);
        const own = color === 1 && size === 109;
        const variants = type_id === 'configurable' && has(color_options ?? [], 1) && has(size_options ?? [], 109);
        return isShown && (own || variants);
      });
    expect(hits.total).toBe(expected.length);
    expect(hits.total).toBeGreaterThan(0);
  });
});

test('a field may be named by its keyword, wherever fields are named', async () => {
  const ask = async (suffix: string) => {
    const name = (field: string): string => field + suffix;
    const { hits, aggregations } = await asBody(
      {
        query: {
          bool: {
            must: [
              { terms: { [name('type_id')]: ['simple'] } },
              { term: { [name('color')]: 20 } },
              { exists: { field: name('sku') } },
              { range: { [name('final_price')]: { gt: 0.1 } } },
            ],
            must_not: [{ match: { [name('sku')]: 'BX-3001-20' } }],
          },
        },
        aggs: { sizes: { terms: { field: name('size'), size: 5 } } },
        sort: [{ [name('name')]: { order: 'desc' } }],
        size: 20,
        _source: ['name', 'sku'],
      },
      { sort: `${name('id')}:asc` },
    );
    return { hits: hits.hits, aggregations, total: hits.total };
  };
  const expected = await ask('');
  expect(expected.hits).toHaveLength(20);
  expect(expected.aggregations.sizes.buckets.length).toBeGreaterThan(1);
  expect(await ask('.keyword')).toEqual(expected);
  const [first] = expected.hits;
  const named = await asBody({ query: { match: { 'name.keyword': first._source.name } }, _source: ['name', 'sku'] });
  expect(named.hits.hits).toEqual([{ ...first, _score: expect.any(Number), sort: undefined }]);
});

describe('an answer to a body', () => {
  const byArticle = { query: { terms: { sku: ['BX-3001-1', 'BX-3001-3'] } } };

  test('has the shape of Elasticsearch', async () => {
    const answer = await asBody({ ...byArticle, _source: ['sku'], sort: 'id:desc' });
    expect(answer).toEqual({
      took: expect.any(Number),
      timed_out: false,
      hits: {
        total: 2,
        max_score: 1,
        hits: ['BX-3001-3', 'BX-3001-1'].map((sku) => ({
          _index: 'brixel_de',
          _type: 'product',
          _id: expect.stringMatching(/^\d+$/),
          _score: 1,
          _source: { sku },
        })),
      },
    });
  });

  test('is compact where that is asked for, and the same when posted', async () => {
    const compact = await asBody(byArticle, { response_format: 'compact', _source_include: 'sku' });
    expect(compact.hits.map(({ sku }: { sku: string }) => sku).sort()).toEqual(['BX-3001-1', 'BX-3001-3']);
    const posted = await shop.inject({ method: 'POST', url: address('product', {}), payload: byArticle });
    expect(posted.json().hits).toEqual((await asBody(byArticle)).hits);
  });

  test('is sorted by the body and then by the address, whose page and fields win', async () => {
    for (const sort of ['id:desc', ['id:desc'], [{ id: 'desc' }], { id: { order: 'desc' } }]) {
      expect(skusOf(await asBody({ ...byArticle, sort }))).toEqual(['BX-3001-3', 'BX-3001-1']);
    }
    const both = await asBody(
      { ...byArticle, sort: ['status'], size: 1, _source: false },
      { sort: 'id:desc', size: '2' },
    );
    expect(both.hits.hits.map(({ _source }: { _source: object }) => _source)).toEqual([{}, {}]);
    const named = await asBody(
      { ...byArticle, sort: ['status'], _source: { excludes: ['*'] } },
      { sort: 'id', _source_include: 'sku' },
    );
    expect(skusOf(named)).toEqual(['BX-3001-1', 'BX-3001-3']);
  });

  test('counts under the names that were asked for, in any ranges', async () => {
    const { aggregations } = await asBody({
      query: { match_all: {} },
      size: 0,
      aggregations: {
        prices: { terms: { field: 'price', size: 3 } },
        cheap: { range: { field: 'price', ranges: [{ from: 1, key: 'dear' }, { to: 1 }, { from: 0.12, to: 0.2 }] } },
        kinds: { terms: { field: 'type_id' } },
      },
    });
    const prices = shop.platform.catalog.all('de', 'product').map((product) => product.final_price_incl_tax);
    const within = (from: number, to: number) => prices.filter((price) => price >= from && price < to).length;
    expect(aggregations.cheap.buckets).toEqual([
      { key: '*-1.0', to: 1, doc_count: within(0, 1) },
      { key: '0.12-0.2', from: 0.12, to: 0.2, doc_count: within(0.12, 0.2) },
      { key: 'dear', from: 1, doc_count: within(1, Number.POSITIVE_INFINITY) },
    ]);
    expect(prices).toEqual(expect.arrayContaining([0.12, 0.2]));
    expect(aggregations.prices.buckets).toHaveLength(3);
    for (const { key, doc_count } of aggregations.prices.buckets) {
      expect(prices.filter((price) => price === key)).toHaveLength(doc_count);
    }
    expect(aggregations.kinds.buckets.map(({ key }: { key: string }) => key)).toContain('configurable');
  });

  test('knows the other spellings of the same conditions', async () => {
    const bodies: object[] = [
      { query: { bool: { must: { term: { sku: 'BX-3001-1' } } } } },
      { query: { bool: { must: [{ match: { sku: { query: 'BX-3001-1' } } }, { exists: { field: 'price' } }] } } },
      { query: { constant_score: { filter: { term: { sku: { value: 'BX-3001-1', boost: 2 } } } } } },
      {
        query: {
          function_score: {
            query: { bool: { filter: [{ match_phrase: { sku: 'BX-3001-1' } }, { range: { price: { gt: 0 } } }] } },
            functions: [{ filter: { match: { new: 1 } }, weight: 2 }],
            score_mode: 'multiply',
            min_score: 1,
          },
        },
        min_score: 0.02,
        groupToken: 'x',
        groupId: null,
      },
      {
        query: { bool: { filter: [{ bool: { must_not: { bool: { must_not: [{ term: { sku: 'BX-3001-1' } }] } } } }] } },
      },
    ];
    for (const body of bodies) expect(skusOf(await asBody(body)), JSON.stringify(body)).toEqual(['BX-3001-1']);
    const { id } = (await asBody({ query: { term: { sku: 'BX-3001-1' } } })).hits.hits[0]._source;
    expect(skusOf(await asBody({ query: { terms: { id: [String(id)] } } }))).toEqual(['BX-3001-1']);
  });

  test('finds plain words in q as a text does', async () => {
    const words = await ask(address('product', { q: 'koralle', _source_include: 'sku' }));
    const text = await asQuery({ _searchText: 'koralle' }, { _source_include: 'sku' });
    expect(words.hits).toEqual(text.hits);
    expect(words.hits.total).toBeGreaterThan(0);
  });
});

describe('what cannot be answered exactly is refused by name', () => {
  const nested = (depth: number): object =>
    depth === 0 ? { term: { id: 1 } } : { bool: { filter: [nested(depth - 1)] } };
  const text = { multi_match: { query: 'stein', fields: ['name^4'] } };

  test.each<[string, object, string]>([
    ['an unknown clause', { query: { wildcard: { sku: 'BX*' } } }, 'query.wildcard'],
    ['a script', { query: { bool: { filter: { script: { source: '1' } } } } }, 'query.bool.filter.script'],
    ['words in one field', { query: { match: { name: 'stein' } } }, 'query.match.name'],
    ['two texts', { query: { bool: { must: [text, { multi_match: { query: 'platte' } }] } } }, 'two texts'],
    ['a text or something else', { query: { bool: { should: [text, { term: { color: 1 } }] } } }, 'query.bool.should'],
    ['a text or anything', { query: { bool: { should: [text, { match_all: {} }] } } }, 'query.bool.should'],
    ['no text', { query: { bool: { must_not: text } } }, 'query.bool.must_not'],
    ['all words', { query: { multi_match: { query: 'stein', operator: 'and' } } }, 'query.multi_match.operator'],
    ['a long text', { query: { multi_match: { query: 'x'.repeat(201) } } }, 'query.multi_match.query'],
    [
      'optional alternatives',
      { query: { bool: { must: { term: { id: 1 } }, should: { term: { id: 2 } } } } },
      'minimum_should_match',
    ],
    [
      'random order',
      { query: { function_score: { functions: [{ random_score: {} }] } } },
      'query.function_score.functions',
    ],
    ['sums with dates', { query: { range: { created_at: { gte: 'now-30d' } } } }, 'query.range.created_at.gte'],
    ['two clauses in one', { query: { term: { id: 1 }, terms: { id: [1] } } }, 'query'],
    ['a deep query', { query: nested(30) }, 'deep'],
    ['a wide query', { query: { bool: { should: Array(1025).fill({ term: { id: 1 } }) } } }, '1024 clauses'],
    ['a long list', { query: { terms: { id: Array(10_001).fill(1) } } }, 'query.terms.id'],
    ['a name of a built-in', { query: { constructor: { name: 'Object' } } }, 'query.constructor'],
    [
      'very many ranges',
      {
        aggs: Object.fromEntries(
          [1, 2].map((n) => [n, { range: { field: 'id', ranges: Array(26).fill({ from: n }) } }]),
        ),
      },
      '50 ranges',
    ],
    ['other aggregations', { aggs: { a: { max: { field: 'price' } } } }, 'aggs.a.max'],
    ['aggregations within', { aggs: { a: { terms: { field: 'color' }, aggs: {} } } }, 'aggs.a'],
    ['a high score', { query: text, min_score: 3 }, 'min_score'],
    ['suggestions', { suggest: { text: 'x' } }, 'request.suggest'],
    ['the worst first', { query: text, sort: '_score:asc' }, 'sort._score'],
    ['the other form', { _appliedFilters: [] }, 'request._appliedFilters'],
  ])('%s', async (_what, body, name) => {
    const answer = await shop.inject({ method: 'POST', url: address('product', {}), payload: body });
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 400, error: expect.stringContaining(name) }]);
  });

  test('query syntax in q', async () => {
    for (const q of ['sku:BX*', '"stein"', 'stein -rot', 'a && b']) {
      expect((await shop.inject(address('product', { q }))).statusCode, q).toBe(400);
    }
  });
});
