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

test('where thousands were asked for once, those make room for what is asked for today', async () => {
  const { db } = shop.database;
  const row = (url: string, hits: number, ignored_at: string | null = null) => ({
    ...{ url, hits, ignored_at, store_code: 'de' as const, last_seen: '2026-01-01T00:00:00.000Z' },
  });
  const rows = [
    row('/popular', 40),
    row('/ignored', 1, '2026-01-02T00:00:00.000Z'),
    ...Array.from({ length: 9_998 }, (_, n) => row(`/wp-${n}.php`, 1)),
  ];
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('not_found_report')
      .values(rows.slice(from, from + 1000))
      .execute();
  await report('/today');
  const left = await reports();
  expect(left).toHaveLength(9_501);
  expect(left.map(({ url }) => url)).toEqual(expect.arrayContaining(['/popular', '/ignored', '/today']));
});

test('a long address is refused and leaves nothing behind', async () => {
  expect((await report(`/${'x'.repeat(500)}`)).statusCode).toBe(400);
  expect(await reports()).toEqual([]);
});
