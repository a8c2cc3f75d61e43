import { createRateLimits } from '@brixel/platform/http/rate-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountNode, mailedLink, PASSWORD, register, startAccountNode } from '../support/account-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let nodes: AccountNode[];
let node: AccountNode;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
  node = await startAccountNode(shop);
  nodes = [node, await startAccountNode(shop)];
});
afterAll(async () => {
  for (const each of nodes) await each.close();
  await shop.close();
});

const tryToLogIn = async (
  on: AccountNode,
  username: string,
  password: string,
  from: string,
  deviceTokens?: readonly unknown[],
) => (await on.call('POST', 'user/login', { body: { username, password, deviceTokens }, from })).code;
/** From so many machines that the account itself is closed. */
async function attack(email: string, on = node): Promise<number[]> {
  const codes: number[] = [];
  for (let machine = 0; machine < 110; machine += 1)
    codes.push(await tryToLogIn(on, email, 'guess', `198.18.0.${machine}`));
  return codes;
}
const count = (codes: readonly number[], code: number): number => codes.filter((each) => each === code).length;

test('1,000 wrong passwords on two nodes: 10 are looked at, and everybody else logs in as ever', async () => {
  await register(node, 'victim@example.de');
  await register(node, 'neighbour@example.de');
  const attacker = '203.0.113.66';
  const before = nodes.reduce((sum, { hashed }) => sum + hashed(), 0);

  const codes: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    const guesses = Array.from({ length: 20 }, (_, place) =>
      tryToLogIn(place % 2 ? node : (nodes[1] ?? node), 'victim@example.de', `guess ${round} ${place}`, attacker),
    );
    codes.push(...(await Promise.all(guesses)));
  }
  expect([count(codes, 401), count(codes, 429)]).toEqual([10, 990]);
  expect(nodes.reduce((sum, { hashed }) => sum + hashed(), 0) - before).toBe(10);

  expect(await tryToLogIn(node, 'Victim@example.de', PASSWORD, attacker)).toBe(429);
  expect(await tryToLogIn(node, 'victim@example.de', PASSWORD, '198.51.100.1')).toBe(200);
  expect(await tryToLogIn(node, 'neighbour@example.de', PASSWORD, attacker)).toBe(200);
  node.pass(15);
  expect(await tryToLogIn(node, 'victim@example.de', PASSWORD, attacker)).toBe(200);
});

test('a machine that tries many accounts is stopped, and only that machine', async () => {
  await register(node, 'many@example.de');
  const attacker = '2001:db8:bad::';
  const codes: number[] = [];
  for (let round = 0; round < 250; round += 1) {
    // One network has more addresses than anybody could count.
    codes.push(await tryToLogIn(node, `account-${round}@example.de`, 'guess', `${attacker}${round.toString(16)}`));
  }
  expect([count(codes, 401), count(codes, 429)]).toEqual([200, 50]);
  expect(await tryToLogIn(node, 'many@example.de', PASSWORD, `${attacker}ffff`)).toBe(429);
  expect(await tryToLogIn(node, 'many@example.de', PASSWORD, '2001:db8:600d::1')).toBe(200);
});

test('an account that is attacked from many machines is closed to strange ones for an hour', async () => {
  await register(node, 'target@example.de');
  const codes = await attack('target@example.de');
  expect([count(codes, 401), count(codes, 429)]).toEqual([100, 10]);
  expect(await tryToLogIn(node, 'target@example.de', PASSWORD, '198.18.1.1')).toBe(429);
  node.pass(60);
  expect(await tryToLogIn(node, 'target@example.de', PASSWORD, '198.18.1.1')).toBe(200);
});

test('a device that has logged in before is let in while its account is attacked, and only to that account', async () => {
  await register(node, 'known@example.de');
  await register(node, 'someone@example.de');
  const deviceOf = async (username: string) =>
    (await node.call('POST', 'user/login', { body: { username, password: PASSWORD }, from: '198.18.2.1' })).meta
      ?.deviceToken;
  const own = await deviceOf('known@example.de');
  const foreign = await deviceOf('someone@example.de');
  await attack('known@example.de');

  const from = '198.18.2.2';
  const logInWith = (...tokens: unknown[]) => tryToLogIn(node, 'Known@example.de', PASSWORD, from, tokens);
  expect(await logInWith(foreign)).toBe(429);
  expect(await logInWith('made.up')).toBe(429);
  expect(await logInWith(foreign, own)).toBe(200);
  // it is counted by itself: ten wrong ones, then it waits like everybody else
  const guesses: number[] = [];
  for (let time = 0; time < 12; time += 1)
    guesses.push(await tryToLogIn(node, 'known@example.de', 'guess', from, [own]));
  expect([count(guesses, 401), count(guesses, 429)]).toEqual([10, 2]);
});

