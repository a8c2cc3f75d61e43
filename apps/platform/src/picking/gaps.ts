import { CENT, fromEuros, type Money, multiplyDivide, toEuros } from '@brixel/commerce/money';
import type { PickGap } from '@brixel/contract/office/picking-endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { CatalogChange } from '../catalog/changes/change-log.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { bookedRefunds } from '../order/order-refunds.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { lockOrders, swapReserved, takeFor } from './reserved-stock.ts';

type Order = Pick<StoredOrder, 'id' | 'status' | 'payment' | 'lines' | 'totals' | 'refunds'>;

/** What was not found of some orders, the oldest first. */
export async function gapsOf(
  db: Kysely<Schema>,
  orders: readonly Order[],
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
  const prices = await partPrices(db, orders, rows);
  return rows.map((row) => {
    const order = orders.find(({ id }) => id === row.order_id)!;
    return {
      id: row.id,
      order_id: row.order_id,
      sku: row.sku,
      name: row.name,
      item_id: row.item_id,
      qty: row.qty,
      amount: amountOf(order, row, prices),
      at: row.at,
      by: row.staff_name,
      decision: row.decision,
      stand_in:
        row.stand_in_sku === null ? null : { sku: row.stand_in_sku, place: row.lot_place ?? row.shelf_place ?? '' },
      decided_by: row.decided_by,
      is_refunded: isRefunded(order, row),
    };
  });
}

interface Lacking {
  id: number;
  sku: string;
  /** null: a part of a box */
  item_id: number | null;
  qty: number;
}

/** By a refund that was made for it, or with its line. `owingOrders` says the same to the database. */
function isRefunded(order: Order, { id, item_id: itemId, qty }: Lacking): boolean {
  if (order.payment.state === 'refunded') return true;
  if (bookedRefunds(order).some(({ gap_id: of }) => of === id)) return true;
  return itemId !== null && piecesBack(order, itemId) >= qty;
}

const piecesBack = (order: Order, itemId: number): number =>
  bookedRefunds(order)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { item_id, qty }) => sum + (item_id === itemId ? qty : 0), 0);

/** What single pieces cost today, by sku: by it the price of a box is shared among its parts. */
type PartPrices = ReadonlyMap<string, Money>;

async function partPrices(db: Kysely<Schema>, orders: readonly Order[], gaps: readonly Lacking[]): Promise<PartPrices> {
  const missing = new Set(gaps.flatMap(({ item_id: itemId, sku }) => (itemId === null ? sku : [])));
  const boxes = orders
    .flatMap(({ lines }) => lines)
    .filter(({ parts = [] }) => parts.some(({ sku }) => missing.has(sku)));
  const skus = [...new Set(boxes.flatMap(({ parts = [] }) => parts.map(({ sku }) => sku)))];
  if (skus.length === 0) return new Map();
  const rows = await db.selectFrom('product').select(['sku', 'price']).where('sku', 'in', skus).execute();
  return new Map(rows.map(({ sku, price }) => [sku, price]));
}

/** What was paid for the missing pieces, its share of a discount taken off. */
function amountOf({ lines, totals }: Order, { item_id: itemId, sku, qty }: Lacking, prices: PartPrices): number | null {
  const paidFor = (id: number): Money => {
    const item = totals.items.find((each) => each.item_id === id);
    return item ? fromEuros(item.row_total_incl_tax) - Math.abs(fromEuros(item.discount_amount)) : 0;
  };
  const share = (paid: Money, part: number, whole: number): number =>
    toEuros(multiplyDivide(paid / CENT, part, whole) * CENT);
  if (itemId !== null) {
    const line = lines.find((each) => each.itemId === itemId);
    return line ? share(paidFor(itemId), qty, line.qty) : null;
  }
  const box = lines.find(({ parts = [] }) => parts.some((part) => part.sku === sku));
  if (!box) return null;
  const parts = box.parts ?? [];
  const isPriced = parts.every((part) => (prices.get(part.sku) ?? 0) > 0);
  const worth = (of: string): number => (isPriced ? (prices.get(of) ?? 0) : 1);
  const whole = parts.reduce((sum, part) => sum + part.qty * worth(part.sku), 0) * box.qty;
  return share(paidFor(box.itemId), Math.min(qty * worth(sku), whole), whole);
}

export interface Decision {
  order: Pick<StoredOrder, 'id' | 'orderNumber'>;
  gapId: number;
  decision: 'less' | 'stand_in' | 'refund';
  sku?: string | undefined;
}

export type DecisionRefusal = 'NOT_FOUND' | 'GAP_DECIDED' | 'SKU_UNKNOWN' | 'STAND_IN_SHORT';

/** Decides once; a stand-in leaves the stock for the order. Gives what has changed in the shop. */
export async function decideGap(
  tx: Transaction<Schema>,
  { order, gapId, decision, sku }: Decision,
  { kind, author, now }: { kind: Database['kind']; author: Author; now: number },
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
