import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import { lotKey, storagePlace } from '@brixel/exchange/lot';
import type { Selectable, Transaction } from 'kysely';
import { recordChanges } from '../catalog/changes/change-log.ts';
import { notifyWithCommit } from '../catalog/changes/change-signal.ts';
import { recordPrice } from '../catalog/price-history.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { GoodsBefore } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { lotTexts, tierRows } from './goods-rows.ts';
import { findJob, type ImportJob, moveJob, toJob } from './import-jobs.ts';
import { STATUS } from './plan-row.ts';
import { changesOf, removeTiers } from './publish-job.ts';

export type UndoRefusal = 'NOT_FOUND' | 'NOT_PUBLISHED' | 'NOT_THE_NEWEST' | 'TOO_LATE';

const DAY_MS = 24 * 60 * 60 * 1000;
export const UNDO_DAYS = 30;

type UndoRow = Pick<
  Selectable<Schema['import_row']>,
  'sku' | 'product_id' | 'lot' | 'qty_change' | 'price' | 'special_price' | 'changes_tiers' | 'changes_texts'
> & {
  before: GoodsBefore | null;
};

/**
 * Takes an import back, the newest first: goods that it made leave the shop, others get back what they were where they still are as the
 * import made them. Stock goes back by what the import added; what was sold meanwhile stays sold.
 */
export async function undoJob(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  id: number,
  author: Author,
  now: number = Date.now(),
): Promise<ImportJob | UndoRefusal> {
  return db.transaction().execute(async (tx) => {
    const job = await findJob(tx, id);
    if (!job) return 'NOT_FOUND';
    if (job.state !== 'published' || job.published_at === null) return 'NOT_PUBLISHED';
    if (Date.parse(job.published_at) < now - UNDO_DAYS * DAY_MS) return 'TOO_LATE';
    if ((await lastInForce(tx)) !== id) return 'NOT_THE_NEWEST';
    if (!(await moveJob(tx, id, 'published', 'undone'))) return 'NOT_PUBLISHED';
    for (const row of await undoRows(tx, id)) await undoGoods(tx, row, now);
    await recordChanges(tx, await changesOf(tx, id));
    await notifyWithCommit(tx, kind);
    await recordChange(tx, {
      ...author,
      action: 'imports.undo',
      subject: job.source_name,
      before: parseJson(job.totals),
    });
    return toJob({ ...job, state: 'undone' });
  });
}

async function lastInForce(tx: Transaction<Schema>): Promise<number> {
  const row = await tx
    .selectFrom('import_job')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  return row.last ?? 0;
}

async function undoRows(tx: Transaction<Schema>, id: number): Promise<UndoRow[]> {
  const rows = await tx
    .selectFrom('import_undo')
    .innerJoin('import_row', (join) =>
      join.onRef('import_row.job_id', '=', 'import_undo.job_id').onRef('import_row.sku', '=', 'import_undo.sku'),
    )
    .select([
      'import_row.sku',
      'import_row.product_id',
      'import_row.lot',
      'import_row.qty_change',
      'import_row.price',
      'import_row.special_price',
      'import_row.changes_tiers',
      'import_row.changes_texts',
      'import_undo.before',
    ])
    .where('import_undo.job_id', '=', id)
    .execute();
  return rows.map((row) => ({ ...row, before: row.before === null ? null : parseJson(row.before) }));
}

async function undoGoods(tx: Transaction<Schema>, row: UndoRow, now: number): Promise<void> {
  const { sku, product_id: productId, before } = row;
  if (sku === null || productId === null) return;
  await tx
    .updateTable('stock')
    .set((eb) => ({
      qty: eb
        .case()
        .when('qty', '<', row.qty_change)
        .then(0)
        .else(eb('qty', '-', row.qty_change))
        .end(),
    }))
    .where('sku', '=', sku)
    .execute();
  if (before === null) {
    // orders name it: it is never removed
    await tx.updateTable('product').set({ status: STATUS.off }).where('id', '=', productId).execute();
    await tx.updateTable('lot').set({ is_gone: 1, source_qty: 0 }).where('sku', '=', sku).execute();
    return;
  }
  await undoPrice(tx, productId, row, before, now);
  await undoTexts(tx, productId, row, before);
  await undoTiers(tx, productId, row, before);
  await tx.updateTable('product').set({ status: before.status }).where('id', '=', productId).execute();
  const { source, sourceQty, isGone } = before.lot;
  await tx
    .updateTable('lot')
    .set({
      external_id: source.externalId,
      lot_key: lotKey(source),
      place: storagePlace(source),
      cost: source.cost,
      source: toJson(source),
      source_qty: sourceQty,
      is_gone: isGone,
    })
    .where('sku', '=', sku)
    .execute();
}

async function undoPrice(
  tx: Transaction<Schema>,
  id: number,
  { price, special_price }: UndoRow,
  before: GoodsBefore,
  now: number,
): Promise<void> {
  if (price === null) return;
  const row = await tx
    .updateTable('product')
    .set({ price: before.price, special_price: before.specialPrice })
    .where('id', '=', id)
    .where('price', '=', price)
    .where('special_price', special_price === null ? 'is' : '=', special_price)
    .returningAll()
    .executeTakeFirst();
  if (row) await recordPrice(tx, row, now);
}

async function undoTexts(
  tx: Transaction<Schema>,
  id: number,
  { lot, changes_texts }: UndoRow,
  before: GoodsBefore,
): Promise<void> {
  if (lot === null || changes_texts === 0) return;
  for (const made of lotTexts(parseJson(lot))) {
    const text = before.texts.find(({ store }) => store === made.store);
    if (!text) continue;
    await tx
      .updateTable('product_text')
      .set({ name: text.name, description: text.description, meta_title: text.name, meta_description: text.name })
      .where('product_id', '=', id)
      .where('store_code', '=', made.store)
      .where('name', '=', made.name)
      .where('description', '=', made.description)
      .execute();
  }
}

async function undoTiers(
  tx: Transaction<Schema>,
  id: number,
  { lot, changes_tiers }: UndoRow,
  before: GoodsBefore,
): Promise<void> {
  if (lot === null || changes_tiers === 0) return;
  const made = parseJson(lot);
  if (JSON.stringify(await tiersOf(tx, id)) !== JSON.stringify(made.tiers)) return;
  await removeTiers(tx, id);
  await insertRows(tx, 'tier_price', tierRows(id, before));
}

const tiersOf = (tx: Transaction<Schema>, id: number) =>
  tx
    .selectFrom('tier_price')
    .select(['qty', 'price'])
    .where('product_id', '=', id)
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .orderBy('qty')
    .execute();
