import { sql, type Transaction } from 'kysely';
import type { CatalogChange } from '../catalog/changes/change-log.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { lockStock, recordMovements } from '../stock/stock-movements.ts';

/** What was sold elsewhere leaves the stock, and comes back when the import is undone (decision 67). */

const soldSkus = (id: number) => sql`select sku from import_row where job_id = ${id} and action = 'update'`;

/** By how much the orders of an import have really moved each stock. */
const moved = (id: number) => sql`(select sku, sum(delta) as delta from stock_movement
  where sku in (${soldSkus(id)}) and import_id = ${id} and reason = 'elsewhere' group by sku)`;

/** Pieces that an earlier file had taken off, of orders that this import names. */
const explained = (id: number) => sql`(select sku, sum(qty + qty_change) as qty from import_row
  where job_id = ${id} and action = 'update' group by sku)`;

/** Never below nothing. What is known of the source moves by the same, so that only sales here part the two. */
export async function takeOffSales(tx: Transaction<Schema>, kind: Database['kind'], id: number): Promise<void> {
  await lockStock(tx, kind, soldSkus(id));
  const sales = await tx
    .selectFrom('import_row')
    .innerJoin('stock', 'stock.sku', 'import_row.sku')
    .select(['stock.sku', 'stock.qty', 'import_row.qty_change', 'import_row.order_no'])
    .where('job_id', '=', id)
    .where('action', '=', 'update')
    .orderBy('row_no')
    .execute();
  const left = new Map<string, number>();
  const movements = sales.map(({ sku, qty, qty_change, order_no }) => {
    const here = left.get(sku) ?? qty;
    const delta = Math.max(qty_change, -here);
    left.set(sku, here + delta);
    return { sku, delta, reason: 'elsewhere', orderNumber: order_no, importId: id } as const;
  });
  await recordMovements(tx, movements);
  await sql`update stock set qty = stock.qty + sold.delta from ${moved(id)} as sold where sold.sku = stock.sku`.execute(
    tx,
  );
  await sql`update lot set source_qty = lot.source_qty + sold.delta from ${moved(id)} as sold
    where sold.sku = lot.sku`.execute(tx);
  await sql`update lot set source_drop = lot.source_drop - told.qty from ${explained(id)} as told
    where told.sku = lot.sku`.execute(tx);
  await sql`insert into order_elsewhere (order_no, job_id)
    select distinct order_no, job_id from import_row
    where job_id = ${id} and order_no is not null`.execute(tx);
}

/** The orders can be counted again. */
export async function bringBackSales(tx: Transaction<Schema>, kind: Database['kind'], id: number): Promise<void> {
  await lockStock(tx, kind, soldSkus(id));
  await sql`update lot set source_qty = lot.source_qty - sold.delta from ${moved(id)} as sold
    where sold.sku = lot.sku`.execute(tx);
  await sql`update lot set source_drop = lot.source_drop + told.qty from ${explained(id)} as told
    where told.sku = lot.sku`.execute(tx);
  await sql`update stock set qty = stock.qty - sold.delta from ${moved(id)} as sold where sold.sku = stock.sku`.execute(
    tx,
  );
  await sql`insert into stock_movement (sku, delta, reason, import_id, at)
    select sku, -delta, 'undo', cast(${id} as integer), cast(${new Date().toISOString()} as text)
    from ${moved(id)} as sold`.execute(tx);
  await tx.deleteFrom('order_elsewhere').where('job_id', '=', id).execute();
}

/** More are quicker built anew. */
const MOST_IN_PLACE = 5000;

export async function salesChanges(tx: Transaction<Schema>, id: number): Promise<CatalogChange[]> {
  const rows = await tx
    .selectFrom('import_row')
    .select('sku')
    .distinct()
    .where('job_id', '=', id)
    .where('action', '=', 'update')
    .limit(MOST_IN_PLACE + 1)
    .execute();
  if (rows.length > MOST_IN_PLACE) return [{ kind: 'content', sku: null }];
  return rows.map(({ sku }) => ({ kind: 'stock', sku }));
}
