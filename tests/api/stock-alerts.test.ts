import type { Envelope } from '@brixel/contract/envelope';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const START = new Date('2026-11-15T22:30:05Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const soldOut = (id: number) =>
  seedProduct(
    id,
    { de: `stein-${id}`, it: `mattoncino-${id}` },
    { stock: { qty: 0, managed: true, minSale: 1, maxSale: 500 } },
  );

/** There are boxes, but nothing to put into them. */
const boxOf = (sku: string, qty: number) =>
  seedProduct(
    20,
    { de: 'kiste', it: 'scatola' },
    {
      type: 'bundle',
      bundleOptions: [
        {
          id: 1,
          title: { de: 'Teil', it: 'Parte' },
          required: true,
          type: 'radio',
          selections: [{ id: 1, sku, qty, isDefault: true, canChangeQty: false }],
        },
      ],
    },
  );

let server: MailServer;
let shop: TestPlatform;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: () => smallCatalog([...[10, 11, 12, 13, 14, 15].map(soldOut), boxOf('P-15', 3)]),
    config: { mail: { smtpUrl: server.url, from: 'brixel <shop@brixel.example>' }, publicUrl: 'https://shop.example' },
  });
});
beforeEach(() => void vi.setSystemTime(START));
afterAll(async () => {
  await shop.close();
  await server.stop();
  vi.useRealTimers();
});

let callers = 0;

