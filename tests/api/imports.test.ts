import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONDITIONS } from '@brixel/contract/condition';
import { plainTable } from '@brixel/exchange/csv-row';
import type { Lot } from '@brixel/exchange/lot';
import { anyLot } from '@brixel/exchange/testing/any-lot';
import { bsxOf, lotFile } from '@brixel/exchange/testing/lot-file';
import { csvFile } from '@brixel/exchange/write-csv-lots';
import { wholeRows } from '@brixel/platform/catalog/build/whole-rows';
import { LOTS_AT_ONCE } from '@brixel/platform/imports/apply-slices';
import { ClaimLost } from '@brixel/platform/imports/claim-job';
import { dropJob } from '@brixel/platform/imports/drop-job';
import { exportLots } from '@brixel/platform/imports/export-lots';
import { importFile } from '@brixel/platform/imports/import-file';
import type { ImportJob } from '@brixel/platform/imports/import-jobs';
import { importRows } from '@brixel/platform/imports/import-rows';
import { listImports } from '@brixel/platform/imports/import-views';
import { takeUpdate, updateFile } from '@brixel/platform/imports/lot-updates';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { undoJob } from '@brixel/platform/imports/undo-job';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let folder: string;
beforeAll(async () => {
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-imports-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
const table = { colours: 'bricklink', condition: 'new' } as const;

async function fileOf(content: string, name = 'lots.bsx'): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function stage(lots: readonly Lot[]): Promise<ImportJob> {
  const file = await fileOf(bsxOf(lots));
  const job = await importFile(shop.database, { path: file, name: 'lots.bsx', table, author });
  if (job === 'BUSY') throw new Error('busy');
  return job;
}

async function publish({ id }: ImportJob): Promise<void> {
  const done = await publishJob(shop.database, id, { author, isSure: true });
  if (typeof done === 'string') throw new Error(done);
}

const lot = (facts: Partial<Lot>): Lot => ({
  itemType: 'part',
  itemNo: '3023',
  colourNo: 11,
  condition: 'new',
  completeness: null,
  qty: 100,
  price: 350,
  cost: 100,
  sale: 0,
  tiers: [],
  step: 1,
  comments: '',
  remarks: 'K07-12 | bought in May',
  externalId: null,
  isRetained: false,
  grams: null,
  name: 'Plate 1 x 2',
  category: 'Plate',
  ...facts,
});

/** What the shop has, by the lot's number elsewhere. */
async function goods() {
  const rows = await shop.database.db
    .selectFrom('lot')
    .innerJoin('product', 'product.id', 'lot.product_id')
    .innerJoin('stock', 'stock.sku', 'lot.sku')
    .select(['lot.external_id', 'product.sku', 'product.status', 'product.price', 'product.special_price', 'stock.qty'])
    .orderBy('product.id')
    .execute();
  return rows;
}

const sell = (sku: string, qty: number) =>
  shop.database.db
    .updateTable('stock')
    .set((eb) => ({ qty: eb('qty', '-', qty) }))
    .where('sku', '=', sku)
    .where('qty', '>=', qty)
    .execute();

async function search(query: object) {
  const request = JSON.stringify(query);
  const parameters = new URLSearchParams({ request, request_format: 'search-query', response_format: 'compact' });
  return (await shop.inject(`/api/catalog/brixel_de/product/_search?${parameters}`)).json();
}

const found = async (text: string): Promise<{ sku: string; name: string; image: string }[]> =>
  (await search({ _searchText: text })).hits;

const clear = async (): Promise<void> => publish(await stage([]));

test('a dealer moves in: his lots are for sale, and what he knows of them alone stays his', async () => {
  const job = await stage([
    lot({ externalId: '1', grams: 0.36 }),
    lot({ externalId: '2', condition: 'used', price: 201, comments: 'Leicht <b>zerkratzt</b>' }),
    lot({ externalId: '3', itemNo: '3001', colourNo: 5, name: 'Brick 2 x 4', category: 'Brick', sale: 1000 }),
    lot({
      externalId: '4',
      itemNo: '60001-1',
      itemType: 'set',
      colourNo: 0,
      name: 'Set',
      category: 'Town',
      grams: 780.4,
    }),
    lot({ externalId: '5', itemNo: '99999', colourNo: 199, name: '' }),
    lot({ externalId: '6', price: 0 }),
  ]);
  expect(job).toMatchObject({ state: 'staged', totals: { create: 5, skip: 1, error: 0, warnings: 2, pieces: 500 } });
  await shop.platform.catalog.refresh();
  expect(await found('Platte')).toEqual([]);
  await publish(job);
  await expect
    .poll(async () => (await found('Platte 1×2 Schwarz')).map(({ sku }) => sku).toSorted(), soon)
    .toEqual(['BL-P-3023-11-U', 'BX-3023-7']);
  const [plate] = await found('BX-3023-7');
  expect(plate).toMatchObject({
    name: 'Platte 1×2 Schwarz',
    price_incl_tax: 0.035,
    image: '/part/3023/7.png',
    condition: CONDITIONS.new,
  });
  const counted = await search({ _availableFilters: [{ field: 'condition', scope: 'catalog', options: {} }] });
  expect(counted.aggregations.agg_terms_condition.buckets).toEqual([
    { key: CONDITIONS.new, doc_count: 4 },
    { key: CONDITIONS.used, doc_count: 1 },
  ]);
  const [used] = await found('BL-P-3023-11-U');
  expect(used).toMatchObject({
    name: 'Platte 1×2 Schwarz, gebraucht',
    condition: CONDITIONS.used,
    description: '<p>Leicht &lt;b&gt;zerkratzt&lt;/b&gt;</p>',
  });
  expect((await found('3001'))[0]).toMatchObject({ name: 'Stein 2×4 Signalrot', final_price_incl_tax: 0.0315 });
  const pictureOf = async (image: unknown) => {
    const answer = await shop.inject(`/img/150/150/resize${image}`);
    return [answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']];
  };
  const labelled = (await found('99999'))[0]?.image;
  expect(labelled).toBe('/lot/BL-P-99999-199-N.png');
  expect(await pictureOf(plate?.image)).toEqual([200, 'image/png', 'public, max-age=2592000, immutable']);
  expect(await pictureOf(labelled)).toEqual([200, 'image/png', 'public, max-age=3600']);
  for (const made of ['/stand-in/part/1/1.png', '/shape/brick_9_9/1.png', '/lot/BL-P-99999-199-U.png', '/lot/%25.png'])
    expect((await pictureOf(made))[0], made).toBe(404);
  const answers = JSON.stringify([await found('Platte'), await found('Set'), await found('99999')]);
  expect(answers).not.toMatch(/K07|bought|cost/);
  expect((await goods()).filter(({ status }) => status === 1)).toHaveLength(5);
  // postage goes by it
  const weighed = await shop.database.db.selectFrom('product').select('weight').where('weight', '>', 0).execute();
  expect(weighed).toEqual([{ weight: 780 }]);
  const places = await shop.database.db.selectFrom('lot').select(['place', 'cost']).distinct().execute();
  expect(places).toEqual([{ place: 'K07-12', cost: 100 }]);
});

test('the same file again changes nothing', async () => {
  await clear();
  const lots = [lot({ externalId: '1' }), lot({ externalId: null }), lot({ externalId: null })];
  await publish(await stage(lots));
  const again = await stage(lots);
  expect(again.totals).toMatchObject({ create: 0, update: 0, retire: 0, unchanged: 3 });
  await dropJob(shop.database.db, again.id);
});

test('what was changed here stays, unless the file changes it too', async () => {
  await clear();
  await publish(await stage([lot({ externalId: '21' }), lot({ externalId: '22', colourNo: 5 })]));
  const priced = async (externalId: string) => (await goods()).find(({ external_id }) => external_id === externalId)!;
  for (const number of ['21', '22'])
    await shop.platform.editor.setPrice((await priced(number)).sku, { price: 500, special: null });
  await publish(await stage([lot({ externalId: '21', qty: 90 }), lot({ externalId: '22', colourNo: 5, price: 400 })]));
  expect(await priced('21')).toMatchObject({ price: 500, qty: 90 });
  expect(await priced('22')).toMatchObject({ price: 400, qty: 100 });
});

test('a place that was changed here stays until the file names another', async () => {
  await clear();
  await publish(await stage([lot({ externalId: '23' })]));
  const { db } = shop.database;
  const shelf = () => db.selectFrom('lot').select(['place', 'cost']).where('external_id', '=', '23').executeTakeFirst();
  await db.updateTable('lot').set({ place: 'A01', cost: 77 }).where('external_id', '=', '23').execute();
  await publish(await stage([lot({ externalId: '23', qty: 90 })]));
  expect(await shelf()).toEqual({ place: 'A01', cost: 77 });
  await publish(await stage([lot({ externalId: '23', qty: 90, remarks: 'B02', cost: 80 })]));
  expect(await shelf()).toEqual({ place: 'B02', cost: 80 });
});

test('an import that waits does not survive another, nor what it has written when it is dropped', async () => {
  await clear();
  const before = await shop.database.db.selectFrom('product').select('id').execute();
  const waiting = await stage([lot({ externalId: '31', itemNo: '3020' })]);
  await publish(await stage([lot({ externalId: '32', itemNo: '3021' })]));
  expect(await publishJob(shop.database, waiting.id, { author, isSure: true })).toBe('OUTDATED');
  expect(await dropJob(shop.database.db, waiting.id)).toBe(true);
  const after = await shop.database.db.selectFrom('product').select('id').execute();
  expect(after).toHaveLength(before.length + 1);
});

test('a file that names hardly any of the lots is not published unasked', async () => {
  await clear();
  const numbers = [41, 42, 43, 44].map(String);
  await publish(await stage(numbers.map((externalId) => lot({ externalId }))));
  const job = await stage([lot({ externalId: '41' })]);
  expect(await publishJob(shop.database, job.id, { author, isSure: false })).toBe('TOO_MANY_GONE');
  await dropJob(shop.database.db, job.id);
});

test('publishing that ends in the middle is gone on with, and no catalogue shows a part of it', async () => {
  await clear();
  const { db } = shop.database;
  const COUNT = LOTS_AT_ONCE + 100;
  const many = Array.from({ length: COUNT }, (_, place) => lot({ externalId: `m${place}`, itemNo: `77${place}` }));
  const job = await stage(many);
  const other = await stage([lot({ externalId: 'other', itemNo: '88' })]);
  const apart = db
    .updateTable('import_job')
    .set({ runner: 'another' })
    .where('id', '=', job.id)
    .where('applied_to', '>', 0);
  const taken = (async () => {
    while ((await apart.executeTakeFirst()).numUpdatedRows === 0n) await sleep(1);
  })();
  await expect(publishJob(shop.database, job.id, { author, isSure: true })).rejects.toBeInstanceOf(ClaimLost);
  await taken;
  const ofThem = async () => (await goods()).filter(({ external_id }) => external_id?.startsWith('m')).length;
  expect(await ofThem()).toBe(LOTS_AT_ONCE);

  expect(await publishJob(shop.database, job.id, { author, isSure: true })).toBe('BUSY');
  await db.updateTable('import_job').set({ runner: null }).where('id', '=', job.id).execute();
  expect(await dropJob(db, job.id)).toBe(false);
  expect(await undoJob(shop.database, job.id, { author })).toBe('NOT_PUBLISHED');
  expect(await publishJob(shop.database, other.id, { author, isSure: true })).toBe('OUTDATED');
  // what a catalogue is built of
  const whole = wholeRows(db, ofThem);
  await publish(job);
  expect(await whole).toBe(COUNT);
  expect(await stockDifferences(db)).toEqual([]);
  await dropJob(db, other.id);

  const gone = await stage([]);
  const numbers: number[] = [];
  await wholeRows(db, async () => {
    numbers.push((await goods()).filter(({ status }) => status === 1).length);
    // it is read again where an import came in between
    if (numbers.length === 1) await publish(gone);
  });
  expect(numbers).toEqual([COUNT, 0]);
});

test('publishing that fails for good in the middle is taken back, and no catalogue shows a part of it', async () => {
  await clear();
  const { db } = shop.database;
  const known = ['f1', 'f2', 'f3'].map((externalId) => lot({ externalId, itemNo: `66${externalId}` }));
  await publish(await stage(known));
  await sell(await skuOf('f1'), 7);
  const ofThem = async () => (await goods()).filter(({ status }) => status === 1);
  const before = await ofThem();
  const sold = await stockDifferences(db);
  const file = [
    ...known.slice(0, 2).map((each) => ({ ...each, qty: 150, price: 400, name: 'Another name' })),
    ...Array.from({ length: LOTS_AT_ONCE + 100 }, (_, place) =>
      lot({ externalId: `f1${place}`, itemNo: `65${place}` }),
    ),
  ];
  const job = await stage(file);
  const broken = db.updateTable('import_row').set({ lot_key: null }).where('external_id', '=', file.at(-1)!.externalId);
  await broken.where('job_id', '=', job.id).execute();
  await expect(publishJob(shop.database, job.id, { author, isSure: true })).rejects.toThrow();
  expect(await ofThem()).not.toEqual(before);

  // what a catalogue is built of
  const whole = wholeRows(db, ofThem);
  await db.updateTable('import_job').set({ runner: null, attempts: 3 }).where('id', '=', job.id).execute();
  expect(await whole).toEqual(before);
  const after = await db.selectFrom('import_job').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow();
  expect(after).toMatchObject({ state: 'failed', wanted: null, applied_to: null, published_at: null });
  expect(after.problem).toContain('TAKEN_BACK');
  expect(await stockDifferences(db)).toEqual(sold);
  const staged = db.selectFrom('product').select('sku').where('status', '=', 3).where('type_id', '=', 'simple');
  expect(await staged.execute()).toEqual([]);

  const again = await stage(file);
  expect(again.totals).toMatchObject({ retire: 1, error: 0 });
  await publish(again);
  expect((await ofThem()).map(({ qty }) => qty)).toEqual([143, 150, ...file.slice(2).map(() => 100)]);
});

test('an undo that fails for good says how to go on, and can be ended whenever its owner comes back', async () => {
  await clear();
  const { db } = shop.database;
  const known = lot({ externalId: 'u1', itemNo: '6701', price: 350 });
  await publish(await stage([known]));
  const job = await stage([{ ...known, price: 400, name: 'Another name' }]);
  await publish(job);
  const undone = db.updateTable('import_undo').where('job_id', '=', job.id);
  const { texts } = await db
    .selectFrom('import_undo')
    .select('texts')
    .where('job_id', '=', job.id)
    .executeTakeFirstOrThrow();
  await undone.set({ texts: 'broken' as typeof texts }).execute();
  await expect(undoJob(shop.database, job.id, { author })).rejects.toThrow();
  await db.updateTable('import_job').set({ runner: null, attempts: 3 }).where('id', '=', job.id).execute();

  const inTwoMonths = Date.now() + 60 * 24 * 60 * 60 * 1000;
  const shown = async () => {
    const all = await listImports({ db, language: 'en', now: inTwoMonths });
    return all.find(({ id }) => id === job.id)!;
  };
  await expect.poll(async () => (await shown()).wanted, soon).toBeNull();
  expect(await shown()).toMatchObject({
    ...{ state: 'published', undo_until: expect.any(String) },
    problem: expect.stringContaining('Please undo it again'),
  });
  await undone.set({ texts }).execute();
  expect(await undoJob(shop.database, job.id, { author, now: inTwoMonths })).toMatchObject({ state: 'undone' });
  expect((await shown()).problem).toBeNull();
});

test('a lot of which something else is noted is the same one, also in a file of some lots', async () => {
  await clear();
  const goods = { externalId: null, itemNo: '6801' };
  await publish(await stage([lot({ ...goods, remarks: 'A-08' }), lot({ ...goods, remarks: 'A-09 | old' })]));
  const part = async (...remarks: string[]) => {
    const path = await fileOf(bsxOf(remarks.map((each) => lot({ ...goods, remarks: each, qty: 90 }))));
    const job = await importFile(shop.database, { path, name: 'part.bsx', table, isWhole: false, author });
    if (job === 'BUSY') throw new Error('busy');
    await publish(job);
    return job.totals;
  };
  expect(await part('A-08 | in a jar')).toMatchObject({ create: 0, update: 1 });
  expect(await part('A-08 | in a box', 'A-08 | in a jar')).toMatchObject({ create: 1, update: 0, unchanged: 1 });
  expect(await part('A-10')).toMatchObject({ create: 1, update: 0 });
  expect(await part('A-09 | new')).toMatchObject({ create: 0, update: 1 });
});

let number = 1000;

/** Two files one after another, what is sold in between, and whether the second is taken back. */
const history = fc.record({
  first: fc.uniqueArray(anyLot, { selector: ({ externalId }) => externalId, minLength: 1, maxLength: 6 }),
  changes: fc.array(fc.record({ qty: fc.integer({ min: 1, max: 5000 }), price: fc.integer({ min: 1, max: 90_000 }) })),
  sold: fc.array(fc.integer({ min: 0, max: 50 })),
  isUndone: fc.boolean(),
});

test('stock is what files said less what was sold here, and an import that is undone leaves no trace', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ first, changes, sold, isUndone }) => {
      await clear();
      const lots = first.map((each) => {
        number += 1;
        return { ...each, externalId: `${number}` };
      });
      await publish(await stage(lots));
      const ownGoods = async () =>
        (await goods()).filter(({ external_id }) => lots.some(({ externalId }) => externalId === external_id));
      const model = new Map(lots.map(({ externalId, qty }) => [externalId, qty]));
      for (const [place, { sku, external_id, qty }] of (await ownGoods()).entries()) {
        const count = Math.min(sold[place] ?? 0, qty);
        await sell(sku, count);
        model.set(external_id!, qty - count);
      }
      const before = await ownGoods();
      const second = lots.flatMap((each, place) => {
        const change = changes[place];
        return change ? [{ ...each, qty: change.qty, price: change.price }] : [];
      });
      const job = await stage(second);
      await publish(job);
      for (const { externalId, qty } of lots) {
        const said = second.find((each) => each.externalId === externalId)?.qty ?? 0;
        model.set(externalId, Math.max(0, model.get(externalId)! + said - qty));
      }
      expect(new Map((await ownGoods()).map(({ external_id, qty }) => [external_id, qty]))).toEqual(model);
      if (!isUndone) return;
      expect(await undoJob(shop.database, job.id, { author })).toMatchObject({ state: 'undone' });
      for (const { externalId, qty } of lots) {
        const said = second.find((each) => each.externalId === externalId)?.qty ?? 0;
        model.set(externalId, Math.max(0, model.get(externalId)! - (said - qty)));
      }
      const after = await ownGoods();
      expect(new Map(after.map(({ external_id, qty }) => [external_id, qty]))).toEqual(model);
      expect(after.map(({ qty: _, ...rest }) => rest)).toEqual(before.map(({ qty: _, ...rest }) => rest));
    }),
    { numRuns: 12 },
  );
});

