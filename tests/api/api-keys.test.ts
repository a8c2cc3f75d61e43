import { type apiScopes, scopeOf } from '@brixel/contract/office/api-scopes';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficeNode, type OfficePerson, signInAs, startOfficeNode } from '../support/office-node.ts';

let node: OfficeNode;
let owner: OfficePerson;
beforeAll(async () => {
  node = await startOfficeNode();
  owner = await signInAs(node, 'owner');
});
afterAll(() => node.close());

type Scopes = (typeof apiScopes)[number][];
const create = (scopes: Scopes, days: number | null = null) =>
  owner.call('apiKeys.create', { body: { name: 'Lagerprogramm', scopes, days } });

/** As another program calls: no cookie, no origin, no header of the office. */
async function ask(token: string, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const answer = await node.inject({
    ...{ method, url: `/admin/api${path}`, headers: { authorization: `Bearer ${token}` } },
    ...(payload && { payload }),
  });
  return answer.statusCode;
}

test('a key does what its scopes say, without cookie and origin, and the log names it', async () => {
  const { token, key } = await create(['orders:read', 'content:write']);
  expect(token).toMatch(/^bxk_[\w-]{43}$/);
  expect(await ask(token, 'GET', '/orders')).toBe(200);
  expect(await ask(token, 'GET', '/content/redirects')).toBe(200);
  // neither another area, nor more than reading, nor people, keys and sessions
  expect(await ask(token, 'GET', '/customers')).toBe(403);
  expect(await ask(token, 'POST', '/orders/BX-2222-2222/notes', { text: 'x' })).toBe(403);
  for (const path of ['/staff', '/api-keys', '/me/sessions', '/session'])
    expect(await ask(token, 'GET', path)).toBe(403);
  expect(await ask(token, 'POST', '/me', { name: 'x', language: 'de' })).toBe(403);
  expect(await ask(`${token}x`, 'GET', '/orders')).toBe(401);

  const { keys } = await owner.call('apiKeys.list');
  expect(keys.find(({ id }) => id === key.id)).toMatchObject({
    token_end: token.slice(-4),
    last_used_at: expect.any(String),
    revoked_at: null,
  });
  const stored = JSON.stringify(await node.database.db.selectFrom('api_key').selectAll().execute());
  expect(stored).not.toContain(token);
});

test('changes by a key stand in the log under its name', async () => {
  const { token } = await create(['content:write']);
  const page = { from_path: '/alte-seite', to_path: '/neue-seite', status: 301 };
  const answer = await node.inject({
    ...{ method: 'POST', url: '/admin/api/content/redirects', payload: page },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { entries } = await owner.call('audit.list', { query: { action: 'redirects.create' } });
  expect(entries[0]?.staff.name).toBe('API: Lagerprogramm');
});

test('a key ends when it is revoked, runs out, or its maker is no owner any more', async () => {
  const [revoked, short] = [await create(['orders:read']), await create(['orders:read'], 1)];
  expect(await ask(short.token, 'GET', '/orders')).toBe(200);
  await owner.call('apiKeys.revoke', { params: { id: revoked.key.id } });
  expect(await ask(revoked.token, 'GET', '/orders')).toBe(401);
  expect(await owner.refusal('apiKeys.revoke', { params: { id: revoked.key.id } })).toBe('404 NOT_FOUND');

  const second = await signInAs(node, 'owner');
  const { token } = await second.call('apiKeys.create', { body: { name: 'x', scopes: ['orders:read'], days: null } });
  expect(await ask(token, 'GET', '/orders')).toBe(200);
  await owner.call('staff.update', { params: { id: second.id }, body: { role: 'packer' } });
  expect(await ask(token, 'GET', '/orders')).toBe(401);

  node.pass(24 * 60 + 1);
  expect(await ask(short.token, 'GET', '/orders')).toBe(401);
  owner = await signInAs(node, 'owner');
});

test('a key may make 600 calls a minute', async () => {
  const { token } = await create(['orders:read']);
  const { db } = node.database;
  expect(await ask(token, 'GET', '/orders')).toBe(200);
  await db.updateTable('rate_limit').set({ taken: 600 }).where('taken', '<', 3).execute();
  expect(await ask(token, 'GET', '/orders')).toBe(429);
  await db.deleteFrom('rate_limit').execute();
});

test('the description of the calls says which scope each asks for', async () => {
  const { token } = await create(['orders:read']);
  const answer = await node.inject({ url: '/admin/api/openapi.json', headers: { authorization: `Bearer ${token}` } });
  const { paths, components } = answer.json();
  expect(paths['/orders'].get.security).toEqual([{ apiKey: ['orders:read'] }]);
  expect(paths['/staff'].get.security).toBeUndefined();
  expect(components.securitySchemes.apiKey).toEqual({ type: 'http', scheme: 'bearer' });
  const open = Object.values(officeEndpoints).filter(({ access, method }) => scopeOf(access, method) !== null);
  expect(open.length).toBeGreaterThan(80);
});
