import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { storeCodes } from '@brixel/contract/stores';
import type { Lot } from '@brixel/exchange/lot';
import type { Kysely, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { addToTotals, checkLots, noTotals } from './check-lots.ts';
import { colourOption, lotTexts, productRow, stockRow, textRow, tierRows, wantedSku } from './goods-rows.ts';
import { findJob, type ImportJob, importRevision, moveJob, toJob } from './import-jobs.ts';
import { loadKnownLots } from './known-lots.ts';
import { type LotCategories, lotCategories } from './lot-categories.ts';
import { type PlannedRow, STATUS } from './plan-row.ts';
import { openLotFile, type TableChoice } from './read-lots.ts';

export interface ImportFile {
  path: string;
  /** what its owner calls it */
  name: string;
  table: TableChoice;
  /** whether lots that it does not name are gone; without it, as usual for its format */
  isWhole?: boolean | undefined;
  author: string;
}

/** Written at once. Orders and carts wait no longer than for one of them. */
const ROWS_AT_ONCE = 500;
const GOODS_AT_ONCE = 200;

/**
 * Reads a file, says what it will do, and writes its new goods where nobody sees them. A process that dies leaves an import that is
 * dropped when the next one begins: reading again is quick, and nothing of it was shown.
 */
export async function stageFile(db: Kysely<Schema>, file: ImportFile): Promise<ImportJob | 'BUSY'> {
  const { format, lots } = await openLotFile(file.path, file.table);
  const id = await createJob(db, { ...file, format, sha256: await sha256Of(file.path) });
  if (await isAnotherAtWork(db, id)) {
    await dropJob(db, id, 'dropped');
    return 'BUSY';
  }
  try {
    const totals = await writeRows(db, id, checkLots(lots, await loadKnownLots(db), file.isWhole ?? format !== 'csv'));
    const categories = await writeGoods(db, id);
    await db.transaction().execute((tx) => moveJob(tx, id, 'reading', 'staged', { totals, categoryIds: categories }));
  } catch (error) {
    await dropJob(db, id, 'failed');
    throw error;
  }
  return toJob((await findJob(db, id))!);
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function createJob(
  db: Kysely<Schema>,
  { name, format, sha256, author }: ImportFile & { format: ImportJob['format']; sha256: string },
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto('import_job')
    .values({
      format,
      source_name: name,
      sha256,
      state: 'reading',
      basis: await importRevision(db),
      totals: toJson(noTotals),
      category_ids: toJson([]),
      created_by: author,
      created_at: now,
      touched_at: now,
      published_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Without a sign of life its process has died. */
const PATIENCE_MS = 60_000;

/** Of two that begin at once the first goes on. */
async function isAnotherAtWork(db: Kysely<Schema>, own: number): Promise<boolean> {
  const earlier = await db
    .selectFrom('import_job')
    .select(['id', 'touched_at'])
    .where('state', '=', 'reading')
    .where('id', '<', own)
    .execute();
  const alive = new Date(Date.now() - PATIENCE_MS).toISOString();
  for (const { id, touched_at } of earlier) if (touched_at < alive) await dropJob(db, id, 'dropped');
  return earlier.some(({ touched_at }) => touched_at >= alive);
}

const touch = (tx: Transaction<Schema>, id: number) =>
  tx.updateTable('import_job').set({ touched_at: new Date().toISOString() }).where('id', '=', id).execute();

async function writeRows(db: Kysely<Schema>, jobId: number, rows: AsyncIterable<PlannedRow>) {
  let totals = noTotals;
  let waiting: PlannedRow[] = [];
  const write = async (): Promise<void> => {
    const written = waiting.map((row) => ({ ...row, job_id: jobId }));
    waiting = [];
    await db.transaction().execute(async (tx) => {
      await insertRows(tx, 'import_row', written);
      await touch(tx, jobId);
    });
  };
  for await (const row of rows) {
    totals = addToTotals(totals, row);
    waiting.push(row);
    if (waiting.length === ROWS_AT_ONCE) await write();
  }
  if (waiting.length > 0) await write();
  return totals;
}

interface NewLot {
  row_no: number;
  lot: Lot;
}

/** The goods of an import, a few at a time, with a status that no catalogue shows. */
async function writeGoods(db: Kysely<Schema>, jobId: number): Promise<readonly number[]> {
  const now = new Date().toISOString();
  const categories = lotCategories(now);
  const colours = new Set<number>();
  const skus = await takenSkus(db);
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('import_row')
      .select(['row_no', 'lot'])
      .where('job_id', '=', jobId)
      .where('action', '=', 'create')
      .where('row_no', '>', last)
      .orderBy('row_no')
      .limit(GOODS_AT_ONCE)
      .execute();
    if (rows.length === 0) return categories.made;
    const lots = rows.flatMap(({ row_no, lot }) => (lot ? { row_no, lot: parseJson(lot) } : []));
    await db.transaction().execute(async (tx) => {
      await addColours(tx, lots, colours);
      await addGoods(tx, jobId, lots, { categories, skus, now });
      await touch(tx, jobId);
    });
    last = rows.at(-1)!.row_no;
  }
}

interface GoodsContext {
  categories: LotCategories;
  /** of all products */
  skus: Set<string>;
  now: string;
}

async function addGoods(
  tx: Transaction<Schema>,
  jobId: number,
  lots: readonly NewLot[],
  { categories, skus, now }: GoodsContext,
): Promise<void> {
  const { last } = await tx
    .selectFrom('product')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const goods = lots.map(({ row_no, lot }, place) => ({
    row_no,
    id: (last ?? 0) + place + 1,
    sku: freeSku(lot, skus),
    lot,
    now,
    texts: lotTexts(lot),
  }));
  await insertRows(tx, 'product', goods.map(productRow));
  for (const [place, store] of storeCodes.entries()) {
    const paths = await freePaths(
      tx,
      store,
      goods.map(({ sku, texts }) => ({
        wanted: texts[place]!.slug,
        else: `${texts[place]!.slug}-${sku.toLowerCase()}`,
      })),
    );
    await insertRows(
      tx,
      'product_text',
      goods.map(({ id, texts }, at) => textRow(id, texts[place]!, paths[at]!)),
    );
  }
  await insertRows(tx, 'stock', goods.map(stockRow));
  await insertRows(
    tx,
    'tier_price',
    goods.flatMap(({ id, lot }) => tierRows(id, lot)),
  );
  const placed: { product_id: number; category_id: number }[] = [];
  for (const { id, lot } of goods)
    placed.push({ product_id: id, category_id: await categories.idOf(tx, lot.category, lot.itemType) });
  await insertRows(tx, 'product_category', placed);
  for (const { row_no, id, sku } of goods)
    await tx
      .updateTable('import_row')
      .set({ product_id: id, sku })
      .where('job_id', '=', jobId)
      .where('row_no', '=', row_no)
      .execute();
}

async function takenSkus(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db.selectFrom('product').select('sku').execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Several lots may be of the same goods: each further one has a number after its sku. */
function freeSku(lot: Lot, taken: Set<string>): string {
  const wanted = wantedSku(lot);
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  taken.add(free);
  return free;
}

async function freePaths(
  tx: Transaction<Schema>,
  store: string,
  paths: readonly { wanted: string; else: string }[],
): Promise<string[]> {
  const wanted = paths.map((path) => path.wanted);
  const taken = new Set<string>();
  for (const table of ['product_text', 'category_text'] as const) {
    const rows = await tx
      .selectFrom(table)
      .select('url_path')
      .where('store_code', '=', store)
      .where('url_path', 'in', wanted)
      .execute();
    for (const { url_path } of rows) taken.add(url_path);
  }
  return paths.map((path) => {
    const free = taken.has(path.wanted) ? path.else : path.wanted;
    taken.add(free);
    return free;
  });
}

const COLOUR_ATTRIBUTE = 'color';

/** Colours that the shop has not had become options of it. */
async function addColours(tx: Transaction<Schema>, lots: readonly NewLot[], done: Set<number>): Promise<void> {
  const numbers = new Set(lots.map(({ lot }) => lot.colourNo).filter((colourNo) => !done.has(colourNo)));
  const { id: attributeId } = await tx
    .selectFrom('attribute')
    .select('id')
    .where('code', '=', COLOUR_ATTRIBUTE)
    .executeTakeFirstOrThrow();
  for (const number of numbers) {
    done.add(number);
    const colour = colourOption(number);
    if (!colour) continue;
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('attribute_option')
      .values({
        attribute_id: attributeId,
        id: colour.id,
        sort_order: colour.id,
        swatch: colour.swatch && toJson(colour.swatch),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) continue;
    await tx
      .insertInto('attribute_option_text')
      .values(
        storeCodes.map((store) => ({
          attribute_id: attributeId,
          option_id: colour.id,
          store_code: store,
          label: colour.name[store],
        })),
      )
      .execute();
  }
}

/** Takes back what was written for an import that nobody has published. */
export async function dropJob(db: Kysely<Schema>, id: number, state: 'dropped' | 'failed'): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isDropped = (await moveJob(tx, id, 'reading', state)) || (await moveJob(tx, id, 'staged', state));
    if (!isDropped) return false;
    const staged = tx
      .selectFrom('import_row')
      .innerJoin('product', 'product.id', 'import_row.product_id')
      .select('product.id')
      .where('job_id', '=', id)
      .where('action', '=', 'create')
      .where('product.status', '=', STATUS.staged);
    const ids = (await staged.execute()).map((product) => product.id);
    for (let first = 0; first < ids.length; first += ROWS_AT_ONCE) {
      const some = ids.slice(first, first + ROWS_AT_ONCE);
      for (const table of ['product_text', 'product_category', 'tier_price', 'stock'] as const)
        await tx.deleteFrom(table).where('product_id', 'in', some).execute();
      await tx.deleteFrom('product').where('id', 'in', some).execute();
    }
    await tx.deleteFrom('import_row').where('job_id', '=', id).execute();
    return true;
  });
}