test('lots leave as they are now, and what was sold here is told once', async () => {
  await clear();
  const lots = [
    lot({ externalId: '11', remarks: 'K07-12 | bought in May' }),
    lot({ externalId: '12', itemNo: '3024', tiers: [{ qty: 50, price: 300 }], step: 10 }),
    lot({ externalId: null, itemNo: '3004' }),
  ];
  await publish(await stage(lots));
  const { db } = shop.database;
  const written = async (format: 'bsx' | 'xml' | 'csv', seesCosts = true) => {
    const parts: string[] = [];
    for await (const part of exportLots(db, { format, style: plainTable, seesCosts })) parts.push(part);
    return parts.join('');
  };
  for (const format of ['bsx', 'xml', 'csv'] as const) {
    const again = await importFile(shop.database, {
      ...{ path: await fileOf(await written(format), `again.${format}`), name: `again.${format}`, table, author },
    });
    expect(again, format).toMatchObject({ totals: { unchanged: 3, create: 0, update: 0, retire: 0, error: 0 } });
    if (again !== 'BUSY') await dropJob(db, again.id);
  }
  expect(await written('bsx')).toContain('<Cost>');
  expect(await written('bsx', false)).not.toContain('<Cost>');
  const sold = await skuOf('11');
  await db.updateTable('stock').set({ qty: 93 }).where('sku', '=', sold).execute();
  await db.updateTable('lot').set({ place: 'A01-03' }).where('sku', '=', sold).execute();
  const bsx = await written('bsx');
  expect(bsx).toContain('<Qty>93</Qty>');
  expect(bsx).toContain('<Remarks>A01-03 | bought in May</Remarks>');
  // reduced here since
  await db.updateTable('product').set({ special_price: 262 }).where('sku', '=', sold).execute();
  for (const [format, sale] of [
    ['bsx', '<Sale>25</Sale>'],
    ['xml', '<SALE>25</SALE>'],
  ] as const)
    expect((await written(format)).split(sale)).toHaveLength(2);
  await db.updateTable('product').set({ special_price: null }).where('sku', '=', sold).execute();
  const take = () => db.transaction().execute((tx) => takeUpdate(tx, author, new Date().toISOString()));
  const update = await take();
  expect(update).toMatchObject({ lots: 1, pieces: -7 });
  expect(await updateFile(db, update?.id ?? 0)).toBe(
    '<INVENTORY>\n<ITEM><LOTID>11</LOTID><QTY>-7</QTY></ITEM>\n</INVENTORY>\n',
  );
  expect(await take()).toBeNull();
  // where they came from it was taken off too: the next import takes it off no second time
  await publish(await stage([{ ...lots[0]!, qty: 93 }, lots[1]!, lots[2]!]));
  expect(await stockOf(sold)).toEqual({ qty: 93, step: 1 });
  const bulk = await stage([{ ...lots[0]!, qty: 93, step: 3 }, lots[1]!, lots[2]!]);
  await publish(bulk);
  expect(await stockOf(sold)).toEqual({ qty: 93, step: 3 });
  await undoJob(shop.database, bulk.id, { author });
  expect(await stockOf(sold)).toEqual({ qty: 93, step: 1 });
});

