import type { Profile } from '@brixel/contract/user';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountNode, logIn, mailedLink, PASSWORD, register, startAccountNode } from '../support/account-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let node: AccountNode;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
  node = await startAccountNode(shop);
});
afterAll(async () => {
  await node.close();
  await shop.close();
});
beforeEach(() => {
  node.mails.length = 0;
});

const names = (email: string) => ({ email, firstname: 'Marlene', lastname: 'Kaiser' });
const me = async (token: string) => (await node.call<Profile>('GET', 'user/me', { token })).result;
const update = (token: string, customer: object, currentPassword?: string) =>
  node.call<Profile>('POST', 'user/me', { token, body: { customer, currentPassword } });
let machines = 0;
const confirm = (token: string) =>
  node.call('POST', 'user/confirm-email', { body: { token }, from: `198.18.7.${++machines}` });
const mailsTo = (email: string) => node.mails.filter(({ to }) => to === email);
const tokenFor = (email: string) =>
  /confirm-email\?token=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? expect.fail(`no link for ${email}`);

async function customer(email: string) {
  const { id } = await register(node, email);
  return { id, ...(await logIn(node, email)) };
}
async function asksFor(email: string, newEmail: string) {
  const { token } = await customer(email);
  expect(await update(token, names(newEmail), PASSWORD)).toMatchObject({ code: 200 });
  return { token, link: tokenFor(newEmail) };
}

test('an account works at once; its address counts as the customer’s when the link in the mail is pressed', async () => {
  const customer = { email: 'gina@example.it', firstname: 'Clicca qui', lastname: 'Rossi' };
  const created = await node.call<Profile>('POST', 'user/create?storeCode=it', {
    body: { customer, password: PASSWORD },
    from: '198.51.100.7',
  });
  expect(created.result.extension_attributes).toEqual({ email_confirmed: false });
  const { token } = await logIn(node, 'gina@example.it');
  const [mail] = mailsTo('gina@example.it');
  expect(mail?.subject).toBe('Conferma il tuo indirizzo e-mail');
  expect(mail?.html).toContain('https://shop.example/it/confirm-email?token=');
  // the address may be a stranger's, to whom nobody can write by choosing a name
  expect(`${mail?.text}${mail?.html}`).not.toContain('Clicca');

  expect(await confirm('made-up')).toMatchObject({ code: 404 });
  const link = tokenFor('gina@example.it');
  for (const answer of await Promise.all([confirm(link), confirm(link)]))
    expect(answer).toEqual({ code: 200, result: { email: 'gina@example.it' } });
  expect((await me(token)).extension_attributes).toEqual({ email_confirmed: true });
});

test('another address takes the password, and counts once it is confirmed; the old one is notified of both', async () => {
  const { token } = await customer('before@example.de');
  await confirm(tokenFor('before@example.de'));
  const whole = await me(token);
  const changed = { ...whole, firstname: 'Marla', email: 'After@example.de' };

  expect(await update(token, changed)).toMatchObject({ code: 403, result: { code: 'PASSWORD_NEEDED' } });
  expect(await update(token, changed, 'guess')).toMatchObject({ code: 403, result: { code: 'WRONG_PASSWORD' } });
  expect(await me(token)).toEqual(whole);
  // as older clients do it: everything goes back, with another name
  expect((await update(token, { ...whole, firstname: 'Marla' })).result).toMatchObject({ firstname: 'Marla' });

  const { result } = await update(token, changed, PASSWORD);
  expect(result).toMatchObject({
    email: 'before@example.de',
    extension_attributes: { email_confirmed: true, pending_email: 'after@example.de' },
  });
  const [asked] = mailsTo('before@example.de').slice(-1);
  expect(asked?.subject).toBe('Deine E-Mail-Adresse soll geändert werden');
  expect(asked?.text).toContain('after@example.de');
  await logIn(node, 'before@example.de');

  expect(await confirm(tokenFor('after@example.de'))).toEqual({ code: 200, result: { email: 'after@example.de' } });
  expect(await me(token)).toMatchObject({
    email: 'after@example.de',
    extension_attributes: { email_confirmed: true },
  });
  expect(mailsTo('before@example.de').at(-1)?.subject).toBe('Deine E-Mail-Adresse wurde geändert');
  await logIn(node, 'after@example.de');
  expect(await confirm(tokenFor('after@example.de'))).toMatchObject({ code: 200 });
});

