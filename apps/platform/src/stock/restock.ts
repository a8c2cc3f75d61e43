import type { Transaction } from 'kysely';
import { recordChanges } from '../catalog/changes/change-log.ts';
import { notifyWithCommit } from '../catalog/changes/change-signal.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { OrderLine, StockShare } from '../order/order-content.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { recordMovements } from './stock-movements.ts';

export interface BackAgain {
  orderNumber: string;
  staffName: string | null;
  shares: readonly StockShare[];
}

/**
 * Goods of an order that are back: stock, movements and the news for the catalogue, in the caller's transaction. Taken by sku, as
 * orders do, so that two never wait for each other; what has left the catalogue meanwhile stays away.
 */
export async function restock(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  { orderNumber, staffName, shares }: BackAgain,
): Promise<void> {
  const bySku = new Map<string, number>();
  for (const { sku, qty } of shares) bySku.set(sku, (bySku.get(sku) ?? 0) + qty);
  const back: string[] = [];
  for (const [sku, delta] of [...bySku].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const row = await tx
      .updateTable('stock')
      .set((eb) => ({ qty: eb('qty', '+', delta) }))
      .where('sku', '=', sku)
      .returning('sku')
      .executeTakeFirst();
    if (!row) continue;
    back.push(sku);
    await recordMovements(tx, [{ sku, delta, reason: 'return', orderNumber, staffName }]);
  }
  if (back.length === 0) return;
  await recordChanges(
    tx,
    back.map((sku) => ({ kind: 'stock', sku })),
  );
  await notifyWithCommit(tx, kind);
}

/** What so many pieces of a line are in the stock, as far as it is counted. */
export function sharesOf(order: Pick<StoredOrder, 'reserved'>, line: OrderLine, qty: number): StockShare[] {
  const counted = new Set(order.reserved.map(({ sku }) => sku));
  return [{ sku: line.sku, qty: 1 }, ...(line.parts ?? [])]
    .filter(({ sku }) => counted.has(sku))
    .map((share) => ({ sku: share.sku, qty: share.qty * qty }));
}