test.each(['bsx', 'xml', 'csv'] as const)(
  'an export of what was changed here changes nothing when it comes back: %s',
  async (format) => {
    await clear();
    const lots = ['61', '62', '63', '64'].map((externalId) => lot({ externalId, itemNo: `32${externalId}`, name: '' }));
    await publish(await stage(lots));
    const { db } = shop.database;
    const [priced, moved, reduced] = await Promise.all(['61', '62', '63'].map(skuOf));
    await db.updateTable('product').set({ price: 500 }).where('sku', '=', priced!).execute();
    await db.updateTable('lot').set({ place: 'A01-03' }).where('sku', '=', moved!).execute();
    await db.updateTable('product').set({ special_price: 262 }).where('sku', '=', reduced!).execute();
    let text = '';
    for await (const part of exportLots(db, { format, style: plainTable, seesCosts: true })) text += part;
    const come = async (content: string): Promise<ImportJob> => {
      const name = `back.${format}`;
      const job = await importFile(shop.database, { path: await fileOf(content, name), name, table, author });
      if (job === 'BUSY') throw new Error('busy');
      return job;
    };
    const job = await come(text);
    expect(job.totals).toMatchObject({ unchanged: 4, update: 0, create: 0, retire: 0 });
    await publish(job);
    const pricesNow = async () => (await goods()).filter(({ external_id }) => /^6[1-4]$/.test(external_id ?? ''));
    expect((await pricesNow()).map(({ price, special_price }) => special_price ?? price)).toEqual([500, 350, 262, 350]);
    // the file had told of the new price: that of before is a change again
    const back = await stage(lots.map((each) => ({ ...each, name: '' })));
    expect(back.totals).toMatchObject({ unchanged: 1, update: 3 });
    await publish(back);
    expect((await pricesNow()).map(({ price, special_price }) => special_price ?? price)).toEqual([350, 350, 350, 350]);
  },
);

