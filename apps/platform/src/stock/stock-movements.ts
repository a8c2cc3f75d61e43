import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import type { MovementReason } from '../database/stock-tables.ts';

/** A change of a stock, and why. */
export interface Movement {
  sku: string;
  delta: number;
  reason: MovementReason;
  orderNumber?: string | null;
  importId?: number | null;
  staffName?: string | null;
}

type MovementRow = Omit<Selectable<Schema['stock_movement']>, 'id'>;

const insertMovements = prepareQuery((db, rows: readonly MovementRow[]) =>
  db.insertInto('stock_movement').values(
    rows.map((row) => ({
      sku: row.sku,
      delta: row.delta,
      reason: row.reason,
      order_number: row.order_number,
      import_id: row.import_id,
      staff_name: row.staff_name,
      at: row.at,
    })),
  ),
);

/** Seven values each, below what a statement takes. */
const AT_ONCE = 500;

/** To be called wherever a stock changes, in the same transaction: movements together are always the stock. */
export async function recordMovements(tx: Transaction<Schema>, movements: readonly Movement[]): Promise<void> {
  const at = new Date().toISOString();
  const rows = movements
    .filter(({ delta }) => delta !== 0)
    .map(({ sku, delta, reason, orderNumber = null, importId = null, staffName = null }): MovementRow => {
      return { sku, delta, reason, order_number: orderNumber, import_id: importId, staff_name: staffName, at };
    });
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await insertMovements(tx, rows.slice(first, first + AT_ONCE));
}

/**
 * Sets a stock to what was counted, and notes the difference. With `expected` only where it still is that: false otherwise, and
 * where there is no such stock.
 */
export async function setStock(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  {
    sku,
    qty,
    expected,
    staffName,
    reason = 'manual',
  }: { sku: string; qty: number; expected?: number; staffName?: string | null; reason?: MovementReason },
): Promise<boolean> {
  await lockStock(tx, kind, sql`select cast(${sku} as text)`);
  const before = await tx.selectFrom('stock').select('qty').where('sku', '=', sku).executeTakeFirst();
  if (!before || (expected !== undefined && before.qty !== expected)) return false;
  await tx.updateTable('stock').set({ qty }).where('sku', '=', sku).execute();
  await recordMovements(tx, [{ sku, delta: qty - before.qty, reason, staffName: staffName ?? null }]);
  return true;
}

/** Whoever reads a stock to change it holds it first, in the order in which orders take it. SQLite has one writer at a time anyway. */
export async function lockStock(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  skus: ReturnType<typeof sql>,
): Promise<void> {
  if (kind === 'postgres') await sql`select sku from stock where sku in (${skus}) order by sku for update`.execute(tx);
}

export interface StockDifference {
  sku: string;
  stock: number;
  movements: number;
}

/** Stocks that are not what was moved. There should be none. */
export async function stockDifferences(db: Kysely<Schema>): Promise<StockDifference[]> {
  const { rows } = await sql<StockDifference>`
    select sku, cast(sum(stock) as integer) as stock, cast(sum(movements) as integer) as movements
    from (
      select sku, qty as stock, 0 as movements from stock
      union all
      select sku, 0 as stock, sum(delta) as movements from stock_movement group by sku
    ) as sides
    group by sku having sum(stock) <> sum(movements)
    order by sku`.execute(db);
  return rows;
}
