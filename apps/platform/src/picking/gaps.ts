import type { PickGap } from '@brixel/contract/office/picking-endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { CatalogChange } from '../catalog/changes/change-log.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { lockOrders, swapReserved, takeFor } from './reserved-stock.ts';

/** What was not found of some orders, the oldest first. */
export async function gapsOf(
  db: Kysely<Schema>,
  orders: readonly Pick<StoredOrder, 'id' | 'totals' | 'refunds'>[],
): Promise<(PickGap & { order_id: number })[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('pick_gap')
    .leftJoin('lot', 'lot.sku', 'pick_gap.stand_in_sku')
    .leftJoin('shelf', 'shelf.sku', 'pick_gap.stand_in_sku')
    .selectAll('pick_gap')
    .select(['lot.place as lot_place', 'shelf.place as shelf_place'])
    .where(
      'pick_gap.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('pick_gap.id')
    .execute();
  return rows.map((row) => {
    const order = orders.find(({ id }) => id === row.order_id)!;
    return {
      id: row.id,
      order_id: row.order_id,
      sku: row.sku,
      name: row.name,
      item_id: row.item_id,
      qty: row.qty,
      amount: amountOf(order, row),
      at: row.at,
      by: row.staff_name,
      decision: row.decision,
      stand_in:
        row.stand_in_sku === null ? null : { sku: row.stand_in_sku, place: row.lot_place ?? row.shelf_place ?? '' },
      decided_by: row.decided_by,
      is_refunded: row.item_id !== null && piecesBack(order, row.item_id) >= row.qty,
    };
  });
}

const piecesBack = ({ refunds }: Pick<StoredOrder, 'refunds'>, itemId: number): number =>
  refunds
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ lines }) => lines)
    .reduce((sum, { item_id, qty }) => sum + (item_id === itemId ? qty : 0), 0);

/** What was paid for the missing pieces, its share of a discount taken off. */
function amountOf(
  { totals }: Pick<StoredOrder, 'totals'>,
  { item_id, qty }: { item_id: number | null; qty: number },
): number | null {
  const line = totals.items.find((item) => item.item_id === item_id);
  if (!line) return null;
  const paid = line.row_total_incl_tax - Math.abs(line.discount_amount);
  return Math.round((paid * 100 * qty) / line.qty) / 100;
}

export interface Decision {
  decision: 'less' | 'stand_in' | 'refund';
  sku?: string | undefined;
}

export type DecisionRefusal = 'NOT_FOUND' | 'GAP_DECIDED' | 'SKU_UNKNOWN' | 'STAND_IN_SHORT';

/** Decides once; a stand-in leaves the stock for the order. Gives what has changed in the shop. */
export async function decideGap(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  order: Pick<StoredOrder, 'id' | 'orderNumber'>,
  gapId: number,
  { decision, sku }: Decision,
  author: Author,
  now: number,
): Promise<CatalogChange[] | DecisionRefusal> {
  await lockOrders(tx, kind, [order.id]);
  const gap = await tx
    .selectFrom('pick_gap')
    .selectAll()
    .where('id', '=', gapId)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!gap) return 'NOT_FOUND';
  if (gap.decision !== null) return 'GAP_DECIDED';
  if (decision === 'stand_in') {
    if (sku === undefined || !(await isSold(tx, sku))) return 'SKU_UNKNOWN';
    if (!(await takeFor(tx, order.orderNumber, sku, gap.qty))) return 'STAND_IN_SHORT';
    await swapReserved(tx, order.id, { sku: gap.sku, qty: 0 }, { sku, qty: gap.qty });
  }
  const standIn = decision === 'stand_in' ? sku! : null;
  await tx
    .updateTable('pick_gap')
    .set({
      decision,
      stand_in_sku: standIn,
      decided_at: new Date(now).toISOString(),
      decided_by: author.staff.name,
    })
    .where('id', '=', gapId)
    .execute();
  await recordChange(tx, {
    ...author,
    action: 'orders.decideGap',
    subject: order.orderNumber,
    after: { sku: gap.sku, missing: gap.qty, decision, ...(standIn !== null && { stand_in: standIn }) },
  });
  return standIn === null ? [] : [{ kind: 'stock', sku: standIn }];
}

const isSold = async (tx: Transaction<Schema>, sku: string): Promise<boolean> =>
  (await tx.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst()) !== undefined;
