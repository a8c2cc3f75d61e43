import type { Envelope } from '@brixel/contract/envelope';
import { forgetUnconfirmed } from '@brixel/platform/newsletter/confirmations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { orderMessage, testOrders } from '../support/test-order.ts';

/** In the middle of an hour, which is what attempts are counted in. */
const START = new Date('2026-11-15T22:30:05Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let server: MailServer;
let shop: TestPlatform;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: 'order',
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
const newCaller = () => `10.0.0.${++callers}`;

interface CallOptions {
  store?: 'de' | 'it';
  from?: string;
  token?: string;
}

async function call<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  { store = 'de', from = newCaller(), token }: CallOptions = {},
) {
  const answer = await shop.inject({
    method,
    url: `/api/${path}${path.includes('?') ? '&' : '?'}storeCode=${store}`,
    remoteAddress: from,
    ...(payload && { payload }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return answer.json<Envelope<T>>();
}

const PATH = 'ext/mailchimp-subscribe/subscribe';
const done = { code: 200, result: true };

const ask = (email: string, options?: CallOptions) => call('POST', PATH, { email }, options);
const leave = (body: object, options?: CallOptions) => call('DELETE', PATH, body, options);
const confirm = (token: string) =>
  call<{ email: string; proof: string; coupon: boolean }>('POST', 'newsletter/confirm', { token });
const statusFor = async (email: string, { proof, token }: { proof?: string; token?: string } = {}) => {
  const query = new URLSearchParams({ email, ...(proof && { proof }) });
  return (await call('GET', `${PATH}?${query}`, undefined, token ? { token } : {})).result;
};

const row = (email: string) =>
  shop.database.db.selectFrom('newsletter_subscriber').selectAll().where('email', '=', email).executeTakeFirst();
const mailCount = async (email: string) =>
  (await shop.database.db.selectFrom('mail').select('id').where('recipient', '=', email).execute()).length;
const mailTo = (email: string, subject: string) =>
  server.find((mail) => mail.recipients.includes(email) && mail.subject === subject);

const CONFIRM = 'Bitte bestätige deine Anmeldung zum Newsletter';
const WELCOME = 'Dein Gutschein: 10 % auf deine nächste Bestellung';
const linkIn = (text: string | undefined) => /newsletter\/confirm\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const codeIn = (text: string | undefined) => /NEWS-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text ?? '')?.[0] ?? '';

/** The token of the newest link, once so many have arrived. */
async function newestLink(email: string, count = 1): Promise<string> {
  const links = () =>
    server.received.flatMap(({ recipients, text }) => (recipients.includes(email) && linkIn(text)) || []);
  await server.find(() => links().length >= count);
  return links().at(-1) ?? '';
}

async function join(email: string, time = 1) {
  await ask(email);
  return (await confirm(await newestLink(email, time))).result;
}

/** The token of a customer whose address nobody has confirmed yet. */
async function newAccount(email: string): Promise<string> {
  const password = 'ein langes Kennwort';
  await call('POST', 'user/create', { customer: { email, firstname: 'Ada', lastname: 'Kaiser' }, password });
  return (await call<string>('POST', 'user/login', { username: email, password })).result;
}

/** The token of a customer whose address is known to be theirs. */
async function customer(email: string): Promise<string> {
  const account = await newAccount(email);
  const { text } = await mailTo(email, 'Bitte bestätige deine E-Mail-Adresse');
  await call('POST', 'user/confirm-email', { token: /confirm-email\?token=([\w-]+)/.exec(text ?? '')?.[1] });
  return account;
}

test('a wish is pending until its mail is confirmed; then comes the coupon, and the consent is on record', async () => {
  const email = 'marlene@example.de';
  expect(await ask('Marlene@Example.de')).toEqual(done);
  const mail = await mailTo(email, CONFIRM);
  // no advertising before the consent
  expect(`${mail.text}${mail.html}`).not.toMatch(/gutschein|rabatt|10 %/i);
  expect(mail.text).toContain('https://shop.example/newsletter/confirm?token=');
  expect(await row(email)).toMatchObject({ status: 'pending', confirmed_at: null });

  vi.setSystemTime(START.getTime() + 60_000);
  const token = linkIn(mail.text);
  const answers = await Promise.all([confirm(token), confirm(token)]);
  const { leave_token: proof } = (await row(email)) ?? {};
  for (const answer of answers) expect(answer).toEqual({ code: 200, result: { email, proof, coupon: true } });
  expect(await confirm(token)).toEqual(answers[0]);
  expect(await row(email)).toMatchObject({
    status: 'subscribed',
    store_code: 'de',
    consent_text: '2026-11',
    requested_at: '2026-11-15T22:30:05.000Z',
    confirmed_at: '2026-11-15T22:31:05.000Z',
  });

  const welcome = await mailTo(email, WELCOME);
  expect(await mailCount(email)).toBe(2);
  const url = `https://shop.example/newsletter/unsubscribe?proof=${proof}`;
  expect(welcome.text).toContain(url);
  expect(welcome.html).toContain(url);
  const header = (name: string) => welcome.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(`<${url}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('the coupon takes ten per cent off one order', async () => {
  await join('spar@example.de');
  const coupon = codeIn((await mailTo('spar@example.de', WELCOME)).text);
  const withGoods = async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-11', qty: 10 });
    return cart;
  };
  const cart = await withGoods();
  expect(await cart.post('apply-coupon', undefined, { coupon })).toEqual(done);
  expect((await cart.totals()).discount_amount).toBe(-1);
  await testOrders(shop).place(orderMessage([{ sku: 'P-11', qty: 10 }], { cart_id: cart.id }));
  expect(await (await withGoods()).post('apply-coupon', undefined, { coupon })).not.toEqual(done);
});

test('an address gets one coupon for ever, whether it leaves and comes back or was forgotten', async () => {
  const email = 'immer-wieder@example.de';
  expect((await join(email)).coupon).toBe(true);
  await leave({ proof: (await row(email))?.leave_token });
  vi.setSystemTime(START.getTime() + 60_000);
  expect((await join(email, 2)).coupon).toBe(false);
  await shop.database.db.deleteFrom('newsletter_subscriber').where('email', '=', email).execute();
  vi.setSystemTime(START.getTime() + DAY_MS);
  expect((await join(email, 3)).coupon).toBe(false);
  const gifts = await shop.database.db.selectFrom('newsletter_gift').selectAll().execute();
  expect(JSON.stringify(gifts)).not.toContain('immer-wieder');
});

test('a mailbox gets one coupon, whatever is written behind a plus or between dots', async () => {
  const addresses = [
    'k.laus@gmail.com',
    'klaus+2@gmail.com',
    'kla.us@googlemail.com',
    'ute+1@example.de',
    'ute@example.de',
  ];
  const coupons: boolean[] = [];
  for (const [minute, email] of addresses.entries()) {
    vi.setSystemTime(START.getTime() + minute * 60_000);
    coupons.push((await join(email)).coupon);
  }
  expect(coupons).toEqual([true, false, false, true, false]);
});

test('a link works for seven days; who never follows it is forgotten', async () => {
  const email = 'spaet@example.de';
  await ask(email);
  const token = await newestLink(email);
  vi.setSystemTime(START.getTime() + 7 * DAY_MS - 1);
  await forgetUnconfirmed(shop.database.db, Date.now());
  expect(await row(email)).toMatchObject({ status: 'pending' });
  vi.setSystemTime(START.getTime() + 7 * DAY_MS);
  expect((await confirm(token)).code).toBe(404);
  await forgetUnconfirmed(shop.database.db, Date.now());
  expect(await row(email)).toBeUndefined();
});

test('a link of before leads nowhere once the address has left', async () => {
  const email = 'doch-nicht@example.de';
  await ask(email);
  const token = await newestLink(email);
  await leave({ proof: (await row(email))?.leave_token });
  expect((await confirm(token)).code).toBe(404);
  expect(await row(email)).toMatchObject({ status: 'unsubscribed' });
  expect((await confirm('geraten')).code).toBe(404);
});

test('strangers learn nothing and end nothing: the address is asked by mail', async () => {
  const email = 'ruhe@example.de';
  const { proof } = await join(email);
  const stranger = await customer('eve@example.org');
  expect(await statusFor(email)).toBe('unknown');
  expect(await statusFor(email, { token: stranger })).toBe('unknown');
  expect(await statusFor(email, { proof: 'geraten' })).toBe('unknown');
  expect(await statusFor(email, { proof })).toBe('subscribed');
  const headers = { 'x-newsletter-proof': proof };
  const inHeader = await shop.inject({ url: `/api/${PATH}?${new URLSearchParams({ email })}`, headers });
  expect(inHeader.json().result).toBe('subscribed');

  expect(await leave({ email })).toEqual(done);
  expect(await leave({ email }, { token: stranger })).toEqual(done);
  expect(await leave({ email: 'niemand@example.de' })).toEqual(done);
  expect(await leave({ proof: 'geraten' })).toMatchObject({ code: 404 });
  expect(await row(email)).toMatchObject({ status: 'subscribed' });
  const mail = await mailTo(email, 'Newsletter abbestellen');
  expect(mail.text).toContain(`/newsletter/unsubscribe?proof=${proof}`);
  expect(await mailCount('niemand@example.de')).toBe(0);

  expect(await leave({ proof })).toEqual(done);
  expect(await leave({ proof })).toEqual(done);
  expect(await statusFor(email, { proof })).toBe('unsubscribed');
});

test('a customer sees and ends what goes to the own address, and confirms it like everybody else', async () => {
  const email = 'ada@example.de';
  const token = await customer(email);
  expect(await statusFor(email, { token })).toBe('unknown');
  await ask(email, { token });
  expect(await statusFor(email, { token })).toBe('pending');
  await confirm(await newestLink(email));
  expect(await statusFor(email, { token })).toBe('subscribed');
  expect(await leave({ email }, { token })).toEqual(done);
  expect(await statusFor(email, { token })).toBe('unsubscribed');
  for (const answer of [
    await call('GET', `${PATH}?email=${email}`, undefined, { token: 'abgelaufen' }),
    await leave({ email }, { token: 'abgelaufen' }),
  ])
    expect(answer.code).toBe(401);
});

test('an account that somebody opened with another’s address neither sees nor ends the newsletter', async () => {
  const email = 'eigentuemerin@example.de';
  await join(email);
  const token = await newAccount(email);
  expect(await statusFor(email, { token })).toBe('unknown');
  expect((await call('GET', 'user/export', undefined, { token })).result).toMatchObject({ newsletter: null });
  expect(await leave({ email }, { token })).toEqual(done);
  await mailTo(email, 'Newsletter abbestellen');
  expect(await row(email)).toMatchObject({ status: 'subscribed' });
  expect(await call('POST', 'user/delete', { password: 'ein langes Kennwort' }, { token })).toEqual(done);
  expect(await row(email)).toMatchObject({ status: 'subscribed' });
});

test('a subscriber stays one when asked again, and gets a mail in the language of the request', async () => {
  const email = 'davide@example.it';
  await ask(email, { store: 'it' });
  const mail = await mailTo(email, 'Conferma la tua iscrizione alla newsletter');
  expect(mail.text).toContain('https://shop.example/it/newsletter/confirm?token=');
  await confirm(linkIn(mail.text));
  expect((await mailTo(email, 'Il tuo buono: 10% di sconto sul prossimo ordine')).text).toContain('15 novembre 2027');
  expect(await ask(email)).toEqual(done);
  await mailTo(email, 'Ricevi già la nostra newsletter');
  expect(await row(email)).toMatchObject({ status: 'subscribed', store_code: 'it' });
});

test('nobody’s letter box is filled', async () => {
  const email = 'opfer@example.de';
  for (let time = 0; time < 6; time += 1) expect(await ask(email)).toEqual(done);
  expect(await mailCount(email)).toBe(3);

  const from = newCaller();
  const flood = Array.from({ length: 24 }, (_, index) => ask(`opfer-${index}@example.de`, { from }));
  const refused = (await Promise.all(flood)).filter(({ code }) => code === 429);
  expect(refused).toHaveLength(4);
});

test('what is no address is refused', async () => {
  expect((await ask('marlene')).code).toBe(400);
  expect((await leave({})).code).toBe(400);
});
