import { cmsBlock, cmsPage } from '@brixel/contract/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
});
afterAll(() => shop.close());

const base = '/api/ext/cms-data';
const get = async (path: string, headers = {}) => (await shop.inject({ url: base + path, headers })).json();

test('a page is found by number and by identifier', async () => {
  const byNumber = await get('/cmsPage/1');
  expect(cmsPage.parse(byNumber.result)).toMatchObject({ page_id: 1, identifier: 'impressum', store_id: 1 });
  expect(await get('/cmsPageIdentifier/impressum/storeId/1')).toEqual(byNumber);
});

test.each([
  ['the query', '/cmsBlock/1?storeCode=it', {}],
  ['the header', '/cmsBlock/1', { 'x-vs-store-code': 'it' }],
  ['the path', '/cmsBlockIdentifier/footer/storeId/2', {}],
])('a block comes in the language of the store named by %s', async (_place, path, headers) => {
  const { result } = await get(path, headers);
  expect(cmsBlock.parse(result)).toMatchObject({ identifier: 'footer', title: 'Piede', store_id: 2 });
});

test.each([
  '/cmsPage/99',
  '/cmsPageIdentifier/nope/storeId/1',
  '/cmsPageIdentifier/impressum/storeId/9',
  '/cmsBlock/99',
  '/cmsBlockIdentifier/nope/storeId/1',
])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({ code: 404, result: expect.any(String) });
});
