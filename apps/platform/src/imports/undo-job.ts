import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type { Lot } from '@brixel/exchange/lot';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordChanges } from '../catalog/changes/change-log.ts';
import { notifyWithCommit } from '../catalog/changes/change-signal.ts';
import { type PricedRow, recordPlainPrices, recordPrice } from '../catalog/price-history.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportProblem } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { undoAdditions } from '../dump-files/import-additions.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { isOfProducts } from '../product-files/product-formats.ts';
import { undoProducts } from '../product-files/publish-products.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { bringBackSales, salesChanges } from './apply-sales.ts';
import { applyInSlices, beginApplying, type RowRange, takeBackInSlices } from './apply-slices.ts';
import { type ClaimedJob, touchJob } from './claim-job.ts';
import { clearJob } from './drop-job.ts';
import { lotTexts, tierRows } from './goods-rows.ts';
import { findJob, type ImportJob, type JobRow, lastInForce, moveJob, toJob } from './import-jobs.ts';
import { joinFamilies } from './join-families.ts';
import { moveImportStock } from './move-import-stock.ts';
import { STATUS } from './plan-row.ts';
import { changesOf, removeTiers } from './publish-job.ts';

export type UndoRefusal =
  | 'NOT_FOUND'
  | 'NOT_PUBLISHED'
  | 'NOT_THE_NEWEST'
  | 'TOO_LATE'
  /** another import is worked on at this moment */
  | 'BUSY';

