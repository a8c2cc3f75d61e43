import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { importFile } from '@brixel/platform/imports/import-file';
import type { ImportJob } from '@brixel/platform/imports/import-jobs';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { undoJob } from '@brixel/platform/imports/undo-job';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import { setStock, stockDifferences } from '@brixel/platform/stock/stock-movements';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let folder: string;
beforeAll(async () => {
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-orders-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
const table = { colours: 'bricklink', condition: 'new' } as const;

async function stage(name: string, content: string): Promise<ImportJob> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const job = await importFile(shop.database, { path: file, name, table, author });
  if (job === 'BUSY') throw new Error('busy');
  return job;
}

async function publish({ id }: ImportJob, now = Date.now()): Promise<number> {
  const done = await publishJob(shop.database, id, { author, isSure: true, now });
  if (typeof done === 'string') throw new Error(done);
  return id;
}

const lot = (externalId: string | null, qty: number): Lot => ({
  ...{ itemType: 'part', itemNo: '3023', colourNo: 11, condition: 'new', completeness: null, qty, price: 350 },
  ...{ cost: null, sale: 0, tiers: [], step: 1, comments: '', remarks: '', externalId },
  ...{ isRetained: false, grams: null, name: 'Plate 1 x 2', category: 'Plate' },
});

interface Order {
  number: number;
  /** of November */
  day: number;
  lotId: string | null;
  qty: number;
}

const ordersXml = (orders: readonly Order[]): string =>
  `<ORDERS>${orders
    .map(
      ({ number, day, lotId, qty }) =>
        `<ORDER><ORDERID>${number}</ORDERID><BUYER>Tom & <Jerry</BUYER><ORDERDATE>11/${day}/2026</ORDERDATE><ORDERSTATUS>Shipped</ORDERSTATUS>
        <ITEM>${lotId ? `<LOTID>${lotId}</LOTID>` : ''}<ITEMTYPE>P</ITEMTYPE><ITEMID>3023</ITEMID><COLOR>11</COLOR><CONDITION>N</CONDITION>
        <QTY>${qty.toLocaleString('en-US')}</QTY></ITEM></ORDER>`,
    )
    .join('\n')}</ORDERS>`;

async function stock(externalId: string): Promise<{ sku: string; qty: number }> {
  return shop.database.db
    .selectFrom('lot')
    .innerJoin('stock', 'stock.sku', 'lot.sku')
    .select(['stock.sku', 'stock.qty'])
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
}

/** Sold here, as an order would. */
async function sell(externalId: string, count: number): Promise<void> {
  const { sku, qty } = await stock(externalId);
  const { db, kind } = shop.database;
  await db.transaction().execute((tx) => setStock(tx, kind, { sku, qty: qty - count }));
}

let last = 5000;
const nextNumber = (): number => {
  last += 1;
  return last;
};

const START = 5000;
const few = fc.integer({ min: 1, max: 300 });
const event = fc.oneof(
  fc.record({ what: fc.constantFrom('sold here' as const, 'sold there' as const), count: few }),
  fc.record({ what: fc.constant('inventory' as const), isUndone: fc.boolean() }),
  // files overlap: each begins so many orders before the first that was not imported
  fc.record({ what: fc.constant('orders' as const), overlap: fc.nat({ max: 4 }), isUndone: fc.boolean() }),
  fc.record({ what: fc.constant('next day' as const) }),
);

test('sales here and there in any order: each leaves the stock once, as soon as it is known', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
      const lotId = String(nextNumber());
      const other = lot(String(nextNumber()), 7);
      const inventory = (qty: number): string => bsxOf([lot(lotId, qty), other]);
      await publish(await stage('lots.bsx', inventory(START)));
      let [there, soldHere, day] = [START, 0, 10];
      const orders: (Order & { isImported: boolean; isTold: boolean })[] = [];
      const now = (): number => Date.parse(`2026-11-${day}T18:00:00Z`);
      const expectStock = async (): Promise<void> => {
        const known = orders.filter(({ isImported, isTold }) => isImported || isTold);
        const soldThere = known.reduce((sum, { qty }) => sum + qty, 0);
        expect((await stock(lotId)).qty).toBe(START - soldHere - soldThere);
      };
      for (const each of events) {
        switch (each.what) {
          case 'sold here':
            await sell(lotId, each.count);
            soldHere += each.count;
            break;
          case 'sold there':
            orders.push({ number: nextNumber(), day, lotId, qty: each.count, isImported: false, isTold: false });
            there -= each.count;
            break;
          case 'next day':
            day += 1;
            break;
          case 'inventory': {
            const id = await publish(await stage('lots.bsx', inventory(there)), now());
            if (each.isUndone) await undoJob(shop.database, id, { author, now: now() });
            else for (const order of orders) order.isTold = true;
            break;
          }
          case 'orders': {
            const first = orders.findIndex(({ isImported }) => !isImported);
            const from = Math.max(0, (first === -1 ? orders.length : first) - each.overlap);
            const content = ordersXml(orders.slice(from));
            const id = await publish(await stage('orders.xml', content), now());
            if (each.isUndone) await undoJob(shop.database, id, { author, now: now() });
            else for (const order of orders.slice(from)) order.isImported = true;
            break;
          }
        }
        await expectStock();
      }
      expect(await stockDifferences(shop.database.db)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test('an order counts once and as a whole, and its movements name it', async () => {
  const [first, second] = [String(nextNumber()), String(nextNumber())];
  await publish(await stage('lots.bsx', bsxOf([lot(first, 2000), lot(second, 3)])));
  const [a, b, c] = [nextNumber(), nextNumber(), nextNumber()];
  const broken = ordersXml([{ number: c, day: 17, lotId: first, qty: 1 }]).replace('<QTY>1</QTY>', '<QTY>one</QTY>');
  const content = ordersXml([
    { number: a, day: 17, lotId: first, qty: 1752 },
    { number: b, day: 17, lotId: second, qty: 5 },
  ]).replace('</ORDERS>', broken.replace('<ORDERS>', ''));
  const job = await stage('orders.xml', content);
  expect(job).toMatchObject({
    format: 'orders-xml',
    totals: { update: 2, error: 1, removed: 1755, warnings: 1, problems: { OVERSOLD: 1, NUMBER: 1 } },
  });
  await publish(job);
  expect([(await stock(first)).qty, (await stock(second)).qty]).toEqual([248, 0]);
  const movements = () =>
    shop.database.db
      .selectFrom('stock_movement')
      .select(['delta', 'reason', 'order_number'])
      .where('import_id', '=', job.id)
      .orderBy('id')
      .execute();
  expect(await movements()).toEqual([
    { delta: -1752, reason: 'elsewhere', order_number: String(a) },
    { delta: -3, reason: 'elsewhere', order_number: String(b) },
  ]);
  // what was sold there and is gone there too is not taken off again, nor is it brought back
  const inventory = await stage('lots.bsx', bsxOf([lot(first, 248)]));
  expect(inventory.totals).toMatchObject({ unchanged: 1, update: 0, retire: 1, removed: 0, added: 0 });
  await publish(inventory);
  expect((await stock(first)).qty).toBe(248);
  const again = await stage('orders.xml', content);
  expect(again.totals).toMatchObject({ update: 0, skip: 2, error: 1, problems: { ORDER_KNOWN: 2 } });
  const none = await stage(
    'orders.xml',
    ordersXml([{ number: nextNumber(), day: 17, lotId: '1', qty: 1 }]).replaceAll('3023', '3024'),
  );
  expect(none.totals).toMatchObject({ skip: 1, problems: { LOT_UNKNOWN: 1 } });
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});
