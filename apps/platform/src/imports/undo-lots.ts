import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type { Lot } from '@brixel/exchange/lot';
import { sql, type Transaction } from 'kysely';
import { type PricedRow, recordPrices } from '../catalog/price-history.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { removeTiers } from './apply-lots.ts';
import type { Slice } from './apply-slices.ts';
import { lotTexts, tierRows } from './goods-rows.ts';
import { moveImportStock } from './move-import-stock.ts';
import { STATUS } from './plan-row.ts';

/** Takes a slice of an import of lots back. What somebody has changed since stays. */
export async function undoLots(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  await moveImportStock(tx, slice, 'undo');
  await undoNew(tx, slice);
  await undoPrices(tx, slice);
  await undoTexts(tx, slice);
  await undoTiers(tx, slice);
  await undoFacts(tx, slice);
}

/** How goods were, and the rows that changed them. */
const both = ({ id, rows: { after, to } }: Slice) =>
  sql`before.job_id = ${id} and changed.job_id = ${id} and changed.sku = before.sku
    and changed.row_no > ${after} and changed.row_no <= ${to}`;

/** Goods are taken off sale and never removed: orders name them. */
async function undoNew(tx: Transaction<Schema>, { id, rows: { after, to } }: Slice): Promise<void> {
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

async function undoPrices(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  const { now } = slice;
  await sql`update product set status = before.status, updated_at = ${now}
    from import_undo as before, import_row as changed
    where ${both(slice)} and before.product_id = product.id and changed.action <> 'unchanged'`.execute(tx);
  const { rows } = await sql<PricedRow>`update product set price = before.price, special_price = before.special_price,
      special_from = before.special_from, special_to = before.special_to
    from import_undo as before, import_row as changed
    where ${both(slice)} and before.product_id = product.id and changed.price is not null and product.price = changed.price
      and product.special_price is not distinct from changed.special_price
    returning product.id, product.price, product.special_price, product.special_from, product.special_to`.execute(tx);
  await recordPrices(tx, rows, now);
}

type Made = { product_id: number; lot: Lot };

/** What an import made of goods of which it changed something. */
async function madeOf<C extends 'texts' | 'tiers'>(
  tx: Transaction<Schema>,
  { id, rows: { after, to } }: Slice,
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

async function undoTexts(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  for (const { product_id, lot, texts } of await madeOf(tx, slice, 'texts')) {
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

async function undoTiers(tx: Transaction<Schema>, slice: Slice): Promise<void> {
  for (const { product_id, lot, source, tiers } of await madeOf(tx, slice, 'tiers')) {
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
const undoFacts = (tx: Transaction<Schema>, slice: Slice) =>
  sql`update lot set external_id = before.external_id, lot_key = before.lot_key, place = before.place,
      cost = before.cost, source = before.source, is_gone = before.is_gone,
      source_drop = before.source_drop, dropped_on = before.dropped_on,
      source_qty = case when changed.action <> 'retire' then before.source_qty + lot.source_qty - changed.qty
        else before.source_qty end
    from import_undo as before, import_row as changed
    where ${both(slice)} and before.sku = lot.sku`.execute(tx);
