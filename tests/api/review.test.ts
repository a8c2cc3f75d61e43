import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () =>
      smallCatalog([
        seedProduct(10, { de: 'stein', it: 'mattoncino' }),
        seedProduct(11, { de: 'platte', it: 'piastra' }),
        seedProduct(12, { de: 'fort', it: 'via' }, { status: 2 }),
      ]),
  });
});
afterAll(() => shop.close());

const written = { product_id: 10, title: 'Klemmt gut', detail: 'Farbe wie\nauf dem Bild.', nickname: 'Ines' };
const send = (review: unknown, store = 'de') =>
  shop.inject({ method: 'POST', url: `/api/review/create?storeCode=${store}`, payload: { review } });
const rows = (productId: number) =>
  shop.database.db.selectFrom('review').selectAll().where('product_id', '=', productId).orderBy('id').execute();

async function approve(productId: number): Promise<void> {
  await shop.database.db.updateTable('review').set({ status: 1 }).where('product_id', '=', productId).execute();
  await shop.platform.catalog.refresh();
}

async function search(entity: string, request: object) {
  const url = `/api/catalog/brixel_de/${entity}/_search?request_format=search-query&response_format=compact`;
  return (await shop.inject({ method: 'POST', url, payload: request })).json();
}
const reviewsOf = (productId: number, status: unknown = 1) =>
  search('review', {
    _appliedFilters: [
      { attribute: 'product_id', value: { eq: productId } },
      { attribute: 'review_status', value: status },
    ],
  });
const ratingOf = async (id: number) =>
  (await search('product', { _appliedFilters: [{ attribute: 'id', value: id }] })).hits[0].rating;

test('a review waits until it is approved, and no query shows it before', async () => {
  const answer = await send({ ...written, rating: 4, review_entity: 'product', customer_id: null });
  expect(answer.json()).toEqual({ code: 200, result: true });
  await shop.platform.catalog.refresh();
  for (const status of [1, 2, { in: [1, 2, 3] }, { neq: 1 }, { gte: 0 }]) {
    expect((await reviewsOf(10, status)).total).toBe(0);
  }
  expect((await search('review', { _searchText: 'Klemmt gut' })).total).toBe(0);
  const body = { query: { bool: { must_not: { term: { review_status: 1 } } } } };
  const elastic = await shop.inject({ method: 'POST', url: '/api/catalog/brixel_de/review/_search', payload: body });
  expect(elastic.json().hits.total).toBe(0);
  const graphql = await shop.inject({
    method: 'POST',
    url: '/graphql/de',
    payload: { query: '{ reviews(filter: {product_id: {eq: 10}}, pageSize: 10, currentPage: 1) { hits } }' },
  });
  expect(graphql.json().data.reviews.hits.hits).toEqual([]);
  expect(await ratingOf(10)).toBeNull();

  await approve(10);
  const { hits } = await reviewsOf(10);
  expect(hits).toEqual([
    expect.objectContaining({ ...written, rating: 4, review_status: 1, verified_buyer: false, lang: 'de' }),
  ]);
  expect(await ratingOf(10)).toEqual({ average: 4, count: 1 });
});

test('the same review sent again is stored once, also when sent at the same moment', async () => {
  const review = { ...written, product_id: 11, title: '  Passt  ' };
  const answers = await Promise.all([review, review, { ...review, title: 'Passt' }].map((one) => send(one)));
  for (const answer of answers) expect(answer.json()).toEqual({ code: 200, result: true });
  expect(await rows(11)).toHaveLength(1);
  await Promise.all(['A', 'B', 'C', 'D'].map((nickname) => send({ ...review, nickname }, 'it')));
  expect((await rows(11)).map(({ nickname }) => nickname).sort()).toEqual(['A', 'B', 'C', 'D', 'Ines']);
});

test('a review without stars is read but does not count for the average', async () => {
  await send({ ...written, product_id: 11, nickname: 'Zwei', rating: 2 });
  await approve(11);
  expect((await reviewsOf(11)).total).toBe(6);
  expect(await ratingOf(11)).toEqual({ average: 2, count: 1 });
});

test.each([
  ['a blank title', { title: '   ' }],
  ['mark-up', { detail: 'Gut <b>fett</b>' }],
  ['a script', { nickname: '<script>' }],
  ['a control character', { title: 'Gut\u0007' }],
  ['a new line in a title', { title: 'Gut\nso' }],
  ['reversed text', { nickname: 'Ines\u202e' }],
  ['a long text', { detail: 'x'.repeat(4001) }],
  ['six stars', { rating: 6 }],
  ['half a star', { rating: 3.5 }],
  ['no product', { product_id: undefined }],
  ['a sku for an id', { product_id: 'P-10' }],
])('%s is refused', async (_what, change) => {
  const before = await rows(10);
  const answer = await send({ ...written, ...change });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 400]);
  expect(await rows(10)).toEqual(before);
});

test('signs that only look like mark-up are not', async () => {
  const answer = await send({ ...written, detail: 'Spiel < 0,1 mm & fest > 5 N 👍🏽 <3' });
  expect(answer.json()).toEqual({ code: 200, result: true });
});

test('a product that is not sold has no reviews', async () => {
  for (const product_id of [12, 999]) expect((await send({ ...written, product_id })).statusCode).toBe(404);
});

test('one machine hands in sixty an hour, one customer twenty, from wherever', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const attempt = async (remoteAddress: string, token = '') => {
    const url = `/api/review/create?token=${token}`;
    return (await shop.inject({ method: 'POST', url, payload: { review: written }, remoteAddress })).statusCode;
  };
  const attempts = async (count: number, attemptAt: (index: number) => Promise<number>) => {
    const codes = await Promise.all(Array.from({ length: count }, (_, index) => attemptAt(index)));
    return codes.filter((code) => code === 200).length;
  };
  expect(await attempts(63, () => attempt('10.1.0.1'))).toBe(60);

  const user = { email: 'ines@example.de', password: 'ein langes Kennwort' };
  const customer = { email: user.email, firstname: 'Ines', lastname: 'Kaiser' };
  const post = (path: string, payload: object) => shop.inject({ method: 'POST', url: `/api/user/${path}`, payload });
  await post('create', { customer, password: user.password });
  const login = await post('login', { username: user.email, password: user.password });
  const token = login.json().result as string;
  expect(await attempts(23, (index) => attempt(`10.2.0.${index}`, token))).toBe(20);
});
