import { hashToken } from '@brixel/platform/secrets';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type AccountNode,
  cheapKey,
  type Login,
  logIn,
  PASSWORD,
  register,
  startAccountNode,
} from '../support/account-node.ts';
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

const me = async (token: string) => (await node.call('GET', 'user/me', { token })).code;
const refresh = async (refreshToken: string): Promise<Login | number> => {
  const { code, result, meta } = await node.call<string>('POST', 'user/refresh', { body: { refreshToken } });
  return code === 200 ? { token: result, refreshToken: String(meta?.refreshToken) } : code;
};
const refreshed = async (refreshToken: string): Promise<Login> => {
  const login = await refresh(refreshToken);
  return typeof login === 'number' ? expect.fail(`refused with ${login}`) : login;
};

test('a token runs out and is renewed, once and again, for as long as the customer comes back', async () => {
  await register(node, 'ada@example.de');
  let login = await logIn(node, 'ada@example.de');
  for (let day = 0; day < 3; day += 1) {
    expect(await me(login.token)).toBe(200);
    node.pass(15);
    expect(await me(login.token)).toBe(401);
    login = await refreshed(login.refreshToken);
  }
  node.pass(30 * 24 * 60);
  expect(await refresh(login.refreshToken)).toBe(401);
});

test('a renewal leaves the token before it valid until it runs out: other tabs may be in the middle of a call', async () => {
  await register(node, 'tabs@example.de');
  const first = await logIn(node, 'tabs@example.de');
  const second = await refreshed(first.refreshToken);
  expect([await me(first.token), await me(second.token)]).toEqual([200, 200]);
});

test('a client that keeps its first refresh token stays logged in, day after day', async () => {
  await register(node, 'vue@example.de');
  const { refreshToken } = await logIn(node, 'vue@example.de');
  for (let time = 0; time < 200; time += 1) {
    const { token } = await refreshed(refreshToken);
    expect(await me(token)).toBe(200);
    node.pass(15);
    expect(await me(token)).toBe(401);
  }
  const children = await shop.database.db
    .selectFrom('customer_token')
    .select('hash')
    .where('parent_hash', '=', hashToken(refreshToken))
    .execute();
  expect(children.length).toBeLessThan(10);
});

test('an answer that was lost costs no login: the same token is exchanged again, and the chain goes on', async () => {
  await register(node, 'lost@example.de');
  let { refreshToken } = await logIn(node, 'lost@example.de');
  for (let time = 0; time < 3; time += 1) {
    await refreshed(refreshToken);
    refreshToken = (await refreshed(refreshToken)).refreshToken;
  }
  expect(await refresh(refreshToken)).toMatchObject({ token: expect.any(String) });
});

test('a copied token is noticed as soon as both have been refreshed, and the login ends', async () => {
  await register(node, 'copied@example.de');
  const { refreshToken } = await logIn(node, 'copied@example.de');
  const owner = await refreshed(refreshToken);
  const thief = await refreshed(refreshToken);
  const next = await refreshed(owner.refreshToken);
  expect(await refresh(thief.refreshToken)).toBe(401);
  expect([await me(next.token), await refresh(next.refreshToken)]).toEqual([401, 401]);

  // the owner's device slept for a week, and the thief went on with the older token meanwhile
  const slept = await logIn(node, 'copied@example.de');
  const asleep = await refreshed(slept.refreshToken);
  for (let time = 0; time < 40; time += 1) {
    await refreshed(slept.refreshToken);
    node.pass(4 * 60);
  }
  expect(await refreshed(asleep.refreshToken)).toBeDefined();
  expect(await refresh(slept.refreshToken)).toBe(401);
});

test('a refresh token that is used after a newer one ends every token of that login, and no other login', async () => {
  await register(node, 'stolen@example.de');
  const bystander = await logIn(node, 'stolen@example.de');
  const first = await logIn(node, 'stolen@example.de');
  const second = await refreshed(first.refreshToken);
  const third = await refreshed(second.refreshToken);

  expect(await refresh(first.refreshToken)).toBe(401);
  expect(await me(third.token)).toBe(401);
  expect(await refresh(third.refreshToken)).toBe(401);
  expect(await me(bystander.token)).toBe(200);
});

test('of 20 renewals at once all are answered, but one chain goes on: a second one ends the login', async () => {
  await register(node, 'race@example.de');
  const { refreshToken } = await logIn(node, 'race@example.de');
  const logins = await Promise.all(Array.from({ length: 20 }, () => refreshed(refreshToken)));
  for (const { token } of logins) expect(await me(token)).toBe(200);
  const answers = await Promise.all(logins.map((login) => refresh(login.refreshToken)));
  expect(answers.filter((answer) => typeof answer !== 'number')).toHaveLength(1);
  for (const { token } of logins) expect(await me(token)).toBe(401);
});

