import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
});
beforeEach(() => shop.database.db.deleteFrom('not_found_report').execute());
afterAll(() => shop.close());

const report = (url: string, storeCode = 'de') =>
  shop.inject({ method: 'POST', url: `/api/page-not-found?storeCode=${storeCode}`, payload: { url } });
const reports = () =>
  shop.database.db.selectFrom('not_found_report').select(['url', 'store_code', 'hits']).orderBy('hits').execute();

test('reports are counted by address and store, also when they arrive at once', async () => {
  const answers = await Promise.all([...Array(20).fill('/gone'), '/lost'].map((url) => report(url)));
  await report('/gone', 'it');
  await report('/gone', 'it');
  expect(answers.map((answer) => answer.json())).toEqual(Array(21).fill({ code: 200, result: true }));
  expect(await reports()).toEqual([
    { url: '/lost', store_code: 'de', hits: 1 },
    { url: '/gone', store_code: 'it', hits: 2 },
    { url: '/gone', store_code: 'de', hits: 20 },
  ]);
});

test('only the path is stored: what follows may be private', async () => {
  await report('https://brixel.example/gone?token=secret#here');
  await report('/gone?email=a@b.example');
  expect(await reports()).toEqual([{ url: '/gone', store_code: 'de', hits: 2 }]);
});

test('a long address is refused and leaves nothing behind', async () => {
  expect((await report(`/${'x'.repeat(500)}`)).statusCode).toBe(400);
  expect(await reports()).toEqual([]);
});
