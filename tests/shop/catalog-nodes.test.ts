import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseLocation } from '@brixel/platform/database/database';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { anyChange } from '../support/living-catalog.ts';
import { type CatalogNode, startCatalogNode } from '../support/start-catalog-node.ts';

type Locations = [DatabaseLocation, DatabaseLocation];

/** Two processes on one file. */
async function sqliteNodes(): Promise<Locations> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-nodes-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return [{ dataDir }, { dataDir }];
}

/** Two processes on one server, each with a data directory of its own, as on two machines. */
async function postgresNodes(): Promise<Locations> {
  const [shared, other] = [await createTestDatabase(), await mkdtemp(path.join(tmpdir(), 'brixel-nodes-'))];
  onTestFinished(async () => {
    await shared.remove();
    await rm(other, { recursive: true, force: true });
  });
  return [shared.location, { ...shared.location, dataDir: other }];
}

async function startNode(location: DatabaseLocation): Promise<CatalogNode> {
  const node = await startCatalogNode(location);
  onTestFinished(async () => void (await node.stop()));
  return node;
}

const start = ([first, second]: Locations): Promise<[CatalogNode, CatalogNode]> =>
  Promise.all([startNode(first), startNode(second)]);

/** What a shopper of the Italian store sees of the product on that node. */
async function seen(node: CatalogNode, sku: string) {
  const [, store] = await node.answers();
  const [whole, , twoToFive, , inStock] = store?.searches ?? [];
  const skus = (result = whole) => result?.hits.map(({ source }) => source.sku);
  const product = store?.products.find((candidate) => candidate.sku === sku);
  return {
    price: product?.price_incl_tax,
    qty: product?.stock.qty,
    listed: whole?.hits.find(({ source }) => source.sku === sku)?.source.price_incl_tax,
    filtered: skus(twoToFive)?.includes(sku),
    inStock: skus(inStock)?.includes(sku),
    from15Euros: whole?.aggregations?.agg_range_price?.buckets.at(-1)?.doc_count,
  };
}

/** Below the five seconds after which a node of PostgreSQL polls without a notification. */
const soon = { timeout: 4_000, interval: 50 };

describe.each([
  { engine: 'one SQLite file', locations: sqliteNodes, there: true },
  { engine: 'one PostgreSQL', locations: postgresNodes, there: inject('postgresUrl') !== '' },
])('two nodes on $engine', ({ locations, there }) => {
  test.runIf(there)('see at once what the other one changes', async () => {
    const [first, second] = await start(await locations());
    const before = await seen(second, 'P-22');
    expect(before).toMatchObject({ price: 2.2, qty: 7, listed: 2.2, filtered: true, inStock: true });
    await first.change({ kind: 'price', sku: 'P-22', price: 160_000, special: null });
    await first.change({ kind: 'stock', sku: 'P-22', qty: 0 });
    await expect
      .poll(() => seen(second, 'P-22'), soon)
      .toEqual({
        price: 16,
        qty: 0,
        listed: 16,
        filtered: false,
        inStock: false,
        from15Euros: (before.from15Euros ?? 0) + 1,
      });
    await second.change({ kind: 'stock', sku: 'P-22', qty: 9 });
    await expect.poll(() => seen(first, 'P-22'), soon).toMatchObject({ price: 16, qty: 9, inStock: true });
  });

  test.runIf(there)('end the same after 200 changes of both at once', async () => {
    const places = await locations();
    const nodes = await start(places);
    const changes = fc.sample(anyChange, { numRuns: 200, seed: 3001 });
    await Promise.all(changes.map((change, at) => nodes[at % 2]?.change(change)));
    const third = await startNode(places[0]);
    const expected = await third.answers();
    for (const node of nodes)
      await expect.poll(() => node.answers(), { timeout: WAIT_LIMIT_MS, interval: 100 }).toEqual(expected);
  });
});

test.runIf(inject('postgresUrl'))('a node whose connection was cut misses nothing', async () => {
  const places = await postgresNodes();
  const [first, second] = await start(places);
  const admin = new pg.Client(places[0].databaseUrl);
  await admin.connect();
  onTestFinished(() => admin.end());
  const listening = "from pg_stat_activity where datname = current_database() and query like 'listen%'";
  // a node is ready before it listens
  await expect.poll(async () => (await admin.query(`select pid ${listening}`)).rowCount).toBe(2);
  expect((await admin.query(`select pg_terminate_backend(pid) ${listening}`)).rowCount).toBe(2);
  await first.change({ kind: 'stock', sku: 'P-40', qty: 1 });
  await expect.poll(() => seen(second, 'P-40'), soon).toMatchObject({ qty: 1 });
});
