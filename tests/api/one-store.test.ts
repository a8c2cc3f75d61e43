import { expect, onTestFinished, test } from 'vitest';
import { startTestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

test('a platform of one store knows no other, by whichever name it is called', async () => {
  const shop = await startTestPlatform({
    catalog: () => smallCatalog([seedProduct(10, { de: 'stein', it: 'mattoncino' })]),
    config: { multistore: false },
  });
  onTestFinished(shop.close);
  const status = async (url: string, headers = {}) => (await shop.inject({ url, headers })).statusCode;
  const map = async (url: string) =>
    (await shop.inject({ method: 'POST', url: '/api/url/map', payload: { url } })).json();

  expect(await status('/api/stock/check?sku=P-10&storeCode=de')).toBe(200);
  expect(await status('/api/stock/check?sku=P-10&storeCode=it')).toBe(400);
  expect(await status('/api/stock/check?sku=P-10', { 'x-vs-store-code': 'it' })).toBe(400);
  expect(await status('/api/catalog/brixel_de/product/_search')).toBe(200);
  expect(await status('/api/catalog/brixel_it/product/_search')).toBe(404);
  expect(await status('/api/product/render-list?skus=P-10&storeId=1')).toBe(200);
  expect(await status('/api/product/render-list?skus=P-10&storeId=2')).toBe(400);
  const query = '{ taxrule { hits } }';
  const graphql = (url: string) => shop.inject({ method: 'POST', url, payload: { query } });
  expect([(await graphql('/graphql/de')).statusCode, (await graphql('/graphql/it')).statusCode]).toEqual([200, 400]);
  expect([await map('/stein'), await map('/it/stein'), await map('/it/mattoncino')]).toEqual([
    expect.objectContaining({ _type: 'product' }),
    null,
    null,
  ]);
});
