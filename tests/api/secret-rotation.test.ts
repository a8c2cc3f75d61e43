import type { Envelope } from '@brixel/contract/envelope';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { type SecretName, shopSecret } from '@brixel/platform/shop-secrets';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

const START = new Date('2026-11-15T22:30:05Z');
const MINUTE_MS = 60_000;
const PASSWORD = 'ein langes Kennwort';

let server: MailServer;
let shop: TestPlatform;
let orders: TestOrders;
let office: OfficePerson;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: 'order',
    config: {
      mail: { smtpUrl: server.url, from: 'brixel <shop@brixel.example>' },
      unpaid: { perMailbox: 0, perAddress: 10 },
    },
  });
  orders = testOrders(shop);
  office = await signInAs(shop, 'owner');
});
afterAll(async () => {
  await shop.close();
  await server.stop();
  vi.useRealTimers();
});

async function owner(words: string): Promise<string> {
  const out: string[] = [];
  const terminal = {
    stdout: async (text: string) => void out.push(text),
    stderr: (text: string) => void out.push(text),
  };
  expect(await runOwner(words.split(' '), shop.database.location, terminal), out.join('')).toBe(0);
  return out.join('');
}

async function call<T>(method: 'GET' | 'POST', path: string, payload?: object, token?: string) {
  const answer = await shop.inject({
    method,
    url: `/api/${path}`,
    ...(payload && { payload }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return answer.json<Envelope<T>>();
}

async function logIn(email: string, deviceTokens?: string[]) {
  const body = { username: email, password: PASSWORD, ...(deviceTokens && { deviceTokens }) };
  const { result: token, meta } = await call<string>('POST', 'user/login', body);
  return { token, refreshToken: String(meta?.refreshToken), device: String(meta?.deviceToken) };
}

const secretOf = (name: SecretName) => shopSecret(shop.database.db, name, Date.now());
const contactToken = async () => (await call<string>('GET', 'ext/mail-service/get-token')).result;
const message = { sourceAddress: 'ada@example.de', subject: 'Frage', emailText: 'Ein Teil fehlt.' };
const write = async (token: string) => (await call('POST', 'ext/mail-service/send-email', { ...message, token })).code;
const confirmNewsletter = (token: string) => call<{ coupon: boolean }>('POST', 'newsletter/confirm', { token });

async function newsletterLink(email: string): Promise<string> {
  const seen = server.received.length;
  await call('POST', 'ext/mailchimp-subscribe/subscribe', { email });
  const isLink = (text = '') => /newsletter\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const mail = await server.find(
    (some) =>
      server.received.indexOf(some) >= seen && some.recipients.includes(email) && isLink(some.text ?? '') !== '',
  );
  return isLink(mail.text ?? '');
}

const statement = (name: string): Buffer =>
  Buffer.from(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">3.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-15</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
  );
async function newEntriesOf(name: string): Promise<unknown> {
  const input = { query: { name: 'auszug.xml' }, body: statement(name) };
  const { result } = await office.ask('statements.upload', input, { 'content-type': 'application/octet-stream' });
  return (result as { new_entries: number }).new_entries;
}

test('a rotation signs nobody out and breaks no link; what comes after is made with the new secrets', async () => {
  const email = 'ada@example.de';
  await call('POST', 'user/create', { customer: { email, firstname: 'Ada', lastname: 'Kaiser' }, password: PASSWORD });
  const login = await logIn(email);
  const order = await orders.place(orderMessage([{ sku: 'P-1', qty: 2 }]));
  const contact = await contactToken();
  await confirmNewsletter(await newsletterLink('with@coupon.example'));
  const link = await newsletterLink('new@reader.example');
  expect(await newEntriesOf('Marlene Kaiser')).toBe(1);
  const names = [
    'contact-token',
    'device-token',
    'group-token',
    'order-origin',
    'bank-entries',
    'newsletter-gift',
  ] as const;
  const before = await Promise.all(names.map(secretOf));

  await owner('secrets rotate');
  const after = await Promise.all(names.map(secretOf));
  for (const [place, name] of names.entries()) {
    expect(after[place]?.current, name).not.toEqual(before[place]?.current);
    expect(after[place]?.all.slice(1), name).toEqual(name === 'group-token' ? [] : before[place]?.all);
  }

  expect((await call<{ email: string }>('GET', 'user/me', undefined, login.token)).result.email).toBe(email);
  expect((await call('POST', 'user/refresh', { refreshToken: login.refreshToken })).code).toBe(200);
  await office.call('me.sessions');
  expect((await orders.view(order.orderId)).increment_id).toBe(order.orderNumber);
  expect(await write(contact)).toBe(200);
  expect((await confirmNewsletter(link)).result).toMatchObject({ coupon: true });
  // a known device gets a token of the new secret in exchange, and keeps that
  const { device } = await logIn(email, [login.device]);
  expect(device).not.toBe(login.device);
  expect((await logIn(email, [device])).device).toBe(device);

  // rows that the old ones have named are still found
  vi.setSystemTime(START.getTime() + MINUTE_MS);
  const again = await confirmNewsletter(await newsletterLink('with+more@coupon.example'));
  expect(again.result).toMatchObject({ coupon: false });
  expect(await newEntriesOf('Marlene Kaiser')).toBe(0);
  expect(await newEntriesOf('Giulia Rossi')).toBe(1);
  expect(await orders.refused(orderMessage([{ sku: 'P-1', qty: 2 }]))).toMatchObject({ code: 'UNPAID_LIMIT' });
});

test('what a replaced secret has signed is refused once its time is over, or at once where that is asked for', async () => {
  const contact = await contactToken();
  const { device } = await logIn('ada@example.de');
  await owner('secrets rotate --revoke');
  expect(await write(contact)).toBe(403);
  expect((await logIn('ada@example.de', [device])).device).not.toBe(device);
  expect((await secretOf('order-origin')).all).toHaveLength(3);

  await owner('secrets rotate');
  expect((await secretOf('contact-token')).all).toHaveLength(2);
  vi.setSystemTime(Date.now() + 16 * MINUTE_MS);
  expect((await secretOf('contact-token')).all).toHaveLength(1);
  expect((await secretOf('device-token')).all).toHaveLength(2);
  vi.setSystemTime(Date.now() + 180 * 24 * 60 * MINUTE_MS);
  expect((await secretOf('device-token')).all).toHaveLength(1);

  expect(await owner('secrets list')).toMatch(/^SECRET +SINCE +OLD ONES STILL ACCEPTED\ncontact-token +2026-\S+ +0\n/);
  const told = await shop.database.db
    .selectFrom('audit')
    .select('action')
    .where('action', 'like', 'secrets.%')
    .execute();
  expect(told.map(({ action }) => action)).toEqual(['secrets.rotate', 'secrets.revoke', 'secrets.rotate']);
});
