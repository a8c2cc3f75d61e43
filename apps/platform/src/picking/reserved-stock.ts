import { sql, type Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { StockShare } from '../order/order-content.ts';
import { recordMovements } from '../stock/stock-movements.ts';

/** Takes pieces out of the stock for an order that is placed already; false where there are too few. */
export async function takeFor(
  tx: Transaction<Schema>,
  orderNumber: string,
  sku: string,
  qty: number,
): Promise<boolean> {
  const taken = await tx
    .updateTable('stock')
    .set((eb) => ({ qty: eb('qty', '-', qty) }))
    .where('sku', '=', sku)
    .where('managed', '=', 1)
    .where('qty', '>=', qty)
    .returning('sku')
    .executeTakeFirst();
  if (taken) await recordMovements(tx, [{ sku, delta: -qty, reason: 'order', orderNumber }]);
  return taken !== undefined;
}

/** Holds orders until the end of the transaction, in the same order whoever does. */
export async function lockOrders(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  ids: readonly number[],
): Promise<void> {
  if (kind === 'postgres')
    await sql`select id from placed_order where id in (${sql.join(ids)}) order by id for update`.execute(tx);
}

/** The caller holds the order. What a cancellation puts back is what the order really has: not what nobody has found, and also what stands in for it. */
export async function swapReserved(
  tx: Transaction<Schema>,
  orderId: number,
  less: StockShare,
  more: StockShare | null,
): Promise<void> {
  const row = await tx.selectFrom('placed_order').select('content').where('id', '=', orderId).executeTakeFirstOrThrow();
  const content = parseJson(row.content);
  const bySku = new Map(content.reserved.map(({ sku, qty }) => [sku, qty]));
  const before = bySku.get(less.sku);
  if (before !== undefined) bySku.set(less.sku, Math.max(0, before + less.qty));
  if (more) bySku.set(more.sku, (bySku.get(more.sku) ?? 0) + more.qty);
  const reserved = [...bySku].flatMap(([sku, qty]) => (qty > 0 ? [{ sku, qty }] : []));
  await tx
    .updateTable('placed_order')
    .set({ content: toJson({ ...content, reserved }) })
    .where('id', '=', orderId)
    .execute();
}
