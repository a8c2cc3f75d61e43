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

const NEW = 'noch ein Kennwort';
const ask = (email: string, query = '') => node.call('POST', `user/reset-password${query}`, { body: { email } });
const set = (link: { id: string; token: string }, password = NEW, confirmation = password) =>
  node.call('POST', 'customer/resetPassword', { body: { ...link, password, confirmation } });

test('a mailed link sets a new password once, and every login from before is over', async () => {
  const { id } = await register(node, 'ada@example.de');
  const before = await logIn(node, 'ada@example.de');
  expect(await ask('Ada@Example.DE')).toEqual({ code: 200, result: true });
  const link = await mailedLink(node);
  expect(link.id).toBe(String(id));

  expect(await set(link, NEW, 'anders getippt')).toMatchObject({
    code: 400,
    result: [{ dataPath: '.confirmation', message: 'Passwords must be identical' }],
  });
  expect(await set(link, 'kurz')).toMatchObject({
    code: 400,
    result: [{ keyword: 'minLength', params: { limit: 8 } }],
  });
  expect(await set(link)).toMatchObject({ code: 200, result: true });
  expect(await set(link)).toMatchObject({ code: 403 });

  expect((await node.call('GET', 'user/me', { token: before.token })).code).toBe(401);
  const old = await node.call('POST', 'user/login', { body: { username: 'ada@example.de', password: PASSWORD } });
  expect(old.code).toBe(401);
  await logIn(node, 'ada@example.de', NEW);
  expect(node.mails.at(-1)?.subject).toBe('Dein Passwort wurde geändert');
});

test('passwords that are tried first are refused wherever one is chosen, and the address itself', async () => {
  await register(node, 'weak@example.de');
  const { token } = await logIn(node, 'weak@example.de');
  await ask('weak@example.de');
  const link = await mailedLink(node);
  const customer = { email: 'other-weak@example.de', firstname: 'Ada', lastname: 'Weber' };
  for (const [password, code] of [
    ['Passwort123', 'COMMON_PASSWORD'],
    ['weak@example.de', 'PASSWORD_IS_EMAIL'],
  ]) {
    const refused = { code: 400, result: { code, errorMessage: expect.any(String) } };
    const change = { currentPassword: PASSWORD, newPassword: password };
    expect(await node.call('POST', 'user/change-password', { token, body: change })).toMatchObject(refused);
    expect(await set(link, password)).toMatchObject(refused);
  }
  expect(await node.call('POST', 'user/create', { body: { customer, password: 'qwertzuiop' } })).toMatchObject({
    code: 400,
    result: { code: 'COMMON_PASSWORD' },
  });
  await logIn(node, 'weak@example.de');
  expect(await set(link)).toMatchObject({ code: 200 });
});

test('of many who use one link at once one sets the password', async () => {
  await register(node, 'race@example.de');
  await ask('race@example.de');
  const link = await mailedLink(node);
  const passwords = Array.from({ length: 10 }, (_, place) => `das Kennwort Nummer ${place}`);
  const answers = await Promise.all(passwords.map((password) => set(link, password)));
  const winners = passwords.filter((_, place) => answers[place]?.code === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 403)).toHaveLength(9);
  await logIn(node, 'race@example.de', winners[0]);
});

test('a link is worth nothing after an hour, for another customer, or after the password has been changed', async () => {
  const { id: stranger } = await register(node, 'eve@example.de');
  await register(node, 'bea@example.de');
  await ask('bea@example.de');
  const link = await mailedLink(node);
  expect(await set({ ...link, id: String(stranger) })).toMatchObject({ code: 403 });
  expect(await set({ ...link, token: 'made-up' })).toMatchObject({ code: 403 });
  const { token } = await logIn(node, 'bea@example.de');
  await node.call('POST', 'user/change-password', { token, body: { currentPassword: PASSWORD, newPassword: NEW } });
  expect(await set(link)).toMatchObject({ code: 403 });

  node.mails.length = 0;
  await ask('bea@example.de');
  const late = await mailedLink(node);
  node.pass(60);
  expect(await set(late)).toMatchObject({ code: 403 });
});

test('the words of newer clients work too, and the older name of the call', async () => {
  await register(node, 'vue@example.de');
  expect(await node.call('POST', 'user/resetPassword', { body: { email: 'vue@example.de' } })).toMatchObject({
    code: 200,
  });
  const { token } = await mailedLink(node);
  const create = (email: string) =>
    node.call('POST', 'user/create-password', { body: { email, newPassword: NEW, resetToken: token } });
  expect(await create('ada@example.de')).toMatchObject({ code: 403 });
  expect(await create('vue@example.de')).toMatchObject({ code: 200, result: true });
  await logIn(node, 'vue@example.de', NEW);
});

test('the mail is in the language of the store, leads to its page, and survives any name', async () => {
  const customer = { email: 'gina@example.it', firstname: '<b>Gina</b>', lastname: 'Rossi' };
  await node.call('POST', 'user/create?storeCode=it', { body: { customer, password: PASSWORD }, from: '198.51.100.7' });
  await ask('gina@example.it', '?storeCode=it');
  await mailedLink(node);
  const mail = node.mails.at(-1);
  expect(mail).toMatchObject({ to: 'gina@example.it', subject: 'La tua nuova password su brixel' });
  expect(mail?.html).toContain('https://shop.example/it/reset-password?id=');
  expect(mail?.html).toContain('&lt;b&gt;Gina&lt;/b&gt;');
  expect(mail?.html).not.toContain('<b>Gina');
});

test('nobody learns which addresses have an account: same answers, same work before each of them', async () => {
  await register(node, 'known@example.de');
  const logIns = ['known@example.de', 'unknown@example.de'].map(async (username) => {
    const body = { username, password: 'falsch geraten' };
    return node.call('POST', 'user/login', { body });
  });
  const [known, unknown] = await Promise.all(logIns);
  expect(known).toEqual({ code: 401, result: 'The e-mail address or the password is wrong' });
  expect(unknown).toEqual(known);

  for (const username of ['known@example.de', 'unknown@example.de', 'no address at all']) {
    const before = node.hashed();
    await node.call('POST', 'user/login', { body: { username, password: 'falsch geraten' } });
    expect(node.hashed() - before, username).toBe(1);
  }

  expect(await ask('known@example.de')).toEqual(await ask('unknown@example.de'));
  await mailedLink(node);
});

test('the answer to a wish for a link does not wait for the mail', async () => {
  await register(node, 'slow@example.de');
  const gate = Promise.withResolvers<void>();
  const slow = await startAccountNode(shop, { beforeMail: gate.promise });
  const answer = await slow.call('POST', 'user/reset-password', { body: { email: 'slow@example.de' } });
  expect(answer).toEqual({ code: 200, result: true });
  expect(slow.mails).toEqual([]);
  gate.resolve();
  await slow.close();
  expect(slow.mails).toHaveLength(1);
});
