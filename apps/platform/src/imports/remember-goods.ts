import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import { sql, type Transaction } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { RowRange } from './apply-slices.ts';
import type { RowCounts } from './row-counts.ts';

/** Rows after which more is known of a lot than before: what a file says of it is remembered also where that is so here already. */
export const toldRows = (isOfExport: boolean) =>
  isOfExport
    ? sql`(changed.action in ('update', 'retire') or changed.action = 'unchanged' and (changed.qty <> lot.source_qty or changed.lot <> lot.source))`
    : sql`(changed.action in ('update', 'retire') or changed.action = 'unchanged' and changed.lot <> lot.source)`;

/** Keeps how goods are before an import changes them, so that it can be undone. */
export async function rememberGoods(
  tx: Transaction<Schema>,
  jobId: number,
  rows: RowRange,
  { texts, tiers, isOfExport }: Pick<RowCounts, 'texts' | 'tiers'> & { isOfExport: boolean },
): Promise<void> {
  await sql`insert into import_undo (job_id, sku, product_id, status, price, special_price, special_from, special_to,
      external_id, lot_key, place, cost, source, source_qty, source_drop, dropped_on, is_gone)
    select changed.job_id, lot.sku, product.id, product.status, product.price, product.special_price,
      product.special_from, product.special_to, lot.external_id, lot.lot_key, lot.place, lot.cost, lot.source, lot.source_qty,
      lot.source_drop, lot.dropped_on, lot.is_gone
    from import_row as changed
    join lot on lot.sku = changed.sku
    join product on product.id = lot.product_id
    where changed.job_id = ${jobId} and changed.row_no > ${rows.after} and changed.row_no <= ${rows.to}
      and ${toldRows(isOfExport)}`.execute(tx);
  if (texts > 0) await rememberTexts(tx, jobId, rows);
  if (tiers > 0) await rememberTiers(tx, jobId, rows);
}

const productsThat = (
  tx: Transaction<Schema>,
  jobId: number,
  { after, to }: RowRange,
  change: 'changes_texts' | 'changes_tiers',
) =>
  tx
    .selectFrom('import_row')
    .select('product_id')
    .where('job_id', '=', jobId)
    .where('row_no', '>', after)
    .where('row_no', '<=', to)
    .where('action', '=', 'update')
    .where(change, '=', 1);

async function rememberTexts(tx: Transaction<Schema>, jobId: number, range: RowRange): Promise<void> {
  const texts = await tx
    .selectFrom('product_text')
    .select(['product_id', 'store_code as store', 'name', 'description'])
    .where('product_id', 'in', productsThat(tx, jobId, range, 'changes_texts'))
    .execute();
  for (const [productId, rows] of Map.groupBy(texts, ({ product_id }) => product_id))
    await tx
      .updateTable('import_undo')
      .set({ texts: toJson(rows.map(({ store, name, description }) => ({ store, name, description }))) })
      .where('job_id', '=', jobId)
      .where('product_id', '=', productId)
      .execute();
}

async function rememberTiers(tx: Transaction<Schema>, jobId: number, range: RowRange): Promise<void> {
  const products = await productsThat(tx, jobId, range, 'changes_tiers').execute();
  const tiers = await tx
    .selectFrom('tier_price')
    .select(['product_id', 'qty', 'price'])
    .where('product_id', 'in', productsThat(tx, jobId, range, 'changes_tiers'))
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .orderBy('qty')
    .execute();
  const tiersOf = Map.groupBy(tiers, ({ product_id }) => product_id);
  for (const { product_id } of products) {
    if (product_id === null) continue;
    const before = (tiersOf.get(product_id) ?? []).map(({ qty, price }) => ({ qty, price }));
    await tx
      .updateTable('import_undo')
      .set({ tiers: toJson(before) })
      .where('job_id', '=', jobId)
      .where('product_id', '=', product_id)
      .execute();
  }
}
