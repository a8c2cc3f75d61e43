import { searchQuery } from '@brixel/commerce/search-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Found, Hit, SearchRequest } from '#data/catalog/search/search-adapter.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createCachedCatalog } from './cached-catalog.ts';
import { faultyRecords } from './testing/faulty-records.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 60 * 60 * 1000;
const CARD = ['sku', 'name', 'price_incl_tax'];

const request = (part: Partial<SearchRequest> = {}): SearchRequest => ({
  entity: 'product',
  query: searchQuery().build(),
  index: 'brixel_de',
  size: 50,
  start: 0,
  ...part,
});
const found = (...hits: Record<string, unknown>[]): Found => ({
  hits: hits.map((hit): Hit => ({ ...hit, _score: 1 })),
  total: hits.length,
});
const where = (attribute: string, value: string | number) => searchQuery().where(attribute, { eq: value }).build();

function setup({ cachesProducts = true } = {}) {
  const shopper = { group: null as number | null };
  const records = faultyRecords();
  const cache = createAnswerCache({ records, quota: 1e6 });
  const cached = createCachedCatalog({ cache, cachesProducts, priceGroup: () => shopper.group });
  const put = async (asked: SearchRequest, answer: Found) => {
    cached.put(asked, answer);
    await vi.advanceTimersByTimeAsync(1);
  };
  const skus = async (asked: SearchRequest) => (await cached.fallback(asked))?.hits.map(({ sku }) => sku) ?? null;
  return { cached, put, skus, shopper, records };
}

test('the same request finds its answer, another page of it does not', async () => {
  const { put, skus } = setup();
  await put(request(), found({ sku: 'A' }));
  expect(await skus(request())).toEqual(['A']);
  expect(await skus(request({ start: 50 }))).toBeNull();
  expect(await skus(request({ index: 'brixel_it' }))).toBeNull();
});

test('prices of one customer group are not shown to another', async () => {
  const { cached, put, skus, shopper } = setup();
  await put(request(), found({ sku: 'A' }));
  const tree = request({ entity: 'category' });
  await put(tree, found({ id: 20 }));
  shopper.group = 2;
  expect(await skus(request())).toBeNull();
  expect(await cached.fallback(tree), 'categories have no prices').toMatchObject({ total: 1 });
});

test('an answer is recent for as long as the caller says', async () => {
  const { cached, put } = setup();
  await put(request(), found({ sku: 'A' }));
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1000);
  expect(await cached.recent(request(), HOUR_MS)).toMatchObject({ total: 1 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await cached.recent(request(), HOUR_MS)).toBeNull();
});

test('a whole category is known by slug, id and path, whatever it was asked for by', async () => {
  const { cached, put } = setup();
  const steine = { id: 49, slug: 'steine', url_path: 'steine.html', is_active: true };
  await put(request({ entity: 'category', query: where('slug', 'steine') }), found(steine));
  for (const [attribute, value] of [
    ['id', 49],
    ['url_path', 'steine.html'],
  ] as const) {
    const asked = request({ entity: 'category', query: where(attribute, value), size: 1 });
    expect(await cached.fallback(asked)).toMatchObject({ hits: [{ slug: 'steine' }], total: 1 });
  }
  const hidden = searchQuery().where('id', { eq: 49 }).where('is_active', { eq: false }).build();
  expect(await cached.fallback(request({ entity: 'category', query: hidden }))).toMatchObject({ total: 0 });
  expect(await cached.fallback(request({ entity: 'category', query: where('id', 50) }))).toBeNull();
});

test('attributes are known by code and id, and asked for together only where all of them are', async () => {
  const { cached, put } = setup();
  const asked = (codes: string[]) =>
    request({ entity: 'attribute', query: searchQuery().where('attribute_code', { in: codes }).build() });
  await put(asked(['color', 'size']), found({ attribute_code: 'color', attribute_id: 93 }, { attribute_code: 'size' }));
  expect(await cached.fallback(asked(['color']))).toMatchObject({ hits: [{ attribute_id: 93 }] });
  expect(await cached.fallback(request({ entity: 'attribute', query: where('attribute_id', 93) }))).toMatchObject({
    hits: [{ attribute_code: 'color' }],
  });
  expect(await cached.fallback(asked(['color', 'manufacturer']))).toBeNull();
});

test('products are known by sku and id unless that is switched off, and cards never stand for whole products', async () => {
  for (const cachesProducts of [true, false]) {
    const { put, skus } = setup({ cachesProducts });
    await put(request({ query: where('url_path', 'stein.html') }), found({ sku: 'A', id: 7 }));
    expect(await skus(request({ query: where('sku', 'A'), size: 1 }))).toEqual(cachesProducts ? ['A'] : null);
    expect(await skus(request({ query: where('id', 7), size: 1 }))).toEqual(cachesProducts ? ['A'] : null);
    await put(request({ include: CARD }), found({ sku: 'B', id: 8 }));
    expect(await skus(request({ query: where('sku', 'B') }))).toBeNull();
  }
});

test('words are looked for in all that was seen, the best first, each product once', async () => {
  const { put, skus } = setup();
  const card = (sku: string, name: string) => ({ sku, name, price_incl_tax: 1 });
  await put(request({ include: CARD }), found(card('BX-1', 'Dachstein 2×4 grün'), card('BX-2', 'Stein 2×4 Grün')));
  await put(request({ include: CARD, start: 50 }), found(card('BX-2', 'Stein 2×4 Grün'), card('BX-3', 'Platte')));
  await put(request({ include: ['sku'] }), found({ sku: 'BX-4', name: 'Stein' }));
  const asked = (text: string, part = {}) =>
    request({ include: CARD, query: searchQuery().text(text).build(), ...part });
  expect(await skus(asked('stein 2x4'))).toEqual(['BX-2', 'BX-1']);
  expect(await skus(asked('stein 2x4', { size: 1, start: 1 }))).toEqual(['BX-1']);
  expect(await skus(asked('bx-3'))).toEqual(['BX-3']);
  expect(await skus(asked('leuchtturm'))).toEqual([]);
});

test('choices and orders of a search are the shop’s to carry out', async () => {
  const { put, skus } = setup();
  await put(request({ include: CARD }), found({ sku: 'A', name: 'Stein' }));
  const text = searchQuery().text('stein');
  expect(await skus(request({ include: CARD, query: text.chosen('color', { in: [1] }).build() }))).toBeNull();
  expect(await skus(request({ include: CARD, query: text.sortBy('price').build() }))).toBeNull();
});
