import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { smallCatalog } from '../support/small-catalog.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: () => smallCatalog([]) });
});
afterAll(() => shop.close());

const url = '/api/ext/mailchimp-subscribe/subscribe';
const status = async (email: string) =>
  (await shop.inject(`${url}?email=${encodeURIComponent(email)}`)).json().result as string;
const send = (method: 'POST' | 'DELETE', email: string) => shop.inject({ method, url, payload: { email } });

test('a wish is pending until it is confirmed, however the address is written', async () => {
  expect(await status('marlene@example.de')).toBe('unknown');
  expect((await send('POST', 'Marlene@Example.de')).json()).toEqual({ code: 200, result: true });
  expect(await status('marlene@example.de')).toBe('pending');
});

test('asking again keeps a confirmed address confirmed, and revives one that had left', async () => {
  await send('POST', 'davide@example.it');
  await shop.database.db
    .updateTable('newsletter_subscriber')
    .set({ status: 'subscribed' })
    .where('email', '=', 'davide@example.it')
    .execute();
  await send('POST', 'davide@example.it');
  expect(await status('davide@example.it')).toBe('subscribed');
  await send('DELETE', 'davide@example.it');
  expect(await status('davide@example.it')).toBe('unsubscribed');
  await send('POST', 'davide@example.it');
  expect(await status('davide@example.it')).toBe('pending');
});

test('what is no address is refused', async () => {
  expect((await send('POST', 'marlene')).statusCode).toBe(400);
});