test('an access token renews nothing, and a refresh token opens nothing', async () => {
  await register(node, 'kinds@example.de');
  const { token, refreshToken } = await logIn(node, 'kinds@example.de');
  expect(await refresh(token)).toBe(401);
  expect(await me(refreshToken)).toBe(401);
  expect(await refresh('made up')).toBe(401);
  expect(await me(token)).toBe(200);
});

test('logging out ends this login, also with a token that has run out, and a second time', async () => {
  await register(node, 'leave@example.de');
  const stays = await logIn(node, 'leave@example.de');
  const leaves = await logIn(node, 'leave@example.de');
  node.pass(15);
  for (const token of [leaves.token, leaves.token, '']) {
    expect(await node.call('POST', 'user/logout', { token })).toEqual({ code: 200, result: true });
  }
  expect(await refresh(leaves.refreshToken)).toBe(401);
  expect(await refreshed(stays.refreshToken)).toBeDefined();
});

test('a new password ends every other login', async () => {
  await register(node, 'change@example.de');
  const other = await logIn(node, 'change@example.de');
  const { token, refreshToken } = await logIn(node, 'change@example.de');
  const change = (currentPassword: string) =>
    node.call('POST', 'user/change-password', { token, body: { currentPassword, newPassword: 'noch ein Kennwort' } });

  const wrong = await change('falsch geraten');
  expect(wrong).toMatchObject({ code: 403, result: { errorMessage: 'The password is wrong' } });
  expect(await me(other.token)).toBe(200);

  expect(await change(PASSWORD)).toEqual({ code: 200, result: true });
  expect([await me(other.token), await refresh(other.refreshToken)]).toEqual([401, 401]);
  expect(await me(token)).toBe(200);
  expect(await refreshed(refreshToken)).toBeDefined();
  await logIn(node, 'change@example.de', 'noch ein Kennwort');
  expect(node.mails.at(-1)).toMatchObject({ to: 'change@example.de', subject: 'Dein Passwort wurde geändert' });
});

test('a login whose password is changed while it is being checked is not opened', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = await startAccountNode(shop, {
    derive: async (...parts) => {
      await gate.promise;
      return cheapKey(...parts);
    },
  });
  await register(node, 'late@example.de');
  const { token } = await logIn(node, 'late@example.de');
  const login = slow.call('POST', 'user/login', { body: { username: 'late@example.de', password: PASSWORD } });
  await vi.waitUntil(() => slow.hashed() === 1);
  const body = { currentPassword: PASSWORD, newPassword: 'noch ein Kennwort' };
  expect(await node.call('POST', 'user/change-password', { token, body })).toMatchObject({ code: 200 });
  gate.resolve();
  expect(await login).toMatchObject({ code: 401 });
  await slow.close();
});

test('neither tokens nor passwords can be read in the database', async () => {
  await register(node, 'atrest@example.de');
  const login = await logIn(node, 'atrest@example.de');
  const { db } = shop.database;
  const stored = JSON.stringify([
    await db.selectFrom('customer').selectAll().execute(),
    await db.selectFrom('customer_token').selectAll().execute(),
    await db.selectFrom('customer_session').selectAll().execute(),
    await db.selectFrom('rate_limit').selectAll().execute(),
  ]);
  for (const secret of [login.token, login.refreshToken, PASSWORD]) expect(stored).not.toContain(secret);
});

test('a customer’s cart is one, however often it is made, and opens with the customer’s token only', async () => {
  await register(node, 'cart@example.de');
  await register(node, 'other@example.de');
  const { token, refreshToken } = await logIn(node, 'cart@example.de');
  const other = await logIn(node, 'other@example.de');
  const carts = await Promise.all(Array.from({ length: 5 }, () => node.call<string>('POST', 'cart/create', { token })));
  const [id] = new Set(carts.map(({ result }) => result));
  expect(new Set(carts.map(({ result }) => result)).size).toBe(1);

  const pull = async (by: string) => (await node.call('GET', `cart/pull?cartId=${id}`, { token: by })).code;
  expect([await pull(token), await pull(other.token), await pull('')]).toEqual([200, 401, 401]);
  node.pass(15);
  expect(await pull(token)).toBe(401);
  const renewed = await refreshed(refreshToken);
  expect(await pull(renewed.token)).toBe(200);
});