test('a file that was made from an export takes nothing off twice, however it is edited and whenever it comes back', async () => {
  await clear();
  const lots = ['71', '72', '73', '74'].map((externalId) => lot({ externalId, itemNo: `30${externalId}` }));
  await publish(await stage(lots));
  const { db } = shop.database;
  const stocks = async () => Promise.all(['71', '72', '73'].map(async (id) => (await stockOf(await skuOf(id))).qty));
  const importText = async (text: string): Promise<ImportJob> => {
    const job = await importFile(shop.database, { path: await fileOf(text), name: 'edited.bsx', table, author });
    if (job === 'BUSY') throw new Error('busy');
    return job;
  };
  await sell(await skuOf('71'), 7);
  await sell(await skuOf('72'), 1);
  let bsx = '';
  for await (const part of exportLots(db, { format: 'bsx', style: plainTable, seesCosts: true })) bsx += part;
  const untouched = await importText(bsx);
  expect(untouched.totals).toMatchObject({ unchanged: 4, update: 0, removed: 0, base: { isUsed: true } });
  await dropJob(db, untouched.id);
  // sold after it was written
  await sell(await skuOf('71'), 2);
  const edited = bsx
    .replace('<Qty>99</Qty>', '<Qty>120</Qty>')
    .replace(/<Item><ItemID>3074.*\n/, '')
    .replace(/<Price>0.035</, '<Price>0.04<');
  const job = await importText(edited);
  expect(job.totals).toMatchObject({ update: 2, unchanged: 1, retire: 1 });
  await publish(job);
  expect(await stocks()).toEqual([91, 120, 100]);
  expect((await importText(edited)).totals).toMatchObject({ unchanged: 3, base: { isUsed: false } });
  await undoJob(shop.database, job.id, { author });
  expect(await stocks()).toEqual([91, 99, 100]);
  // from where the lots came from, which knows of no sale here but has its own
  const elsewhere = await stage(lots.map((each, place) => (place === 2 ? { ...each, qty: 90 } : each)));
  expect(elsewhere.totals).toMatchObject({ unchanged: 3, update: 1, base: { isUsed: false } });
  await publish(elsewhere);
  expect(await stocks()).toEqual([91, 99, 90]);
});

