import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () =>
      smallCatalog([
        seedProduct(10, { de: 'stein-rot', it: 'mattoncino-rosso' }),
        seedProduct(20, { de: 'familie', it: 'famiglia' }, { type: 'configurable', configurableAttributes: ['color'] }),
        seedProduct(21, { de: 'familie-rot', it: 'famiglia-rossa' }, { parentSku: 'P-20', color: 1 }),
      ]),
  });
});
afterAll(() => shop.close());

const map = async (url: string, storeCode = 'de', more: object = {}) => {
  const answer = await shop.inject({
    method: 'POST',
    url: `/api/url/map?storeCode=${storeCode}`,
    payload: { url, ...more },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('a product, a category and a page are found by their path', async () => {
  expect(await map('/stein-rot')).toMatchObject({ _index: 'brixel_de', _type: 'product', _id: '10', _score: 1 });
  expect(await map('steine/rund/?page=2')).toMatchObject({ _type: 'category', _id: '4' });
  expect(await map('/i/impressum')).toMatchObject({ _type: 'cms_page', _id: '1' });
  expect(await map('/impressum')).toMatchObject({ _type: 'cms_page', _id: '1' });
});

test('each store has its own paths, with or without its prefix', async () => {
  expect(await map('/it/mattoncino-rosso', 'it')).toMatchObject({ _index: 'brixel_it', _type: 'product' });
  expect(await map('/mattoncino-rosso', 'it')).toMatchObject({ _type: 'product' });
  expect(await map('/mattoncino-rosso', 'de')).toBeNull();
});

test('only the fields asked for are sent', async () => {
  const { _source } = await map('/stein-rot', 'de', { includeFields: ['sku', 'name'], excludeFields: ['name'] });
  expect(_source).toEqual({ sku: 'P-10' });
  const everything = await map('/stein-rot', 'de', { includeFields: null, excludeFields: [] });
  expect(everything._source).toMatchObject({ sku: 'P-10', url_path: 'stein-rot' });
});

test('a variant named beside the address must be one of the product', async () => {
  const withSku = (url: string, sku: string) => map(url, 'de', { filters: { sku } });
  expect(await withSku('/familie', 'P-21')).toMatchObject({ _type: 'product', _id: '20' });
  expect(await withSku('/familie-rot', 'P-21')).toMatchObject({ _id: '21' });
  expect(await withSku('/familie', 'P-10')).toBeNull();
  expect(await withSku('/stein-rot', 'nope')).toBeNull();
  expect(await withSku('/steine', 'P-21')).toMatchObject({ _type: 'category' });
});

test('the whole request of a VSF1 client is taken', async () => {
  const request = {
    includeFields: null,
    excludeFields: [],
    options: { prefetchGroupProducts: true },
    filters: { sku: undefined },
    groupId: null,
    groupToken: 'x',
  };
  expect(await map('/stein-rot', 'de', request)).toMatchObject({ _id: '10' });
});

test('a path that leads nowhere is null, and no path at all is refused', async () => {
  for (const url of ['/nirgends', '/', '/stein-rot/mehr', '/constructor']) expect(await map(url)).toBeNull();
  const answer = await shop.inject({ method: 'POST', url: '/api/url/map', payload: {} });
  expect(answer.statusCode).toBe(400);
});
