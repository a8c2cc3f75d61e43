import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { parseSpreadsheet } from '../support/parse-csv.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
  owner = await signInAs(shop, 'owner');
  const row = (email: string, status: 'subscribed' | 'pending') => ({
    ...{ email, status, store_code: 'it' as const, consent_text: '2026-11', leave_token: `token of ${email}` },
    ...{ requested_at: '2026-11-01T09:00:00.000Z', updated_at: '2026-11-01T09:05:00.000Z' },
    confirmed_at: status === 'pending' ? null : '2026-11-01T09:05:00.000Z',
  });
  await shop.database.db
    .insertInto('newsletter_subscriber')
    .values([
      row('ida@example.de', 'subscribed'),
      row('=ugo@example.it', 'subscribed'),
      row('eva@example.de', 'pending'),
    ])
    .execute();
});
afterAll(() => shop.close());

const subscribed = (search?: string) =>
  owner.call('newsletter.list', { query: { state: 'subscribed', ...(search && { search }) } });

test('subscribers are listed and searched, and ended on their wish', async () => {
  expect((await subscribed()).counts).toEqual({ subscribed: 2, pending: 1, unsubscribed: 0 });
  expect((await subscribed('IDA@')).subscribers).toMatchObject([{ email: 'ida@example.de', store_code: 'it' }]);
  expect((await subscribed('%')).subscribers).toEqual([]);
  await owner.call('newsletter.unsubscribe', { body: { email: 'Ida@example.de' } });
  expect((await subscribed()).counts).toEqual({ subscribed: 1, pending: 1, unsubscribed: 1 });
  expect(await owner.refusal('newsletter.unsubscribe', { body: { email: 'ida@example.de' } })).toBe('404 NOT_FOUND');
});

test('the table proves the consent, starts no program, and the log names nobody', async () => {
  const { text, headers } = await owner.ask('newsletter.csv', { query: { state: 'subscribed' } });
  expect(headers['content-disposition']).toContain('newsletter-subscribed.csv');
  const [titles, row] = parseSpreadsheet(text);
  expect(titles).toEqual([
    ...['E-Mail', 'Stand', 'Sprache', 'Wortlaut der Einwilligung', 'Angefordert am', 'Bestätigt am', 'Geändert am'],
  ]);
  expect(row).toMatchObject({ 0: expect.stringMatching(/^'=ugo/), 3: '2026-11', 5: '2026-11-01T09:05:00.000Z' });
  const { entries } = await owner.call('audit.list', { query: { action: 'newsletter' } });
  expect(entries.map(({ action }) => action)).toEqual(['newsletter.csv', 'newsletter.unsubscribe']);
  expect(JSON.stringify(entries)).not.toMatch(/ida|ugo|example\.(?:de|it)/i);
});
