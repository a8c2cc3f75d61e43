import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@brixel/contract/envelope';
import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { IMPORT_BODY } from '@brixel/contract/office/import-limits';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { type Database, type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import type { JobRow } from '@brixel/platform/imports/import-jobs';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type RunningShop, startShopProcess } from '../setup/shop-process.ts';
import { createTestDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { inviteAs, PASSWORD } from '../support/office-node.ts';

const COUNT = 2500;

const lots = (price: number): Lot[] =>
  Array.from({ length: COUNT }, (_, place) => ({
    ...{ itemType: 'part', itemNo: `9${place}`, colourNo: 11, condition: 'new', completeness: null, qty: 7, price },
    ...{ cost: null, sale: 0, tiers: [], step: 1, comments: '', remarks: '', externalId: String(place + 1) },
    ...{ isRetained: false, grams: null, name: `Part ${place}`, category: 'Plate' },
  }));

const EVERYTHING = `/api/catalog/brixel_de/product/_search?${new URLSearchParams({ request: '{}', request_format: 'search-query', response_format: 'compact', size: '1' })}`;

/** A shop without goods that dies and comes back on the same data, and its owner. */
async function mortalShop({ dataDir, databaseUrl = '' }: DatabaseLocation) {
  const port = String(await freePort());
  const start = (PORT = port) =>
    startShopProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: 'false', PORT, LOG_LEVEL: 'error' });
  let running: RunningShop = await start();
  onTestFinished(() => running.kill());
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  onTestFinished(() => database.close());
  const headers: Record<string, string> = { 'x-office': '1' };

  async function call<T = OfficeImportDetails>(method: string, address: string, body?: object | string): Promise<T> {
    const { url } = running;
    const answer = await fetch(`${url}/admin/api${address}`, {
      method,
      headers: { ...headers, origin: url, 'content-type': typeof body === 'string' ? IMPORT_BODY : 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) headers.cookie = cookie.split(';', 1).join();
    const { code, result } = (await answer.json()) as Envelope<T>;
    if (code !== 200) throw new Error(`${address} answered ${code}: ${JSON.stringify(result)}`);
    return result;
  }
  const token = await inviteAs({ database }, 'owner', 'ida@firm.example');
  await call('POST', `/invitations/${token}`, { name: 'Ida', password: PASSWORD, language: 'de' });

  return {
    call,
    database,
    async dieAndReturn() {
      await running.kill();
      running = await start();
    },
    /** Another node is there when this one dies. */
    async dieBesideAnother() {
      const other = await start(String(await freePort()));
      await running.kill();
      running = other;
    },
    /** How many goods shoppers were shown, at any time until the end of `work`. */
    async shownDuring(work: () => Promise<void>): Promise<Set<number>> {
      const counts = new Set<number>();
      let isOver = false;
      const watching = (async () => {
        while (!isOver) {
          // while it is dead nobody is shown anything
          const answer = await fetch(`${running.url}${EVERYTHING}`).catch(() => null);
          if (answer?.ok) counts.add(((await answer.json()) as { total: number }).total);
          await sleep(50);
        }
      })();
      await work();
      isOver = true;
      await watching;
      return counts;
    },
    async settled(id: number): Promise<OfficeImportDetails> {
      for (;;) {
        const job = await call('GET', `/imports/${id}`);
        if (job.wanted === null) return job;
        await sleep(100);
      }
    },
  };
}
type MortalShop = Awaited<ReturnType<typeof mortalShop>>;

/** Waits for a moment in the life of an import, as the database tells it. */
async function moment(
  { db }: Database,
  id: number,
  isThere: (job: Pick<JobRow, 'rows_read' | 'goods_written' | 'applied_to' | 'state'>) => boolean,
) {
  for (;;) {
    const job = await db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (isThere(job)) return;
    await sleep(5);
  }
}

async function importThroughDeaths(shop: MortalShop): Promise<void> {
  const { call, database, dieAndReturn, dieBesideAnother, shownDuring, settled } = shop;
  const first = await call('POST', '/imports?name=lots.bsx', bsxOf(lots(350)));
  await call('POST', `/imports/${first.id}/check`, first.choice);
  await moment(database, first.id, ({ rows_read }) => rows_read > 0);
  await dieAndReturn();
  await moment(database, first.id, ({ goods_written }) => goods_written > 0);
  await dieAndReturn();
  expect(await settled(first.id)).toMatchObject({ state: 'staged', totals: { create: COUNT, error: 0 } });
  const shown = await shownDuring(async () => {
    await call('POST', `/imports/${first.id}/publish`, {});
    await moment(database, first.id, ({ applied_to, state }) => applied_to !== null || state === 'published');
    await sleep(Math.random() * 100);
    await dieAndReturn();
    expect(await settled(first.id)).toMatchObject({ state: 'published' });
    while (!(await call('GET', `/imports/${first.id}`)).visible) await sleep(100);
  });
  // nobody ever saw a part of it
  expect([...shown].filter((count) => count !== 0 && count !== COUNT)).toEqual([]);

  const second = await call('POST', '/imports?name=dearer.bsx', bsxOf(lots(700)));
  await call('POST', `/imports/${second.id}/check`, second.choice);
  await moment(database, second.id, ({ rows_read }) => rows_read > 0);
  await dieBesideAnother();
  expect(await settled(second.id)).toMatchObject({ state: 'staged', totals: { update: COUNT, create: 0 } });
  await call('POST', `/imports/${second.id}/publish`, {});
  expect(await settled(second.id)).toMatchObject({ state: 'published' });
  await call('POST', `/imports/${second.id}/undo`);
  await moment(database, second.id, ({ applied_to, state }) => applied_to !== null || state === 'undone');
  await sleep(Math.random() * 100);
  await dieAndReturn();
  expect(await settled(second.id)).toMatchObject({ state: 'undone' });
  const { db } = database;
  const goods = await db
    .selectFrom('lot')
    .innerJoin('product', 'product.id', 'lot.product_id')
    .innerJoin('stock', 'stock.sku', 'lot.sku')
    .select(['lot.external_id', 'product.status', 'product.price', 'stock.qty'])
    .execute();
  expect(new Set(goods.map(({ external_id }) => external_id)).size).toBe(COUNT);
  expect(goods).toHaveLength(COUNT);
  expect(goods.every(({ status, price, qty }) => status === 1 && price === 350 && qty === 7)).toBe(true);
  const { products } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow();
  expect(Number(products)).toBe(COUNT);
  expect(await stockDifferences(db)).toEqual([]);
}

test('killed while it reads, writes goods, publishes and undoes, a shop ends with every lot once, on both databases', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-import-crash-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const locations: DatabaseLocation[] = [{ dataDir }];
  if (inject('postgresUrl')) {
    const { location, remove } = await createTestDatabase();
    onTestFinished(remove);
    locations.push(location);
  }
  // most of it is waiting until a node is taken for dead
  await Promise.all(locations.map(async (location) => importThroughDeaths(await mortalShop(location))));
});