test('a file from before an update brings nothing back that was sold here, and one from after it takes nothing off twice', async () => {
  await clear();
  const lots = ['91', '92', '93', '94'].map((externalId) => lot({ externalId, itemNo: `31${externalId}` }));
  await publish(await stage(lots));
  const { db } = shop.database;
  const stocks = async () =>
    Promise.all(lots.map(async ({ externalId }) => (await stockOf(await skuOf(externalId!))).qty));
  const elsewhere = (...quantities: number[]) =>
    stage(lots.map((each, place) => ({ ...each, qty: quantities[place]! })));
  const update = () => db.transaction().execute((tx) => takeUpdate(tx, author, new Date().toISOString()));
  await sell(await skuOf('91'), 7);
  await sell(await skuOf('92'), 1);
  await update();
  await sell(await skuOf('93'), 2);
  await update();
  await sell(await skuOf('91'), 3);

  // from before both; of the third, a piece was sold there too
  const old = await elsewhere(100, 100, 99, 100);
  expect(old.totals).toMatchObject({ unchanged: 3, update: 1, base: { isUsed: true, isUpdate: true } });
  expect(old.totals.problems).toEqual({ SOLD_SINCE: 3 });
  const [first] = (await importRows(db, old.id, { list: 'all' }, 'en')).rows;
  expect(first?.problems).toMatchObject([{ code: 'SOLD_SINCE', value: '100 → 93' }]);
  await publish(old);
  expect(await stocks()).toEqual([90, 99, 97, 100]);
  // from between the two
  const between = await elsewhere(93, 99, 99, 100);
  expect(between.totals).toMatchObject({ unchanged: 4, problems: { SOLD_SINCE: 1 } });
  await publish(between);
  expect(await stocks()).toEqual([90, 99, 97, 100]);
  // the update has arrived there, and one more has been sold
  const after = await elsewhere(93, 98, 97, 100);
  expect(after.totals).toMatchObject({ unchanged: 3, update: 1, problems: {} });
  expect(after.totals.base?.isUsed ?? false).toBe(false);
  await publish(after);
  expect(await stocks()).toEqual([90, 98, 97, 100]);
  for (const { id } of [after, between, old]) await undoJob(shop.database, id, { author });
  expect(await stocks()).toEqual([90, 99, 98, 100]);
});

