import { toJson } from '@brixel/platform/database/column-types';
import { LONGEST_PAUSE_MS } from '@brixel/platform/mail/mail-queue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const post = async (url: string, payload: object) => (await shop.inject({ method: 'POST', url, payload })).json();

/** What nothing of the office's log may hold. */
const told = async () => JSON.stringify((await owner.call('audit.list')).entries);

test('a withdrawal is open until somebody settles it; who packs sees no address', async () => {
  const declared = { name: 'Ida Rot', email: 'ida@example.de', order_number: 'BX-2222-2222', what: '' };
  const { result } = await post('/api/order/withdraw', declared);
  const packer = await signInAs(shop, 'packer');
  const open = { query: { done: 'no' } } as const;
  expect(await owner.call('withdrawals.list', open)).toMatchObject([
    { number: result.number, email: 'ida@example.de', fits_order: false, done_at: null },
  ]);
  expect(await packer.call('withdrawals.list', open)).toMatchObject([{ number: result.number, email: null }]);
  expect(await packer.call('inbox.counts')).toEqual({
    withdrawals: 1,
    orders: 0,
    picking: 0,
    due: 0,
    packing: 0,
    parcels: 0,
  });

  await packer.call('withdrawals.settle', { params: { id: result.number }, body: { done: true } });
  expect(await owner.call('withdrawals.list', open)).toEqual([]);
  expect(await owner.call('withdrawals.list', { query: { done: 'yes' } })).toHaveLength(1);
  await packer.call('withdrawals.settle', { params: { id: result.number }, body: { done: false } });
  expect(await owner.call('withdrawals.list', open)).toHaveLength(1);
  expect(await told()).toContain('withdrawals.settle');
});

test('a mail that came back is sent again or given up, and the log does not say to whom', async () => {
  const { db } = shop.database;
  const mail = (id: string, next_attempt_at: string | null) => ({
    ...{ id, recipient: 'ida@example.de', subject: 'Deine Bestellung', html: '<p>…</p>', text: '…' },
    ...{ attachments: toJson([]), headers: toJson({}), created_at: '2026-11-17T06:12:00.000Z', sent_at: null },
    ...{ attempts: 76, next_attempt_at, last_error: 'Error: 552 mailbox full' },
  });
  await db
    .insertInto('mail')
    // farther ahead than the longest pause it would be due at once
    .values([mail('one', null), mail('two', new Date(Date.now() + LONGEST_PAUSE_MS / 2).toISOString())])
    .execute();
  expect(await owner.call('mails.failed')).toMatchObject([{ error: 'Error: 552 mailbox full' }, {}]);
  expect((await owner.call('inbox.counts')).mails).toBe(2);

  await owner.call('mails.giveUp', { params: { id: 'two' } });
  expect(await owner.call('mails.failed')).toMatchObject([{ id: 'one', next_attempt_at: null }]);
  await owner.call('mails.retry', { params: { id: 'two' } });
  await owner.call('mails.retry', { params: { id: 'one' } });
  await expect.poll(() => owner.call('mails.failed'), { timeout: 20_000 }).toEqual([]);
  const sent = await db
    .selectFrom('mail')
    .select(['id', 'html'])
    .where('sent_at', 'is not', null)
    .where('id', 'in', ['one', 'two'])
    .execute();
  expect(sent.map(({ html }) => html)).toEqual(['', '']);
  expect(await owner.refusal('mails.retry', { params: { id: 'one' } })).toBe('404 NOT_FOUND');
  expect(await told()).toContain('mails.giveUp');
});

test('messages of the contact form are listed with what became of them, without their words', async () => {
  const { result: token } = (await shop.inject('/api/ext/mail-service/get-token')).json();
  const message = { sourceAddress: 'ugo@example.it', subject: 'Frage', emailText: 'Gibt es das in Blau?', token };
  expect(await post('/api/ext/mail-service/send-email', message)).toMatchObject({ code: 200 });
  await expect
    .poll(() => owner.call('messages.list'), { timeout: 20_000 })
    .toMatchObject([{ sender: 'ugo@example.it', subject: 'Frage', state: 'delivered' }]);
});

test('an address that leads nowhere is led on to what is most like it, or ignored', async () => {
  const report = (url: string) => post('/api/page-not-found', { url });
  for (const url of ['/alt/impresum', '/alt/impresum?x=1', '/wp-login.php']) await report(url);
  expect(await owner.call('missing.list')).toMatchObject([{ url: '/alt/impresum', hits: 2 }, { url: '/wp-login.php' }]);
  const proposal = { query: { url: '/alt/impresum', store_code: 'de' } } as const;
  expect(await owner.call('missing.proposal', proposal)).toEqual({ path: '/i/impressum' });

  const ignore = (ignored: boolean) =>
    owner.call('missing.ignore', { body: { url: '/wp-login.php', store_code: 'de', ignored } });
  await ignore(true);
  expect((await owner.call('inbox.counts')).missing).toBe(1);
  await ignore(false);
  await ignore(true);
  await owner.call('redirects.create', { body: { from_path: '/alt/impresum', to_path: '/i/impressum', status: 301 } });
  expect(await owner.call('missing.list')).toEqual([]);

  // behind hundreds that were asked for more often, and lead somewhere by now
  const { db } = shop.database;
  const moved = Array.from({ length: 450 }, (_, n) => `/umgezogen/${n}`);
  const seen = { store_code: 'de' as const, last_seen: '2026-01-01T00:00:00.000Z', ignored_at: null };
  await db
    .insertInto('not_found_report')
    .values([...moved.map((url) => ({ ...seen, url, hits: 9 })), { ...seen, url: '/noch-weg', hits: 1 }])
    .execute();
  await db
    .insertInto('redirect')
    .values(moved.map((from_path) => ({ from_path, to_path: '/i/impressum', status: 301 as const, version: 1 })))
    .execute();
  expect(await owner.call('missing.list')).toMatchObject([{ url: '/noch-weg' }]);
});

test('nothing of all that puts a shopper into the log', async () => {
  expect(await told()).not.toMatch(/ida|Ida|ugo|example\.(?:de|it)/);
});
