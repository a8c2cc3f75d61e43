import type { EntityName } from '@brixel/contract/catalog';
import { HOME_LIST_SIZE, searchLimits } from '@brixel/contract/search-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
const MANY_PAGES = 600;
const INACTIVE_CATEGORY = 49;

beforeAll(async () => {
  shop = await startTestPlatform();
  const { db } = shop.database;
  const pages = Array.from({ length: MANY_PAGES }, (_, number) => ({
    id: 1000 + number,
    identifier: `seite-${number}`,
  }));
  const text = {
    title: 'Seite',
    heading: '',
    content: '',
    meta_description: '',
    updated_at: '2026-01-01T00:00:00.000Z',
  };
  await db.insertInto('cms_page').values(pages).execute();
  await db
    .insertInto('cms_page_text')
    .values(pages.map(({ id }) => ({ page_id: id, store_code: 'de', ...text })))
    .execute();
  await db.updateTable('category').set({ is_active: 0 }).where('id', '=', INACTIVE_CATEGORY).execute();
  await shop.platform.catalog.refresh();
});
afterAll(() => shop.close());

const SEARCH_QUERY = { request_format: 'search-query', response_format: 'compact' };
const address = (entity: string, parameters: Record<string, string> = {}) =>
  `/api/catalog/brixel_de/${entity}/_search?${new URLSearchParams(parameters)}`;

async function search(entity: EntityName, parameters: Record<string, string> = {}, request: object = {}) {
  const answer = await shop.inject(
    address(entity, {
      ...SEARCH_QUERY,
      request: JSON.stringify(request),
      _source_include: 'id,position',
      ...parameters,
    }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const post = (request: object) =>
  shop.inject({ method: 'POST', url: address('product', SEARCH_QUERY), payload: request });

describe('a page', () => {
  test.each<[EntityName, number]>([
    ['product', 50],
    ['review', 50],
    ['taxrule', 50],
    ['attribute', 150],
    ['category', 4000],
    ['cms_page', 150],
    ['cms_block', 150],
    ['cms_hierarchy', 150],
  ])('of %s holds %i unless another size is asked for', async (entity, size) => {
    for (const asked of [undefined, '-1', '-50', '']) {
      const { hits, total } = await search(entity, asked === undefined ? {} : { size: asked });
      expect(hits.length, `size=${asked}`).toBe(Math.min(size, total));
    }
  });

  test('is never larger than the limit', async () => {
    const { hits, total, ...page } = await search('cms_page', { size: '999999', from: '1' });
    expect(total).toBeGreaterThan(MANY_PAGES);
    expect(hits).toHaveLength(500);
    expect(page, 'the answer says what became of the question').toEqual({ start: 1, perPage: 500 });
    expect((await search('cms_page')).hits).toHaveLength(150);
  });

  test('of size 0 is a count', async () => {
    const { hits, total } = await search('product', { size: '0' });
    expect([hits, total > 1000]).toEqual([[], true]);
  });

  test('begins at 0 for a negative start, and beyond the end is empty with the right total', async () => {
    const first = await search('product', { size: '3' });
    expect(await search('product', { size: '3', from: '-7' })).toEqual(first);
    for (const from of [String(first.total), '1000000000', '9007199254740991']) {
      const empty = { hits: [], total: first.total, start: Number(from), perPage: 50 };
      expect(await search('product', { from })).toEqual(empty);
    }
    const last = await search('product', { from: String(first.total - 2) });
    expect(last.hits).toHaveLength(2);
  });
});

describe('an answer', () => {
  const asked = (entity: string, parameters: Record<string, string>) => shop.inject(address(entity, parameters));

  test('that would be too long is refused, whichever way it is asked for', async () => {
    for (const parameters of [
      { size: '10000' },
      { size: '4000', _source_exclude: 'sku' },
      { size: '4000', ...SEARCH_QUERY },
    ]) {
      const { statusCode, body } = await asked('product', parameters);
      expect([statusCode, JSON.parse(body)]).toEqual([400, { code: 400, error: expect.stringContaining('8192 KB') }]);
    }
  });

  test('holds a page of whole products, and one field of all', async () => {
    expect((await asked('product', { size: '50' })).json().hits.hits).toHaveLength(50);
    const { hits } = (await asked('product', { size: '4000', _source_include: 'sku' })).json();
    expect(hits.hits).toHaveLength(hits.total);
  });

  test('holds every category, attribute and page whole', async () => {
    for (const [entity, size] of [
      ['category', '4000'],
      ['attribute', '4000'],
      ['cms_page', '500'],
      ['review', '4000'],
    ] as const) {
      const { statusCode, body } = await asked(entity, { size });
      expect(statusCode, body.slice(0, 200)).toBe(200);
    }
  });
});

test('categories come by position, the inactive ones only to requests without a filter for active ones', async () => {
  const all = await search('category');
  const positions = all.hits.map(({ position }: { position: number }) => position);
  expect(positions).toEqual(positions.toSorted((a: number, b: number) => a - b));
  const onlyActive = { _appliedFilters: [{ attribute: 'is_active', value: { eq: true } }] };
  expect((await search('category', {}, onlyActive)).total).toBe(all.total - 1);
});

test('a home list is the eight newest that may be shown', async () => {
  const { hits } = await search(
    'product',
    {
      size: String(HOME_LIST_SIZE),
      sort: 'created_at:desc',
      _source_include: 'created_at,visibility,status,new',
    },
    {
      _appliedFilters: [
        { attribute: 'visibility', value: { in: [2, 3, 4] } },
        { attribute: 'status', value: { in: [0, 1] } },
        { attribute: 'new', value: { eq: '1' } },
      ],
    },
  );
  expect(hits).toHaveLength(8);
  const dates = hits.map(({ created_at }: { created_at: string }) => created_at);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const hit of hits) expect(hit).toMatchObject({ status: 1, new: 1 });
});

test('999 filters are answered, one more is refused, and so is a text of more than 200 signs', async () => {
  const filters = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ attribute: `field_${number}`, value: { neq: number } }));
  expect((await post({ _appliedFilters: filters(999) })).json().total).toBeGreaterThan(1000);
  expect((await post({ _appliedFilters: filters(1000) })).statusCode).toBe(400);
  expect((await post({ _searchText: 'x'.repeat(200) })).statusCode).toBe(200);
  expect((await post({ _searchText: 'x'.repeat(201) })).statusCode).toBe(400);
});

test('what scores below the limit is not found', async () => {
  const { hits } = await search('product', { size: '4000' }, { _searchText: 'stein rot' });
  expect(hits.length).toBeGreaterThan(0);
  for (const { _score } of hits) expect(_score).toBeGreaterThanOrEqual(searchLimits.minimumScore);
});
