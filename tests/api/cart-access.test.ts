import { cartRoutes } from '@brixel/platform/cart/cart-routes';
import { applyContractRules } from '@brixel/platform/http/api-scope';
import { serverOptions } from '@brixel/platform/http/server-options';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCartRules } from '../support/no-limits.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { createTestCart } from '../support/test-cart.ts';

const customers = new Map([
  ['ada-token', 7],
  ['eva-token', 8],
]);

let shop: TestPlatform;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: () => smallCatalog([seedProduct(10, { de: 'stein', it: 'pezzo' })]) });
  app = Fastify(serverOptions);
  const routes = cartRoutes(
    shop.database,
    shop.platform.catalog,
    async (token) => customers.get(token) ?? null,
    openCartRules,
  );
  await app.register(
    async (api) => {
      await applyContractRules(api);
      await api.register(routes);
    },
    { prefix: '/api' },
  );
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const create = async (token: string) =>
  (await app.inject({ method: 'POST', url: `/api/cart/create?token=${token}` })).json();
const pull = async (cartId: string, token: string, headers = {}) =>
  (await app.inject({ url: `/api/cart/pull?token=${token}&cartId=${cartId}`, headers })).json();

test('every guest gets a cart of their own, whose id nobody can guess', async () => {
  const carts = await Promise.all(Array.from({ length: 20 }, () => create('')));
  const ids = carts.map(({ result }) => String(result));
  expect(new Set(ids).size).toBe(20);
  for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
});

test('a customer gets the open cart, a number, however often it is asked for', async () => {
  const carts = await Promise.all(Array.from({ length: 10 }, () => create('ada-token')));
  const [id] = new Set(carts.map(({ result }) => result));
  expect(id).toMatch(/^\d+$/);
  expect(new Set(carts.map(({ result }) => result)).size).toBe(1);
  expect((await create('eva-token')).result).not.toBe(id);
});

test('a token that is nobody’s is 401, so that clients renew it', async () => {
  expect(await create('dead')).toMatchObject({ code: 401 });
});

test('a customer’s cart opens to the customer only, by header or address', async () => {
  const { result: id } = await create('ada-token');
  expect(await pull(id, 'ada-token')).toEqual({ code: 200, result: [] });
  expect(await pull(id, '', { authorization: 'Bearer ada-token' })).toEqual({ code: 200, result: [] });
  const refused = { code: 401, result: 'User is not authorized to access the resource' };
  for (const token of ['', 'null', 'dead', 'eva-token']) expect(await pull(id, token), token).toEqual(refused);
  expect(await pull('123456', 'eva-token')).toEqual(refused);
  const change = { cartItem: { sku: 'P-10', qty: 1 } };
  const stolen = await app.inject({ method: 'POST', url: `/api/cart/update?cartId=${id}`, payload: change });
  expect(stolen.json()).toEqual(refused);
});

test('a guest’s cart opens to anybody with its id, also with a token that has run out', async () => {
  const { result: id } = await create('');
  for (const token of ['', 'dead', 'ada-token']) expect(await pull(id, token)).toEqual({ code: 200, result: [] });
  expect(await pull(id, '', { authorization: 'Bearer null' })).toMatchObject({ code: 200 });
});

test('neither cart nor token nor coupon is found in the log', async () => {
  const cart = await createTestCart(shop);
  const headers = { authorization: 'Bearer S3cr3t' };
  const address = `cartId=${cart.id}&token=S3cr3t&coupon=S3cr3t`;
  await shop.inject({ method: 'POST', url: `/api/cart/apply-coupon?${address}`, headers });
  await shop.inject({ url: `/api/cart/pull?${address}`, headers });
  const log = shop.log.join('');
  expect(log).toContain('/api/cart/pull');
  expect(log).not.toContain(cart.id);
  expect(log).not.toContain('S3cr3t');
});
