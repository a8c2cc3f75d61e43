import { searchQuery } from '@brixel/commerce/search-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { storeView } from '#config/testing/own-stores.ts';
import { ApiError, BAD_CONTENT_TYPE } from '#data/api/api-error.ts';
import { createCatalogClient } from './catalog.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Found, SearchRequest } from './search/search-adapter.ts';

const config = createPublicConfig({ publicUrl: 'https://shop.example' });

// a page has just come, however long this worker has been there
beforeEach(() => void vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now()));

async function setup(side: 'browser' | 'server') {
  const asked: SearchRequest[] = [];
  const search = async (request: SearchRequest): Promise<Found> => {
    asked.push(request);
    if (request.size === 13) throw new Error('unlucky');
    return { hits: [], total: asked.length };
  };
  const transport = vi.fn();
  const catalog = await createCatalogClient({
    config,
    store: storeView('it'),
    transport,
    search,
    side,
    report: () => {},
  });
  return { asked, catalog };
}

test('a search starts at the beginning and names 50, unless a sensible size is given; one without hits names none', async () => {
  const { asked, catalog } = await setup('server');
  await catalog.search('product', searchQuery());
  await catalog.search('product', searchQuery(), { size: -3, start: -10 });
  await catalog.search('product', searchQuery(), { size: 0, start: 100 });
  await catalog.search('product', searchQuery(), { size: 'none' });
  expect(asked.map(({ size, start, index }) => [size, start, index])).toEqual([
    [50, 0, 'brixel_it'],
    [50, 0, 'brixel_it'],
    [50, 100, 'brixel_it'],
    [0, 0, 'brixel_it'],
  ]);
});

test('a browser asks the same question once, the server each time', async () => {
  for (const [side, times] of [
    ['browser', 1],
    ['server', 2],
  ] as const) {
    const { asked, catalog } = await setup(side);
    const ask = () => catalog.search('product', searchQuery().where('sku', 'A'), { include: ['id'] });
    expect([(await ask()).total, (await ask()).total]).toEqual([1, times]);
    await catalog.search('product', searchQuery().where('sku', 'B'), { include: ['id'] });
    expect(asked).toHaveLength(times + 1);
  }
});

test('a failure is not remembered', async () => {
  const { asked, catalog } = await setup('browser');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(catalog.search('product', searchQuery(), { size: 13 })).rejects.toThrow('unlucky');
  }
  expect(asked).toHaveLength(2);
});

test('the API has five seconds for a browser and one for the server', () => {
  expect(config.search.timeoutMs).toMatchObject({ browser: 5000, server: 1000 });
});

/** A browser with a connection that can break, and with what it has cached. */
async function browser(line: { error: unknown }, pageCategories?: CategoryTree, cached = new Map<string, Found>()) {
  const calls = { count: 0 };
  const catalog = await createCatalogClient({
    config,
    store: storeView('de'),
    side: 'browser',
    pageCategories,
    report: () => {},
    transport: async () => {
      calls.count += 1;
      if (line.error) throw line.error;
      return { status: 200, json: { total: calls.count } };
    },
    search: async (_, send) => ({ hits: [], total: ((await send({ method: 'GET', path: '/' })).json as Found).total }),
    cached: {
      put: (request, found) => void cached.set(JSON.stringify(request), found),
      recent: async (request) => cached.get(JSON.stringify(request)) ?? null,
      fallback: async (request) => cached.get(JSON.stringify(request)) ?? null,
    },
  });
  const ask = (sku: string, options = {}) => catalog.search('product', searchQuery().where('sku', sku), options);
  return { ask, calls, catalog, cached };
}

test.each([
  ['a broken connection', new TypeError('Failed to fetch')],
  ['a timeout', new DOMException('Too late', 'TimeoutError')],
  ['a shop in trouble', new ApiError('Bad gateway', 502)],
  ['the page of a foreign network', new ApiError(BAD_CONTENT_TYPE, 200)],
])('%s is bridged by what was cached, which is marked and not taken for fresh', async (_, error) => {
  vi.useFakeTimers();
  const line = { error: null as unknown };
  const { ask, calls } = await browser(line);
  expect(await ask('A')).toEqual({ hits: [], total: 1 });
  line.error = error;
  vi.advanceTimersByTime(61_000);
  expect(await ask('A')).toEqual({ hits: [], total: 1, offline: true });
  line.error = null;
  expect(await ask('A')).toEqual({ hits: [], total: calls.count });
  vi.useRealTimers();
});

test('without anything cached, only a shop that cannot be reached is an offline miss', async () => {
  const line: { error: unknown } = { error: new TypeError('Failed to fetch') };
  const { ask } = await browser(line);
  await expect(ask('A')).rejects.toMatchObject({ name: 'OfflineMiss', cause: line.error });
  line.error = new ApiError('Bad gateway', 502);
  await expect(ask('A')).rejects.toBe(line.error);
});

test('a refusal of the shop and a question that was called off are bridged by nothing', async () => {
  vi.useFakeTimers();
  const line = { error: null as unknown };
  const { ask } = await browser(line);
  await ask('A');
  vi.advanceTimersByTime(61_000);
  line.error = new ApiError('No such field', 400);
  await expect(ask('A')).rejects.toBe(line.error);
  line.error = new DOMException('Gone', 'AbortError');
  await expect(ask('A', { signal: AbortSignal.abort() })).rejects.toBe(line.error);
  vi.useRealTimers();
});

test('what is fetched in case is asked for once, and not remembered for pages that want to know', async () => {
  const { ask } = await browser({ error: null });
  const inCase = { maxAgeMs: 1000 };
  expect([(await ask('A', inCase)).total, (await ask('A', inCase)).total]).toEqual([1, 1]);
  expect((await ask('A')).total).toBe(2);
});

test('the category tree that a page came with is cached: the next page has it without the shop', async () => {
  const category = { id: 20, parent_id: 2, path: '1/2/20', name: 'Steine', slug: 'steine', url_path: 'steine' };
  const tree: CategoryTree = [{ ...category, image: null, product_count: 1, level: 2, include_in_menu: true }];
  const { calls, catalog, cached } = await browser({ error: null }, tree);
  expect(await catalog.categories()).toEqual(tree);
  expect(calls.count).toBe(0);
  const away = { error: new TypeError('Failed to fetch') };
  expect(await (await browser(away, undefined, cached)).catalog.categories()).toEqual(tree);
  // a page whose menus could not be loaded says nothing about the tree
  expect(await (await browser(away, [], cached)).catalog.categories()).toEqual(tree);
});