test('a lot without a number that is put elsewhere stays the same lot, and one whose row cannot be read stays as it is', async () => {
  await clear();
  const given = [
    lot({ itemNo: '3710', remarks: 'A-01', price: 300 }),
    lot({ itemNo: '3710', remarks: 'A-02', price: 500 }),
    lot({ itemNo: '3666', externalId: '81' }),
  ];
  await publish(await stage(given));
  const before = (await goods()).filter(({ status }) => status === 1);
  await sell(before[0]!.sku, 30);
  const moved = [
    { ...given[1]!, remarks: 'B-08' },
    { ...given[0]!, remarks: 'B-07', qty: 110 },
  ];
  const broken = bsxOf([given[2]!]).replace('<Qty>100</Qty>', '<Qty>1,752</Qty>').split('\n').slice(3, 4).join();
  const file = await fileOf(bsxOf(moved).replace('</Inventory>', `${broken}</Inventory>`));
  const job = await importFile(shop.database, { path: file, name: 'moved.bsx', table, author });
  expect(job).toMatchObject({ totals: { update: 2, create: 0, retire: 0, error: 1 } });
  if (job === 'BUSY') return;
  await publish(job);
  expect((await goods()).filter(({ status }) => status === 1).map(({ sku, price, qty }) => [sku, price, qty])).toEqual([
    [before[0]!.sku, 300, 80],
    [before[1]!.sku, 500, 100],
    [before[2]!.sku, 350, 100],
  ]);
  const { rows } = await importRows(shop.database.db, job.id, { list: 'all', action: 'error' }, 'de');
  expect(rows).toMatchObject([{ item: '3666', condition: 'new', place: 'K07-12' }]);
});

