import { expect, inject, onTestFinished, test } from 'vitest';
import { startShop } from '../setup/start-shop.ts';
import { createTestDatabase } from '../support/database.ts';
import { mosaicLine, PICTURE } from '../support/test-mosaic.ts';

test.runIf(inject('postgresUrl'))('the same command twice on one PostgreSQL is a shop of two nodes', async () => {
  const { location, remove } = await createTestDatabase();
  onTestFinished(remove);
  const env = { DATABASE_URL: location.databaseUrl ?? '' };
  const [first, second] = await Promise.all([startShop(env), startShop(env)]);
  onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])));

  for (const node of [first, second]) expect(await (await fetch(`${node.url}/it`)).text()).toContain('Mattoncino');
  const call = async (url: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
    return (await answer.json()) as { code: number; result: unknown };
  };
  const { result: cartId } = await call(`${first.url}/api/cart/create`, {});
  const added = await call(`${first.url}/api/cart/update?cartId=${cartId}`, {
    cartItem: { sku: 'BX-3001-20', qty: 7 },
  });
  expect(added.code).toBe(200);
  const image = PICTURE.toString('base64');
  const made = await call(`${first.url}/api/mosaikbuilder/create`, {
    size: 'S',
    mode: 'color',
    plates: 'single',
    image,
  });
  const { id } = made.result as { id: string };
  expect(await first.stop()).toBe(0);
  const seen = await call(`${second.url}/api/cart/pull?cartId=${cartId}`);
  expect(seen).toMatchObject({ code: 200, result: [{ sku: 'BX-3001-20', qty: 7 }] });
  const bought = await call(`${second.url}/api/cart/update?cartId=${cartId}`, { cartItem: mosaicLine(id) });
  expect(bought).toMatchObject({ code: 200, result: { sku: 'BX-MOSAIK-S', qty: 1 } });
  expect((await fetch(`${second.url}/api/mosaikbuilder/${id}/picture`)).status).toBe(200);
});