export interface UndoOptions {
  author: Author;
  now?: number;
  /** the process that has claimed the import; without it the import is claimed now */
  runner?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const UNDO_DAYS = 30;
const AT_ONCE = 500;

/**
 * Takes an import back, the newest first: goods that it made leave the shop, others get back what they were where they still are as the
 * import made them. Stock goes back by what the import added; what was sold meanwhile stays sold.
 */
export async function undoJob(
  database: Pick<Database, 'db' | 'kind'>,
  id: number,
  { author, now = Date.now(), runner }: UndoOptions,
): Promise<ImportJob | UndoRefusal> {
  const { db, kind } = database;
  const refusal = async (tx: Transaction<Schema>) => undoRefusal(tx, await findJob(tx, id), now);
  const begun = await beginApplying(database, id, 'undo', { author, runner, refusal });
  if (begun === 'OTHER_HAS_BEGUN') return 'NOT_THE_NEWEST';
  if (typeof begun === 'string') return begun;
  const undoneAt = new Date(now).toISOString();
  const published = toJob((await findJob(db, id))!);
  const { format } = published;
  if (format !== 'orders-xml')
    await applyInSlices(db, begun, published, (tx, rows) => undoRows(tx, kind, published, rows, undoneAt));
  if (isOfProducts(format)) await undoAdditions(db, begun);
  if (hasFamilies(format)) await joinFamilies(db, begun, undoneAt);
  return db.transaction().execute(async (tx) => {
    await touchJob(tx, begun);
    if (!(await moveJob(tx, id, 'published', 'undone', { applied_to: null }))) return 'NOT_PUBLISHED';
    const job = (await findJob(tx, id))!;
    if (format === 'orders-xml') await bringBackSales(tx, kind, id);
    await recordChanges(tx, format === 'orders-xml' ? await salesChanges(tx, id) : await changesOf(tx, id));
    await notifyWithCommit(tx, kind);
    const { create, update, retire } = parseJson(job.totals);
    const before = { create, update, retire };
    await recordChange(tx, { ...author, action: 'imports.undo', subject: job.source_name, before });
    return toJob(job);
  });
}

/**
 * Takes back what an import has written that cannot be published to its end. What is left of it then is a file that its owner may have
 * checked again.
 */
export async function takeBackJob(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  job: JobRow & ClaimedJob,
  problem: ImportProblem,
): Promise<void> {
  const now = new Date().toISOString();
  if (isOfProducts(job.format)) await undoAdditions(db, job);
  if (job.format !== 'orders-xml')
    await takeBackInSlices(db, job, job, (tx, rows) => undoRows(tx, kind, job, rows, now));
  if (hasFamilies(job.format)) await joinFamilies(db, job, now);
  await clearJob(db, job.id, (tx) => touchJob(tx, job));
  await db.transaction().execute(async (tx) => {
    await touchJob(tx, job);
    await moveJob(tx, job.id, 'staged', 'failed', { applied_to: null, problem: toJson(problem) });
    // goods that somebody has changed meanwhile were shown as they were half way
    await recordChanges(tx, [{ kind: 'content', sku: null }]);
    await notifyWithCommit(tx, kind);
  });
}

const hasFamilies = (format: JobRow['format']): boolean => format !== 'orders-xml' && !isOfProducts(format);

const undoRows = (
  tx: Transaction<Schema>,
  kind: Database['kind'],
  { id, format }: Pick<JobRow, 'id' | 'format'>,
  rows: RowRange,
  now: string,
): Promise<void> => (isOfProducts(format) ? undoProducts : undoGoods)(tx, kind, id, rows, now);

async function undoGoods(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  id: number,
  rows: RowRange,
  now: string,
): Promise<void> {
  await moveImportStock(tx, kind, id, rows, 'undo');
  await undoNew(tx, id, rows);
  await undoPrices(tx, id, rows, now);
  await undoTexts(tx, id, rows);
  await undoTiers(tx, id, rows);
  await undoLots(tx, id, rows);
}

/** Until when an import can be undone. */
export const undoUntil = (publishedAt: string): string =>
  new Date(Date.parse(publishedAt) + UNDO_DAYS * DAY_MS).toISOString();

/** Why an import cannot be undone; null: it can. */
export async function undoRefusal(
  db: Kysely<Schema>,
  job: JobRow | null,
  now: number = Date.now(),
): Promise<UndoRefusal | null> {
  if (!job) return 'NOT_FOUND';
  if (job.state !== 'published' || job.published_at === null) return 'NOT_PUBLISHED';
  if (undoUntil(job.published_at) < new Date(now).toISOString()) return 'TOO_LATE';
  return (await lastInForce(db)) === job.id ? null : 'NOT_THE_NEWEST';
}

/** How goods were, and the rows that changed them. */
const both = (id: number, { after, to }: RowRange) =>
  sql`before.job_id = ${id} and changed.job_id = ${id} and changed.sku = before.sku
    and changed.row_no > ${after} and changed.row_no <= ${to}`;

/** Goods are taken off sale and never removed: orders name them. */
async function undoNew(tx: Transaction<Schema>, id: number, { after, to }: RowRange): Promise<void> {
  const made = tx
    .selectFrom('import_row')
    .select('sku')
    .where('job_id', '=', id)
    .where('row_no', '>', after)
    .where('row_no', '<=', to)
    .where('action', '=', 'create');
  await tx.updateTable('product').set({ status: STATUS.off }).where('sku', 'in', made).execute();
  await tx.updateTable('lot').set({ is_gone: 1, source_qty: 0 }).where('sku', 'in', made).execute();
}

async function undoPrices(tx: Transaction<Schema>, id: number, range: RowRange, now: string): Promise<void> {
  await sql`update product set status = before.status, updated_at = ${now}
    from import_undo as before, import_row as changed
    where ${both(id, range)} and before.product_id = product.id and changed.action <> 'unchanged'`.execute(tx);
  const { rows } = await sql<PricedRow>`update product set price = before.price, special_price = before.special_price,
      special_from = before.special_from, special_to = before.special_to
    from import_undo as before, import_row as changed
    where ${both(id, range)} and before.product_id = product.id and changed.price is not null and product.price = changed.price
      and product.special_price is not distinct from changed.special_price
    returning product.id, product.price, product.special_price, product.special_from, product.special_to`.execute(tx);
  const { planned = [], plain = [] } = Object.groupBy(rows, ({ special_from, special_to }) =>
    special_from === null && special_to === null ? 'plain' : 'planned',
  );
  for (const product of planned) await recordPrice(tx, product, Date.parse(now));
  for (let first = 0; first < plain.length; first += AT_ONCE)
    await recordPlainPrices(
      tx,
      plain.slice(first, first + AT_ONCE).map((product) => product.id),
      now,
    );
}

type Made = { product_id: number; lot: Lot };

/** What an import made of goods of which it changed something. */
async function madeOf<C extends 'texts' | 'tiers'>(
  tx: Transaction<Schema>,
  id: number,
  { after, to }: RowRange,
  column: C,
) {
  const rows = await tx
    .selectFrom('import_undo')
    .innerJoin('import_row', (join) =>
      join.onRef('import_row.job_id', '=', 'import_undo.job_id').onRef('import_row.sku', '=', 'import_undo.sku'),
    )
    .select([
      'import_undo.product_id',
      'import_row.lot',
      'import_undo.source',
      'import_undo.texts',
      'import_undo.tiers',
    ])
    .where('import_undo.job_id', '=', id)
    .where('import_row.row_no', '>', after)
    .where('import_row.row_no', '<=', to)
    .where(`import_undo.${column}`, 'is not', null)
    .execute();
  return rows.flatMap((row) => {
    const before = row[column];
    return row.lot === null || before === null ? [] : [{ ...row, lot: parseJson(row.lot) } satisfies Made];
  });
}

async function undoTexts(tx: Transaction<Schema>, id: number, range: RowRange): Promise<void> {
  for (const { product_id, lot, texts } of await madeOf(tx, id, range, 'texts')) {
    const before = texts === null ? [] : parseJson(texts);
    for (const made of lotTexts(lot)) {
      const text = before.find(({ store }) => store === made.store);
      if (!text) continue;
      await tx
        .updateTable('product_text')
        .set({ name: text.name, description: text.description, meta_title: text.name, meta_description: text.name })
        .where('product_id', '=', product_id)
        .where('store_code', '=', made.store)
        .where('name', '=', made.name)
        .where('description', '=', made.description)
        .execute();
    }
  }
}

async function undoTiers(tx: Transaction<Schema>, id: number, range: RowRange): Promise<void> {
  for (const { product_id, lot, source, tiers } of await madeOf(tx, id, range, 'tiers')) {
    await undoStep(tx, product_id, lot, parseJson(source));
    if (tiers === null || JSON.stringify(await tiersOf(tx, product_id)) !== JSON.stringify(lot.tiers)) continue;
    await removeTiers(tx, product_id);
    await insertRows(tx, 'tier_price', tierRows(product_id, { tiers: parseJson(tiers) }));
  }
}

const undoStep = (tx: Transaction<Schema>, productId: number, made: Lot, { step }: Lot) =>
  tx
    .updateTable('stock')
    .set({ step, min_sale: step })
    .where('product_id', '=', productId)
    .where('step', '=', made.step)
    .execute();

const tiersOf = (tx: Transaction<Schema>, id: number) =>
  tx
    .selectFrom('tier_price')
    .select(['qty', 'price'])
    .where('product_id', '=', id)
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .orderBy('qty')
    .execute();

/** What was told since of sales here stays told. */
const undoLots = (tx: Transaction<Schema>, id: number, range: RowRange) =>
  sql`update lot set external_id = before.external_id, lot_key = before.lot_key, place = before.place,
      cost = before.cost, source = before.source, is_gone = before.is_gone,
      source_drop = before.source_drop, dropped_on = before.dropped_on,
      source_qty = case when changed.action <> 'retire' then before.source_qty + lot.source_qty - changed.qty
        else before.source_qty end
    from import_undo as before, import_row as changed
    where ${both(id, range)} and before.sku = lot.sku`.execute(tx);
