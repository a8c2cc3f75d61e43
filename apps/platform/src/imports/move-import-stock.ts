import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lockStock } from '../stock/stock-movements.ts';
import type { Slice } from './apply-slices.ts';

/**
 * Moves stocks by what an import adds, or takes that back: by the difference, never below nothing, so that what has been sold
 * meanwhile stays sold. New goods have theirs before they are published.
 */
export async function moveImportStock(
  tx: Transaction<Schema>,
  { kind, id, rows: { after, to } }: Pick<Slice, 'kind' | 'id' | 'rows'>,
  reason: 'import' | 'undo',
): Promise<void> {
  const actions = sql.raw(reason === 'import' ? `'update', 'retire'` : `'create', 'update', 'retire'`);
  const wanted = sql.raw(reason === 'import' ? 'changed.qty_change' : '-changed.qty_change');
  const moved = sql`changed.job_id = ${id} and changed.row_no > ${after} and changed.row_no <= ${to} and changed.action in (${actions}) and changed.qty_change <> 0`;
  const delta = sql`case when stock.qty + ${wanted} < 0 then -stock.qty else ${wanted} end`;
  await lockStock(tx, kind, sql`select sku from import_row as changed where ${moved}`);
  await sql`insert into stock_movement (sku, delta, reason, import_id, at)
    select stock.sku, ${delta}, cast(${reason} as text), cast(${id} as integer), cast(${new Date().toISOString()} as text)
    from import_row as changed join stock on stock.sku = changed.sku
    where ${moved} and (${delta}) <> 0`.execute(tx);
  await sql`update stock set qty = stock.qty + (${delta})
    from import_row as changed
    where ${moved} and changed.sku = stock.sku`.execute(tx);
}