async function call<T>(method: 'POST' | 'DELETE', path: string, payload: object, { store = 'de', token = '' } = {}) {
  const answer = await shop.inject({
    method,
    url: `/api/${path}?storeCode=${store}`,
    payload,
    remoteAddress: `10.1.0.${++callers}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return answer.json<Envelope<T>>();
}

const ask = (sku: string, email: string, options?: { store?: string; token?: string }) =>
  call('POST', 'ext/stock-alert', { sku, email }, options);
const confirm = (token: string) => call('POST', 'ext/stock-alert/confirm', { token });
const end = (token: string) => call('DELETE', 'ext/stock-alert', { token });

const stored = (email: string) =>
  shop.database.db.selectFrom('stock_alert').selectAll().where('email', '=', email).execute();
const subjectsTo = async (email: string) => {
  const mails = await shop.database.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute();
  return mails.map(({ subject }) => subject);
};
const mailTo = (email: string, subject: string) =>
  server.find((mail) => mail.recipients.includes(email) && mail.subject?.startsWith(subject) === true);
const tokenIn = (text: string | undefined) => /back-in-stock\/\w+\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const setStock = (sku: string, qty: number) => shop.platform.editor.setStock(sku, qty);
/** As several nodes do at once. */
const look = () => Promise.all(Array.from({ length: 4 }, () => shop.platform.stockAlerts.notify()));

test('who has confirmed gets one mail when the goods are back, however many nodes look; who has not gets none', async () => {
  const [email, silent] = ['ada@example.de', 'silent@example.de'];
  expect(await ask('P-10', 'Ada@Example.de')).toEqual({ code: 200, result: 'pending' });
  expect(await ask('P-10', silent)).toEqual({ code: 200, result: 'pending' });
  const token = tokenIn((await mailTo(email, 'Bitte bestätige')).text);
  const answers = await Promise.all([confirm(token), confirm(token)]);
  for (const answer of answers) expect(answer).toEqual({ code: 200, result: { sku: 'P-10', email } });

  await look();
  expect(await subjectsTo(email)).toHaveLength(1);
  await setStock('P-10', 3);
  await look();
  const back = await mailTo(email, '„');
  expect(back.text).toMatch(/https:\/\/shop\.example\/p\/P-10\//);
  await setStock('P-10', 0);
  await setStock('P-10', 5);
  await look();
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('bestätige'), expect.stringContaining('wieder da')]);
  expect(await subjectsTo(silent)).toHaveLength(1);
});

test('who waits for a box gets the mail when there is enough of its parts', async () => {
  const email = 'frida@example.de';
  await ask('P-20', email);
  await confirm(tokenIn((await mailTo(email, 'Bitte bestätige')).text));
  const inStock = () => shop.platform.catalog.product('de', 'P-20')?.stock.is_in_stock;
  await setStock('P-15', 2);
  await look();
  expect(inStock()).toBe(false);
  expect(await subjectsTo(email)).toHaveLength(1);
  await setStock('P-15', 3);
  await expect.poll(inStock).toBe(true);
  await look();
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('bestätige'), expect.stringContaining('wieder da')]);
});

test('the mails are in the language of the store where somebody asked', async () => {
  await ask('P-11', 'bruno@example.it', { store: 'it' });
  const { text } = await mailTo('bruno@example.it', 'Conferma la richiesta');
  expect(text).toContain('https://shop.example/it/back-in-stock/confirm?token=');
});

test('asking again neither reveals nor changes that somebody waits, and the newest link takes it back', async () => {
  const email = 'carla@example.de';
  await ask('P-11', email);
  const first = tokenIn((await mailTo(email, 'Bitte bestätige')).text);
  await confirm(first);
  expect(await ask('P-11', email)).toEqual({ code: 200, result: 'pending' });
  const second = tokenIn((await mailTo(email, 'Wir sagen dir Bescheid')).text);
  expect(await stored(email)).toMatchObject([{ status: 'waiting' }]);
  expect(await end(first)).toMatchObject({ code: 404 });
  expect(await end(second)).toEqual({ code: 200, result: true });
  expect(await stored(email)).toEqual([]);
});

test('what is there needs no waiting, and what nobody sells cannot be waited for', async () => {
  await setStock('P-12', 1);
  expect(await ask('P-12', 'dora@example.de')).toEqual({ code: 200, result: 'available' });
  expect(await ask('nope', 'dora@example.de')).toMatchObject({ code: 404 });
  expect(await ask('P-13', 'no address')).toMatchObject({ code: 400 });
  expect(await confirm('nobody-knows')).toMatchObject({ code: 404 });
  expect(await stored('dora@example.de')).toEqual([]);
});

test('goods that are sold in multiples are back once there is one of them, and hidden goods never', async () => {
  const email = 'emil@example.de';
  await shop.database.db.updateTable('stock').set({ step: 10 }).where('sku', '=', 'P-13').execute();
  for (const sku of ['P-13', 'P-14']) await ask(sku, email);
  await shop.database.db.updateTable('stock_alert').set({ status: 'waiting' }).where('email', '=', email).execute();
  await shop.database.db.updateTable('product').set({ status: 2 }).where('sku', '=', 'P-14').execute();
  await setStock('P-13', 9);
  await setStock('P-14', 9);
  await look();
  expect(await stored(email)).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }]);
  await setStock('P-13', 10);
  await look();
  expect(new Map((await stored(email)).map(({ sku, status }) => [sku, status]))).toEqual(
    new Map([
      ['P-13', 'notified'],
      ['P-14', 'waiting'],
    ]),
  );
});

test('an address receives a few mails a day, whoever asks for them', async () => {
  const email = 'flood@example.de';
  for (let time = 0; time < 15; time += 1) expect(await ask('P-11', email)).toEqual({ code: 200, result: 'pending' });
  expect(await subjectsTo(email)).toHaveLength(10);
});

test('a customer whose address is confirmed waits at once, sees it in the export, and leaves nothing behind', async () => {
  const [email, password] = ['greta@example.de', 'ein langes Kennwort'];
  await call('POST', 'user/create', { customer: { email, firstname: 'Greta', lastname: 'Kaiser' }, password });
  const { result: token } = await call<string>('POST', 'user/login', { username: email, password });
  expect(await ask('P-11', email, { token })).toEqual({ code: 200, result: 'pending' });
  const { text } = await mailTo(email, 'Bitte bestätige deine E-Mail-Adresse');
  await call('POST', 'user/confirm-email', { token: /confirm-email\?token=([\w-]+)/.exec(text ?? '')?.[1] });
  expect(await ask('P-11', email, { token })).toEqual({ code: 200, result: 'waiting' });
  const headers = { authorization: `Bearer ${token}` };
  const exported = await shop.inject({ url: '/api/user/export', headers });
  expect(exported.json().result.stock_alerts).toMatchObject([{ sku: 'P-11', status: 'waiting' }]);
  await call('POST', 'user/delete', { password }, { token });
  expect(await stored(email)).toEqual([]);
});

test('addresses are forgotten: unconfirmed after a week, notified after a month, waiting after a year', async () => {
  const states = { pending: 7, notified: 30, waiting: 365 } as const;
  for (const status of Object.keys(states)) await ask('P-11', `${status}@old.example`);
  for (const status of Object.keys(states) as (keyof typeof states)[])
    await shop.database.db
      .updateTable('stock_alert')
      .set({ status, confirmed_at: START.toISOString(), notified_at: START.toISOString() })
      .where('email', '=', `${status}@old.example`)
      .execute();
  for (const [status, days] of Object.entries(states)) {
    const email = `${status}@old.example`;
    vi.setSystemTime(START.getTime() + days * DAY_MS - 1000);
    await shop.platform.stockAlerts.sweep();
    expect(await stored(email), status).toHaveLength(1);
    vi.setSystemTime(START.getTime() + days * DAY_MS);
    await shop.platform.stockAlerts.sweep();
    expect(await stored(email), status).toEqual([]);
  }
});
