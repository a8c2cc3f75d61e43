import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let editor: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

const write = async (nickname: string, rating: number, detail = 'Klemmt gut.') => {
  const review = {
    product_id: 1,
    title: 'Stein',
    detail,
    nickname,
    rating,
    review_entity: 'product',
    review_status: 2,
  };
  const { statusCode, body } = await shop.inject({ method: 'POST', url: '/api/review/create', payload: { review } });
  if (statusCode !== 200) throw new Error(body);
};

const listed = async (state: 'waiting' | 'published' | 'refused') =>
  (await editor.call('reviews.list', { query: { state } })).reviews;

const inShop = () => shop.platform.catalog.all('it', 'review').map(({ nickname, answer }) => ({ nickname, answer }));

/** Within a second, as the office promises. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 1000, interval: 10 });

test('reviews are published, refused and taken back, several at once, and the shop follows within a second', async () => {
  for (const [name, stars] of [
    ['Ines', 5],
    ['Ugo', 4],
    ['Werbung', 1],
  ] as const)
    await write(name, stars);
  const waiting = await listed('waiting');
  expect(waiting.map(({ nickname }) => nickname)).toEqual(['Werbung', 'Ugo', 'Ines']);
  expect(waiting[0]).toMatchObject({
    state: 'waiting',
    rating: 1,
    product: { sku: 'P-1', name: 'Stein 1' },
    answer: null,
  });
  const [advert, ugo, ines] = waiting.map(({ id }) => id);

  const decisions = [
    { id: ines!, state: 'published' },
    { id: ugo!, state: 'published' },
    { id: advert!, state: 'refused' },
  ] as const;
  expect(await editor.call('reviews.decide', { body: { decisions: [...decisions] } })).toEqual({ changed: 3 });
  expect(await editor.call('reviews.decide', { body: { decisions: [...decisions] } })).toEqual({ changed: 0 });
  await soon(() =>
    expect(
      inShop()
        .map(({ nickname }) => nickname)
        .toSorted(),
    ).toEqual(['Ines', 'Ugo']),
  );
  await soon(() => expect(shop.platform.catalog.product('de', 'P-1')?.rating).toEqual({ average: 4.5, count: 2 }));
  const { counts, stars } = await editor.call('reviews.list', { query: { state: 'refused' } });
  expect({ counts, stars }).toEqual({ counts: { waiting: 0, published: 2, refused: 1 }, stars: [0, 0, 0, 1, 1] });

  await editor.call('reviews.decide', { body: { decisions: [{ id: ugo!, state: 'waiting' }] } });
  await soon(() => expect(inShop().map(({ nickname }) => nickname)).toEqual(['Ines']));
});

test('an answer stands below its review and is on the wire; the log tells of it without its words', async () => {
  const [{ id } = { id: 0 }] = await listed('published');
  const answered = await editor.call('reviews.answer', { params: { id }, body: { answer: ' Danke, Ines! ' } });
  expect(answered.answer).toEqual({ text: 'Danke, Ines!', at: expect.any(String) });
  await soon(() => expect(inShop()).toEqual([{ nickname: 'Ines', answer: 'Danke, Ines!' }]));
  await editor.call('reviews.answer', { params: { id }, body: { answer: '' } });
  await soon(() => expect(inShop()).toEqual([{ nickname: 'Ines', answer: undefined }]));
  expect(await editor.refusal('reviews.answer', { params: { id: 999 }, body: { answer: 'x' } })).toBe('404 NOT_FOUND');

  const owner = await signInAs(shop, 'owner');
  const { entries } = await owner.call('audit.list', { query: { action: 'reviews' } });
  expect(entries[0]).toMatchObject({ action: 'reviews.answer', subject: `P-1 #${id}`, after: { answered: false } });
  expect(JSON.stringify(entries)).not.toMatch(/Ines|Danke/);
});
