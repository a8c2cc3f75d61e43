import { entityNames } from '@brixel/contract/catalog';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoPlatform, demoPlatform } from '../support/demo-platform.ts';

let shop: DemoPlatform;
beforeAll(async () => {
  shop = await demoPlatform();
});

const address = (entity: string, parameters: Record<string, string> = {}) =>
  `/api/catalog/brixel_de/${entity}/_search?${new URLSearchParams(parameters)}`;

describe('whatever is asked', () => {
  const clauseName = fc.constantFrom(
    'query',
    'bool',
    'must',
    'filter',
    'should',
    'must_not',
    'terms',
    'term',
    'match',
    'range',
    'exists',
    'multi_match',
    'function_score',
    'aggs',
    'sort',
    'size',
    'from',
    '_source',
    'minimum_should_match',
    'field',
    'ranges',
    'in',
    'or',
    '_appliedFilters',
    '_availableFilters',
    '_appliedSort',
    '_searchText',
    'attribute',
    'value',
    'options',
    'scope',
  );
  const evilName = fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'a.b.c',
    '',
    '*',
    '$where',
    'price',
    'sku',
    '_id',
  );
  const evilScalar = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom<unknown>(
      'x'.repeat(5000),
      '\u0001',
      '𝕏',
      -0,
      1e308,
      -1e308,
      null,
      true,
      'NaN',
      "'; drop table review",
      '%',
    ),
    fc.integer(),
    fc.double(),
  );
  const evil = fc.letrec<{ value: unknown; object: unknown; list: unknown }>((tie) => ({
    value: fc.oneof({ maxDepth: 5, withCrossShrink: true }, evilScalar, tie('object'), tie('list')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(fc.oneof(evilName, clauseName, fc.string({ maxLength: 8 })), tie('value'), { maxKeys: 4 }),
  })).value;
  const deep = fc.integer({ min: 1, max: 20_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);
  const clause = fc.tuple(clauseName, evil).map(([name, content]) => ({ [name]: content }));
  const body = fc.oneof(
    evil,
    fc.record({ query: fc.oneof(evil, clause), aggs: evil, sort: evil, size: evil }, { requiredKeys: [] }),
    fc.record({
      query: fc.record({ bool: fc.dictionary(clauseName, fc.oneof(clause, fc.array(clause, { maxLength: 3 }))) }),
    }),
    fc.record(
      { _appliedFilters: evil, _availableFilters: evil, _appliedSort: evil, _searchText: evil },
      { requiredKeys: [] },
    ),
    fc.record({ _appliedFilters: fc.array(fc.record({ attribute: evilName, value: evil }), { maxLength: 3 }) }),
  );
  const text = fc.oneof(
    body.map((value) => JSON.stringify(value) ?? ''),
    deep,
    fc.string(),
  );
  const parameters = fc.record(
    {
      q: fc.oneof(fc.string(), evilName),
      size: fc.oneof(fc.integer().map(String), fc.constantFrom('1e9', 'NaN', '0x10', '1.5', ' ', 'Infinity')),
      from: fc.oneof(fc.integer().map(String), fc.constantFrom('1e9', '-0', '9e99')),
      sort: fc.oneof(evilName, fc.constantFrom('id:desc', '_score', 'a:b', ',,', '__proto__:asc')),
      _source_include: fc.constantFrom('id', 'stock.*', '__proto__,constructor.name', 'x*'.repeat(150)),
      _source_exclude: evilName,
      request_format: fc.constantFrom('search-query', 'search-query', 'other'),
      response_format: fc.constantFrom('compact', 'x'),
    },
    { requiredKeys: ['_source_include'] },
  );

  function expectAnswer(answer: Awaited<ReturnType<typeof shop.inject>>): void {
    if (answer.statusCode === 200) expect(answer.json()).toHaveProperty('hits');
    else {
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.json()).toEqual({ code: answer.statusCode, error: expect.any(String) });
      expect(answer.body.length).toBeLessThan(5000);
    }
  }

  test('in the address: hits, or an error that says why', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...entityNames), parameters, fc.option(text), async (entity, given, request) => {
        expectAnswer(await shop.inject(address(entity, { ...given, ...(request !== null && { request }) })));
      }),
      { numRuns: 400 },
    );
  });

  test('in the body: the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...entityNames), parameters, text, async (entity, given, payload) => {
        const headers = { 'content-type': 'application/json' };
        expectAnswer(await shop.inject({ method: 'POST', url: address(entity, given), headers, payload }));
      }),
      { numRuns: 400 },
    );
  });

  test.each<[string, string]>([
    ['a deep query', `{"query":${'{"bool":{"filter":'.repeat(20_000)}{}${'}}'.repeat(20_000)}}`],
    ['a long text', JSON.stringify({ query: { multi_match: { query: 'x'.repeat(1e6) } } })],
    ['a long name', JSON.stringify({ query: { terms: { ['x'.repeat(9e5)]: [1] } } })],
    ['a long kind', JSON.stringify({ query: { ['x'.repeat(9e5)]: 1 } })],
    ['many values', JSON.stringify({ query: { terms: { id: Array(2e5).fill(1) } } })],
    ['many clauses', JSON.stringify({ query: { bool: { should: Array(3e4).fill({ term: { id: 1 } }) } } })],
    ['many aggregations', JSON.stringify({ aggs: Object.fromEntries(Array.from({ length: 2e4 }, (_, n) => [n, {}])) })],
  ])('%s of a megabyte is refused', async (_what, payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.inject({ method: 'POST', url: address('product'), headers, payload });
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.body.length).toBeLessThan(500);
  });
});
