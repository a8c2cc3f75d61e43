import type { Envelope } from '@brixel/contract/envelope';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** In the middle of an hour, which is what attempts are counted in. */
const START = new Date('2026-11-15T22:30:05Z');

let server: MailServer;
let shop: TestPlatform;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: 'empty',
    config: { mail: { smtpUrl: server.url, from: 'brixel <shop@brixel.example>' } },
  });
});
beforeEach(() => void vi.setSystemTime(START));
afterAll(async () => {
  await shop.close();
  await server.stop();
  vi.useRealTimers();
});

let callers = 0;
const newCaller = () => `10.0.0.${++callers}`;

const tokenFor = async (from: string) =>
  (await shop.inject({ url: '/api/ext/mail-service/get-token', remoteAddress: from })).json<Envelope<string>>().result;

const written = { sourceAddress: 'marlene@example.de', subject: 'Ein Teil fehlt', emailText: 'In Tüte 3.' };

async function send(message: object, { from = newCaller(), store = 'de', token }: SendOptions = {}) {
  const answer = await shop.inject({
    method: 'POST',
    url: `/api/ext/mail-service/send-email?storeCode=${store}`,
    payload: { ...written, token: token ?? (await tokenFor(from)), ...message },
    remoteAddress: from,
  });
  return answer.json<Envelope<unknown>>();
}
interface SendOptions {
  from?: string;
  store?: 'de' | 'it';
  token?: string;
}

const subjectIs = (wanted: string) => server.find(({ subject }) => subject === wanted);
const recipientsOf = async () =>
  (await shop.database.db.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient);

test('a message reaches the shop, whatever target is named, and can be answered', async () => {
  const emailText = 'In Tüte 3 fehlt\neine <b>Platte</b>.';
  expect(await send({ subject: 'Frage 1', emailText, targetAddress: 'victim@example.org' })).toEqual({
    code: 200,
    result: true,
  });
  const mail = await subjectIs('Frage 1');
  expect(mail.recipients).toEqual(['shop@brixel.example']);
  expect(mail.from?.address).toBe('shop@brixel.example');
  expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'marlene@example.de' })]);
  expect(mail.text).toContain('> In Tüte 3 fehlt\n> eine <b>Platte</b>.');
  expect(mail.html).toContain('eine &lt;b&gt;Platte&lt;/b&gt;.');
  expect(await recipientsOf()).not.toContain('victim@example.org');
});

test('the receipt says nothing that the sender wrote, and three a day are enough', async () => {
  const message = { sourceAddress: 'Davide@example.it', subject: 'Kauft bei Eve', emailText: 'https://eve.example' };
  for (let time = 0; time < 5; time += 1) await send({ ...message, confirmation: true }, { store: 'it' });
  await send({ ...message, sourceAddress: 'ohne@example.it' }, { store: 'it' });
  const receipt = await subjectIs('Il tuo messaggio è arrivato');
  expect(receipt.recipients).toEqual(['Davide@example.it']);
  expect(receipt.raw).not.toMatch(/eve/i);
  const recipients = await recipientsOf();
  expect(recipients.filter((recipient) => recipient === 'Davide@example.it')).toHaveLength(3);
  expect(recipients).not.toContain('ohne@example.it');
});

test('no header can be smuggled in', async () => {
  for (const message of [
    { subject: 'Frage\r\nBcc: victim@example.org' },
    { sourceAddress: 'marlene@example.de\r\nBcc: victim@example.org' },
    { sourceAddress: 'marlene@example.de, victim@example.org' },
    { sourceAddress: 'Marlene <victim@example.org>' },
  ])
    expect((await send(message)).code).toBe(400);
});

test('a token is good for some minutes and for one machine', async () => {
  const from = newCaller();
  const token = await tokenFor(from);
  expect((await send({}, { from: newCaller(), token })).code).toBe(403);
  const [, signature] = token.split('.');
  expect((await send({}, { from, token: `${START.getTime() * 2}.${signature}` })).code).toBe(403);
  expect((await send({}, { from, token: 'geraten' })).code).toBe(403);
  vi.setSystemTime(START.getTime() + 14 * 60_000);
  expect((await send({}, { from, token })).code).toBe(200);
  vi.setSystemTime(START.getTime() + 15 * 60_000);
  expect((await send({}, { from, token })).code).toBe(403);
});

test('one machine writes ten messages an hour', async () => {
  const from = newCaller();
  const token = await tokenFor(from);
  const answers = await Promise.all(Array.from({ length: 13 }, () => send({}, { from, token })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 429)).toHaveLength(3);
});
