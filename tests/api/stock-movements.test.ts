import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { dropJob } from '@brixel/platform/imports/drop-job';
import { importFile } from '@brixel/platform/imports/import-file';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { undoJob } from '@brixel/platform/imports/undo-job';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage } from '../support/test-order.ts';

let shop: TestPlatform;
let folder: string;
beforeAll(async () => {
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-movements-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
const table = { colours: 'bricklink', condition: 'new' } as const;
const LOTS = 4;
const skuOf = (place: number) => `BL-P-9000${place}-11-N`;

const lot = (place: number, qty: number): Lot => ({
  itemType: 'part',
  itemNo: `9000${place}`,
  colourNo: 11,
  condition: 'new',
  completeness: null,
  qty,
  price: 350,
  cost: 100,
  sale: 0,
  tiers: [],
  step: 1,
  comments: '',
  remarks: 'K07-12',
  externalId: String(place),
  isRetained: false,
  grams: null,
  name: `Part ${place}`,
  category: 'Plate',
});

/** A file in which each lot has so many. */
async function stage(quantities: readonly number[]): Promise<number> {
  const file = path.join(folder, 'lots.bsx');
  await writeFile(file, bsxOf(quantities.map((qty, place) => lot(place, qty))));
  const job = await importFile(shop.database, { path: file, name: 'lots.bsx', table, author });
  return job === 'BUSY' ? expect.fail('busy') : job.id;
}

const stocks = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await shop.database.db.selectFrom('stock').selectAll().execute()).map((row) => [row.sku, row.qty]),
  );

async function buy(lines: { sku: string; qty: number }[]): Promise<string | null> {
  const answer = await shop.inject({ method: 'POST', url: '/api/order', payload: orderMessage(lines) });
  return answer.statusCode === 200 ? answer.json().result.orderNumber : null;
}

type Step =
  | { do: 'buy'; lines: { sku: string; qty: number }[] }
  | { do: 'cancel'; which: number }
  | { do: 'count'; sku: string; qty: number }
  | { do: 'import'; quantities: number[]; meanwhile: { sku: string; qty: number }[] }
  | { do: 'undo' }
  | { do: 'drop'; quantities: number[] };

const anySku = fc.integer({ min: 0, max: LOTS - 1 }).map(skuOf);
const anyLine = fc.record({ sku: anySku, qty: fc.integer({ min: 1, max: 9 }) });
const anyLines = fc.uniqueArray(anyLine, { minLength: 1, maxLength: 3, selector: ({ sku }) => sku });
const anyFile = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: LOTS, maxLength: LOTS });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy' as const), lines: anyLines }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('count' as const), sku: anySku, qty: fc.integer({ min: 0, max: 20 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('import' as const), quantities: anyFile, meanwhile: fc.array(anyLine) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), quantities: anyFile }) },
);

test('whatever is sold, canceled, counted, imported and taken back, at once too: movements are the stock', async () => {
  const { db } = shop.database;
  await publishJob(shop.database, await stage([20, 20, 20, 20]), { author, isSure: true });
  await expect
    .poll(() => shop.platform.catalog.product('de', skuOf(0))?.sku, { timeout: WAIT_LIMIT_MS, interval: 50 })
    .toBe(skuOf(0));
  const placed: string[] = [];
  const published: number[] = [];
  for (const step of fc.sample(anyStep, 60)) {
    const before = await stocks();
    switch (step.do) {
      case 'buy': {
        const number = await buy(step.lines);
        if (number !== null) placed.push(number);
        const after = await stocks();
        for (const { sku, qty } of step.lines) expect(after[sku]).toBe(before[sku]! - (number === null ? 0 : qty));
        break;
      }
      case 'cancel': {
        const number = placed.splice(step.which % Math.max(placed.length, 1), 1)[0];
        const order = number === undefined ? null : await shop.platform.orders.byNumber(number);
        if (order) expect(await shop.platform.orders.setStatus(order.id, 'canceled')).toBe('done');
        break;
      }
      case 'count':
        await shop.platform.editor.setStock(step.sku, step.qty);
        expect((await stocks())[step.sku]).toBe(step.qty);
        break;
      case 'import': {
        const id = await stage(step.quantities);
        const [, ...numbers] = await Promise.all([
          publishJob(shop.database, id, { author, isSure: true }),
          ...step.meanwhile.map((line) => buy([line])),
        ]);
        published.push(id);
        placed.push(...numbers.filter((number) => number !== null));
        break;
      }
      case 'undo': {
        const id = published.pop();
        if (id !== undefined) expect(await undoJob(shop.database, id, { author })).toMatchObject({ state: 'undone' });
        break;
      }
      case 'drop':
        await dropJob(db, await stage([...step.quantities, 5]));
        expect(await stocks()).toEqual(before);
    }
    expect(await stockDifferences(db)).toEqual([]);
  }
});

test('the owner asks which stocks are not what was moved', async () => {
  const { db } = shop.database;
  const said: string[] = [];
  const terminal = {
    stdout: async (text: string) => void said.push(text),
    stderr: (text: string) => void said.push(text),
  };
  const check = () => runOwner(['stock', 'check'], shop.database.location, terminal);
  expect(await check()).toBe(0);
  await db
    .updateTable('stock')
    .set((eb) => ({ qty: eb('qty', '+', 1) }))
    .where('sku', '=', skuOf(1))
    .execute();
  expect(await check()).toBe(1);
  expect(said.at(-1)).toContain(skuOf(1));
});
