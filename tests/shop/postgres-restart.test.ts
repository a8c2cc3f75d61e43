import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@brixel/contract/envelope';
import type { OrderMessage, PlacedOrder } from '@brixel/contract/order';
import { createCatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import { openDatabase } from '@brixel/platform/database/database';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { RunningShop } from '../setup/shop-process.ts';
import { startShop } from '../setup/start-shop.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { startPostgres } from '../support/postgres.ts';
import { orderMessage } from '../support/test-order.ts';

const [BRICK, LOCKED] = ['BX-3005-1', 'BX-3004-1'];
const CLIENTS = 4;
/** Between two calls of a client, so that there are not thousands. */
const PAUSE_MS = 25;
/** Below the five seconds after which a node looks without a notification. */
const soon = { timeout: 4_000, interval: 50 };

async function place({ url }: RunningShop, message: OrderMessage) {
  const answer = await fetch(`${url}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  const { code, result } = (await answer.json()) as Envelope<PlacedOrder>;
  expect(answer.status).toBe(code);
  return { code, result, retryAfter: answer.headers.get('retry-after') };
}

async function shopOnItsOwnPostgres() {
  const postgres = await startPostgres();
  if (!('url' in postgres)) throw new Error(postgres.unavailable);
  onTestFinished(postgres.stop);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-restart-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const shop = await startShop({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_TIMEOUT_SECONDS: '2',
    LOG_LEVEL: 'error',
  });
  onTestFinished(async () => void (await shop.stop()));
  return { postgres, shop, dataDir };
}

test.runIf(inject('postgresUrl'))('a shop under load survives restarts of PostgreSQL and loses no order', async () => {
  const { postgres, shop, dataDir } = await shopOnItsOwnPostgres();
  const page = async (address: string) => {
    const answer = await fetch(shop.url + address);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), html: await answer.text() };
  };
  const isReady = async () => (await fetch(`${shop.url}/health/ready`)).ok;

  const placed = new Map<string, string>();
  const codes = new Set<number>();
  let open = true;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (open) {
      const message = orderMessage([{ sku: BRICK, qty: 1 }]);
      for (;;) {
        const { code, result, retryAfter } = await place(shop, message);
        codes.add(code);
        await sleep(PAUSE_MS);
        if (code === 200) {
          placed.set(String(message.order_id), result.orderNumber);
          break;
        }
        expect(retryAfter).toMatch(/^\d+$/);
      }
    }
  });
  for (const round of [1, 2]) {
    await expect.poll(() => placed.size, { timeout: WAIT_LIMIT_MS }).toBeGreaterThan(round * 20);
    await postgres.shutDown();
    const cart = await fetch(`${shop.url}/api/cart/create`, { method: 'POST' });
    expect([cart.status, cart.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await cart.json()).toEqual({ code: 503, result: 'The service is not available at the moment' });
    expect(await isReady()).toBe(false);
    expect((await page('/c/steine')).status).toBe(200);
    expect((await page('/nowhere')).status).toBe(404);
    const orderPage = `/order-review/${randomUUID()}/success`;
    for (const [prefix, title] of [
      ['', 'Wir sind gleich wieder da'],
      ['/it', 'Torniamo subito'],
    ]) {
      const { status, retryAfter, html } = await page(prefix + orderPage);
      expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect(html).toContain(`<h1>${title}</h1>`);
    }
    await postgres.startAgain();
    await expect.poll(isReady, { timeout: WAIT_LIMIT_MS }).toBe(true);
  }
  const before = placed.size;
  await expect.poll(() => placed.size, { timeout: WAIT_LIMIT_MS }).toBeGreaterThan(before + 20);
  open = false;
  await Promise.all(clients);
  expect([...codes].toSorted()).toEqual([200, 503]);

  const database = await openDatabase({ dataDir, databaseUrl: postgres.url });
  onTestFinished(() => database.close());
  const orders = await database.db.selectFrom('placed_order').select(['client_order_id', 'order_number']).execute();
  expect(Object.fromEntries(orders.map((row) => [row.client_order_id, row.order_number]))).toEqual(
    Object.fromEntries(placed),
  );

  // jobs go on: every order is confirmed by mail
  const mails = async () => (await readdir(path.join(dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'));
  await expect.poll(async () => (await mails()).length, { timeout: WAIT_LIMIT_MS }).toBe(placed.size);

  // so do notifications of other nodes
  await createCatalogEditor(database, () => {}).setStock(LOCKED, 4_321);
  const shownStock = async () => {
    const request = encodeURIComponent(
      JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: LOCKED } }] }),
    );
    const search = `${shop.url}/api/catalog/brixel_de/product/_search?size=1&response_format=compact&request_format=search-query&request=${request}`;
    const { hits } = (await (await fetch(search)).json()) as { hits: { stock: { qty: number } }[] };
    return hits[0]?.stock.qty;
  };
  await expect.poll(shownStock, soon).toBe(4_321);

  // a statement that would wait for ever is given up, and the same order succeeds afterwards
  const locker = new pg.Client(postgres.url);
  await locker.connect();
  onTestFinished(() => locker.end());
  await locker.query('begin');
  await locker.query('update stock set qty = qty where sku = $1', [LOCKED]);
  const waiting = orderMessage([{ sku: LOCKED, qty: 1 }]);
  expect(await place(shop, waiting)).toMatchObject({ code: 503, retryAfter: expect.stringMatching(/^\d+$/) });
  await locker.query('rollback');
  expect(await place(shop, waiting)).toMatchObject({ code: 200 });
});