test('nobody gets an address that has an account, and of several who want one it is who confirms it first', async () => {
  await customer('taken@example.de');
  const { token } = await customer('late@example.de');
  expect(await update(token, names('taken@example.de'), PASSWORD)).toMatchObject({ code: 409 });

  const links: string[] = [];
  for (const name of ['a', 'b', 'c']) links.push((await asksFor(`${name}@example.de`, 'wanted@example.de')).link);
  const codes = (await Promise.all(links.map(confirm))).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([200, 409, 409]);
});

test.each<[string, (token: string) => Promise<{ code: number }>]>([
  ['it is cancelled', (token) => node.call('POST', 'user/cancel-email-change', { token })],
  [
    'the password is changed',
    (token) =>
      node.call('POST', 'user/change-password', {
        token,
        body: { currentPassword: PASSWORD, newPassword: 'noch ein Kennwort' },
      }),
  ],
  ['another one is asked for', (token) => update(token, names('third@example.de'), PASSWORD)],
])('a change of the address ends, and its link with it, where %s', async (how, end) => {
  const email = `${how.replaceAll(' ', '-')}@example.de`;
  const { token, link } = await asksFor(email, `new-${email}`);
  expect(await end(token)).toMatchObject({ code: 200 });
  expect((await me(token)).extension_attributes?.pending_email).not.toBe(`new-${email}`);
  expect(await confirm(link)).toMatchObject({ code: 404 });
  expect(await me(token)).toMatchObject({ email });
});

test('a link for a new password confirms the address it was mailed to', async () => {
  const { token, id } = await customer('forgot@example.de');
  await node.call('POST', 'user/reset-password', { body: { email: 'forgot@example.de' } });
  const reset = await mailedLink(node);
  const fresh = { password: 'noch ein Kennwort', confirmation: 'noch ein Kennwort' };
  expect(await node.call('POST', 'customer/resetPassword', { body: { ...reset, ...fresh } })).toMatchObject({
    code: 200,
  });
  expect(reset.id).toBe(String(id));
  expect((await node.call('GET', 'user/me', { token })).code).toBe(401);
  const again = await logIn(node, 'forgot@example.de', 'noch ein Kennwort');
  expect((await me(again.token)).extension_attributes).toEqual({ email_confirmed: true });
});

test('the link is mailed again, three times a day to one address, and not where nothing is to be confirmed', async () => {
  const { token } = await customer('again@example.de');
  const codes: number[] = [];
  for (let time = 0; time < 4; time += 1)
    codes.push((await node.call('POST', 'user/send-confirmation', { token })).code);
  expect(codes).toEqual([200, 200, 429, 429]);
  expect(mailsTo('again@example.de')).toHaveLength(3);
  await confirm(tokenFor('again@example.de'));
  expect(await node.call('POST', 'user/send-confirmation', { token })).toMatchObject({ code: 200 });
  expect(mailsTo('again@example.de')).toHaveLength(3);
});

test('a link works for seven days; then the wish for another address is forgotten', async () => {
  const { token, link } = await asksFor('slow@example.de', 'slower@example.de');
  node.pass(7 * 24 * 60);
  expect(await confirm(link)).toMatchObject({ code: 404 });
  const later = await logIn(node, 'slow@example.de');
  await node.sweep();
  expect((await me(later.token)).extension_attributes).toEqual({ email_confirmed: false });
  expect(token).not.toBe(later.token);
});
