import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { importFile } from '@brixel/platform/imports/import-file';
import type { ImportJob } from '@brixel/platform/imports/import-jobs';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { undoJob } from '@brixel/platform/imports/undo-job';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { zip } from '../support/zip-file.ts';

let shop: TestPlatform;
let folder: string;
beforeAll(async () => {
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-added-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
const table = { colours: 'bricklink', condition: 'new' } as const;

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function importLots(lots: readonly Lot[]): Promise<ImportJob> {
  const file = await fileOf('lots.bsx', bsxOf(lots));
  const job = await importFile(shop.database, { path: file, name: 'lots.bsx', table, author });
  if (job === 'BUSY') throw new Error('busy');
  await publishJob(shop.database, job.id, { author, isSure: true });
  return job;
}

const lot = (facts: Partial<Lot>): Lot => ({
  ...{ itemType: 'part', itemNo: '3001', colourNo: 5, condition: 'used', completeness: null, qty: 10, price: 800 },
  ...{ cost: null, sale: 0, tiers: [], step: 1, comments: '', remarks: 'K01', externalId: null },
  ...{ isRetained: false, grams: null, name: 'Brick 2 x 4', category: 'Brick' },
  ...facts,
});

/** Of goods that are for sale. */
async function goods(): Promise<Record<string, [price: number, qty: number]>> {
  const rows = await shop.database.db
    .selectFrom('lot')
    .innerJoin('product', 'product.id', 'lot.product_id')
    .innerJoin('stock', 'stock.sku', 'lot.sku')
    .select(['product.sku', 'product.price', 'stock.qty'])
    .where('product.status', '=', 1)
    .orderBy('product.sku')
    .execute();
  return Object.fromEntries(rows.map(({ sku, price, qty }) => [sku, [price, qty]]));
}

const said = { out: '', complaint: '' };
async function owner(...argv: string[]): Promise<number> {
  Object.assign(said, { out: '', complaint: '' });
  return runOwner(argv, shop.database.location, {
    async stdout(text: string) {
      said.out += text;
    },
    stderr(text: string) {
      said.complaint += text;
    },
  });
}

const inventories = 'id,version,set_num\n1,1,6390-1\n2,1,fig-1\n3,1,6391-1\n';
const inventoryParts = `inventory_id,part_num,color_id,quantity,is_spare,img_url
1,3001,4,3,False,https://elsewhere/1.jpg
1,3001,4,1,True,
1,3023,0,5,False,
2,3024,15,1,False,
3,3001,4,900,False,
`;

test('a set is taken apart into stock: known lots grow, new ones cost what the rule says, and no inventory takes them off', async () => {
  const known = [
    lot({ externalId: '1' }),
    lot({ externalId: '2', itemNo: '3023', colourNo: 11, condition: 'new', price: 500 }),
  ];
  await importLots(known);
  const archive = await fileOf(
    'rebrickable.zip',
    zip([
      { name: 'inventories.csv', content: Buffer.from(inventories) },
      { name: 'tables/inventory_parts.csv.gz', content: gzipSync(inventoryParts) },
      { name: 'inventory_minifigs.csv', content: Buffer.from('inventory_id,fig_num,quantity\n1,fig-1,2\n') },
    ]),
  );
  const settings = ['--condition', 'used', '--percent', '60', '--count', '2'];
  expect(await owner('import', archive, '--set', '1111', ...settings)).toBe(1);
  expect(said.complaint).toContain('there is no such set');
  expect(await owner('import', archive, '--set', '6390', ...settings)).toBe(0);
  // nothing here says what the third part costs
  expect(said.out).toContain('1 new lots, 1 changed, 0 as they were, 0 no longer there');
  expect(said.out).toContain('1 with errors');
  expect(await owner('imports', 'drop', /imports publish (\d+)/.exec(said.out)![1]!)).toBe(0);
  expect(await owner('import', archive, '--set', '6390', ...settings, '--price', '0.05', '--publish')).toBe(0);
  const undo = Number(/imports undo (\d+)/.exec(said.out)![1]);
  const after = {
    'BL-P-3001-5-U': [800, 16],
    'BL-P-3023-11-U': [300, 10],
    'BL-P-3024-1-U': [500, 4],
    'BX-3023-7': [500, 10],
  };
  expect(await goods()).toEqual(after);
  // a file of all lots that does not know of them leaves them; what it knows was told nothing yet
  const same = await importLots(known);
  expect(same.totals).toMatchObject({ unchanged: 2, retire: 0, create: 0, update: 0 });
  expect(await goods()).toEqual(after);
  await undoJob(shop.database, same.id, { author });
  // once it names one, with its number and its place, it is that one
  const named = await importLots([...known, lot({ externalId: '9', itemNo: '3024', colourNo: 1, qty: 4, price: 500 })]);
  expect(named.totals).toMatchObject({ unchanged: 2, update: 1, create: 0, added: 0 });
  expect(await goods()).toEqual(after);
  await undoJob(shop.database, named.id, { author });
  await undoJob(shop.database, undo, { author });
  expect(await goods()).toEqual({ 'BL-P-3001-5-U': [800, 10], 'BX-3023-7': [500, 10] });
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});

test('a list of parts comes on top as well, the same part twice in one row', async () => {
  const list = await fileOf('list.csv', 'Part,Color,Quantity\n3001,4,2\n3001,4,3\n3005,4,1\n');
  expect(await owner('import', list, '--condition', 'used', '--price', '0.01', '--publish')).toBe(0);
  expect(await goods()).toMatchObject({ 'BL-P-3001-5-U': [800, 15], 'BL-P-3005-5-U': [100, 1] });
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});