test('a new password opens the door at once, on every node, and makes the device known that set it', async () => {
  const [here, there] = [await startAccountNode(shop), await startAccountNode(shop)];
  const { id } = await register(here, 'reset@example.de');
  await attack('reset@example.de', here);
  expect(await tryToLogIn(there, 'reset@example.de', PASSWORD, '198.18.3.1')).toBe(429);

  await here.call('POST', 'user/reset-password', { body: { email: 'reset@example.de' }, from: '198.18.3.1' });
  const link = await mailedLink(here);
  expect(link.id).toBe(String(id));
  const password = 'noch ein Kennwort';
  const set = await here.call('POST', 'customer/resetPassword', {
    body: { ...link, password, confirmation: password },
    from: '198.18.3.1',
  });
  expect(await tryToLogIn(there, 'reset@example.de', password, '198.18.3.1')).toBe(200);
  await attack('reset@example.de', here);
  expect(await tryToLogIn(there, 'reset@example.de', password, '198.18.3.2')).toBe(429);
  expect(await tryToLogIn(there, 'reset@example.de', password, '198.18.3.2', [set.meta?.deviceToken])).toBe(200);
  await here.close();
  await there.close();
});

test('who mistypes and then remembers has all attempts again', async () => {
  await register(node, 'forgetful@example.de');
  for (let week = 0; week < 5; week += 1) {
    for (let typo = 0; typo < 9; typo += 1) {
      expect(await tryToLogIn(node, 'forgetful@example.de', 'mistyped', '198.51.100.9')).toBe(401);
    }
    expect(await tryToLogIn(node, 'forgetful@example.de', PASSWORD, '198.51.100.9')).toBe(200);
  }
});

test('behind a trusted proxy the shopper’s machine counts; else nobody can invent one', async () => {
  await register(node, 'proxy@example.de');
  const trusting = await startAccountNode(shop, { trustProxy: 1 });
  const guess = async (on: AccountNode, behindProxy: string) =>
    (
      await on.call('POST', 'user/login', {
        body: { username: 'proxy@example.de', password: 'guess' },
        from: '10.0.0.1',
        behindProxy,
      })
    ).code;
  for (let round = 0; round < 10; round += 1) expect(await guess(trusting, '203.0.113.1')).toBe(401);
  expect(await guess(trusting, '203.0.113.1')).toBe(429);
  expect(await guess(trusting, '198.51.100.77, 203.0.113.1'), 'what the shopper wrote there himself').toBe(429);
  expect(await guess(trusting, '203.0.113.2')).toBe(401);

  for (let round = 0; round < 10; round += 1) expect(await guess(node, `203.0.113.${round + 10}`)).toBe(401);
  expect(await guess(node, '203.0.113.99')).toBe(429);
  await trusting.close();
});

test('links for a new password are mailed three times an hour, whether there is an account or not', async () => {
  await register(node, 'eager@example.de');
  for (const email of ['eager@example.de', 'nobody@example.de']) {
    const codes: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      codes.push((await node.call('POST', 'user/reset-password', { body: { email } })).code);
    }
    expect(codes).toEqual([200, 200, 200, 429, 429]);
  }
});

test('one machine opens 60 accounts an hour, and asks ten times for the right password', async () => {
  const customer = (place: number) => ({ email: `bot-${place}@example.de`, firstname: 'Bo', lastname: 'Tnet' });
  const codes: number[] = [];
  for (let place = 0; place < 65; place += 1) {
    const body = { customer: customer(place), password: PASSWORD };
    codes.push((await node.call('POST', 'user/create', { body, from: '203.0.113.200' })).code);
  }
  expect([count(codes, 200), count(codes, 429)]).toEqual([60, 5]);

  const login = await node.call<string>('POST', 'user/login', {
    body: { username: 'bot-1@example.de', password: PASSWORD },
  });
  const deletions: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const deletion = await node.call('POST', 'user/delete', { token: login.result, body: { password: 'guess' } });
    deletions.push(deletion.code);
  }
  expect([count(deletions, 403), count(deletions, 429)]).toEqual([10, 2]);
});

test('what no longer counts is removed, and neither addresses nor machines are stored', async () => {
  const { db } = shop.database;
  const limits = createRateLimits(db);
  await limits.take('test', 'somebody@example.de', { limit: 1, seconds: 3600 });
  const rows = await db.selectFrom('rate_limit').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/example\.de|203\.0|2001:db8/);
  await createRateLimits(db, () => Date.now() + 7 * 24 * 3_600_000).sweep();
  expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
});