const stockOf = (sku: string) =>
  shop.database.db.selectFrom('stock').select(['qty', 'step']).where('sku', '=', sku).executeTakeFirstOrThrow();

async function skuOf(externalId: string): Promise<string> {
  const found = await shop.database.db
    .selectFrom('lot')
    .select('sku')
    .where('external_id', '=', externalId)
    .where('is_gone', '=', 0)
    .executeTakeFirstOrThrow();
  return found.sku;
}

test('the owner imports from the command line, and a file that cannot be used says why', async () => {
  await clear();
  const said = { out: '', complaint: '' };
  const terminal = {
    async stdout(text: string) {
      said.out += text;
    },
    stderr(text: string) {
      said.complaint += text;
    },
  };
  const owner = async (...argv: string[]) => {
    said.out = '';
    said.complaint = '';
    return runOwner(argv, shop.database.location, terminal);
  };
  const lots = [lot({ externalId: '51', itemNo: '3710' }), lot({ externalId: '52', itemNo: '3666', colourNo: 199 })];
  const csv = await fileOf(lotFile(csvFile(plainTable), lots), 'lots.csv');
  expect(await owner('import', csv, '--publish')).toBe(0);
  expect(said.out).toContain('2 new lots');
  const number = /imports undo (\d+)/.exec(said.out)![1]!;
  expect(await owner('imports', 'report', number)).toBe(0);
  expect(said.out).toContain('2,3,warning,COLOUR_UNKNOWN,colour,199');
  expect(await owner('imports', 'undo', number)).toBe(0);
  expect(await owner('imports', 'undo', number)).toBe(1);
  expect(said.complaint).toBe('It is not in the shop.\n');
  const net = await fileOf('Teil;Farbe;Menge;VK netto;Lagerplatz;Notiz\n3710;Rot;5;1,00;A-03;alt\n', 'netto.csv');
  expect(await owner('import', net)).toBe(0);
  expect(said.out).toContain('5 pieces worth 5.95 €');
  expect(said.out).toContain('19 % VAT is added');
  expect(await owner('import', await fileOf('<BrickStoreXML><Inventory>', 'usd.bsx'))).toBe(1);
  expect(said.complaint).toContain('its prices are not in euros (line 1: USD)');
  expect(await owner('import', path.join(folder, 'nowhere.bsx'))).toBe(1);
  expect(said.complaint).toContain('it cannot be opened');
  expect(await owner('imports', 'list')).toBe(0);
  expect(said.out).toContain('undone');
});
