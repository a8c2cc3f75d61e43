import { randomUUID } from 'node:crypto';
import { fromEuros } from '@brixel/commerce/money';
import type { PaidLine } from '@brixel/commerce/refund';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Money } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { nextEntityId } from './order-ids.ts';
import type { StoredOrder } from './stored-order.ts';
import type { StoredRefund } from './stored-refund.ts';

/** What was given back of an order, and what follows from it. */

/** The oldest first, by order. */
export async function refundsOf(db: Kysely<Schema>, orderIds: readonly number[]): Promise<Map<number, StoredRefund[]>> {
  const rows = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  return Map.groupBy(await withLines(db, rows), ({ order_id }) => order_id);
}

export async function withLines(
  db: Kysely<Schema>,
  rows: readonly Selectable<Schema['order_refund']>[],
): Promise<StoredRefund[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_refund_line')
    .selectAll()
    .where('refund_id', 'in', ids)
    .orderBy('item_id')
    .execute();
  const byRefund = Map.groupBy(lines, ({ refund_id }) => refund_id);
  return rows.map((row) => ({
    ...row,
    lines: (byRefund.get(row.id) ?? []).map(({ refund_id: _, ...line }) => line),
  }));
}

type HasRefunds = Pick<StoredOrder, 'refunds'>;

/** Money that has left, or may leave: all but what failed. */
export const bookedRefunds = ({ refunds }: HasRefunds): StoredRefund[] =>
  refunds.filter(({ state }) => state !== 'failed');

/** What the shopper has got back. */
export const refundedSum = ({ refunds }: HasRefunds): Money =>
  refunds.reduce((sum, { state, amount }) => sum + (state === 'sent' ? amount : 0), 0);

/** What of a refund is money: the rest goes back onto gift vouchers. */
export const moneyOf = ({ amount, voucher_amount }: Pick<StoredRefund, 'amount' | 'voucher_amount'>): Money =>
  amount - voucher_amount;

export const bookedMoney = (order: HasRefunds): Money =>
  bookedRefunds(order).reduce((sum, refund) => sum + moneyOf(refund), 0);

/** What is promised to gift vouchers and not on them yet. */
export const promisedToVouchers = (order: HasRefunds): Money =>
  bookedRefunds(order).reduce((sum, { state, voucher_amount }) => sum + (state === 'sent' ? 0 : voucher_amount), 0);

export const refundedShipping = (order: HasRefunds): Money =>
  bookedRefunds(order).reduce((sum, { shipping }) => sum + shipping, 0);

/** The lines of an order with what was paid for each, and what of it was given back. */
export function paidLines(order: Pick<StoredOrder, 'lines' | 'totals' | 'refunds'>): Map<number, PaidLine> {
  const booked = bookedRefunds(order).flatMap(({ lines }) => lines);
  const amounts = new Map(order.totals.items.map((item) => [item.item_id, item]));
  return new Map(
    order.lines.map(({ itemId, qty }) => {
      const item = amounts.get(itemId);
      const own = booked.filter(({ item_id }) => item_id === itemId);
      const line: PaidLine = {
        qty,
        paid: item ? fromEuros(item.row_total_incl_tax) - fromEuros(item.discount_amount) : 0,
        refundedQty: own.reduce((sum, part) => sum + part.qty, 0),
        refundedAmount: own.reduce((sum, part) => sum + part.amount, 0),
      };
      return [itemId, line];
    }),
  );
}

/** A refund as it is written down first. */
export interface NewRefund
  extends Omit<StoredRefund, 'id' | 'created_at' | 'settled_at' | 'next_check_at' | 'attempts'> {
  at: string;
}

const FIRST_CHECK_MS = 60_000;

export async function insertRefund(
  tx: Transaction<Schema>,
  { at, lines, ...refund }: NewRefund,
): Promise<StoredRefund> {
  const row: Selectable<Schema['order_refund']> = {
    ...refund,
    id: nextEntityId(Date.parse(at)),
    created_at: at,
    settled_at: refund.state === 'sent' ? at : null,
    // whoever books it asks at once; this is for the case that they come to nothing
    next_check_at: new Date(Date.parse(at) + FIRST_CHECK_MS).toISOString(),
    attempts: 0,
  };
  await tx.insertInto('order_refund').values(row).execute();
  if (lines.length > 0)
    await tx
      .insertInto('order_refund_line')
      .values(lines.map((line) => ({ refund_id: row.id, ...line })))
      .execute();
  return { ...row, lines };
}

/** Money that was given back before anybody wrote it down. */
export const notedRefund = (orderId: number, amount: Money, text: string): Omit<NewRefund, 'at'> => ({
  request_id: randomUUID(),
  order_id: orderId,
  amount,
  shipping: 0,
  extra: amount,
  voucher_amount: 0,
  reason: 'other',
  text,
  way: 'noted',
  state: 'sent',
  provider: null,
  capture_id: null,
  provider_refund_id: null,
  failure: '',
  staff_name: null,
  return_number: null,
  gap_id: null,
  lines: [],
});

/** To be called in the transaction in which a refund was sent. Of an order that is refunded as a whole nothing is picked any more. */
export async function markRefunded(tx: Transaction<Schema>, orderId: number): Promise<void> {
  await tx
    .updateTable('placed_order')
    .set({ payment_state: 'refunded', fulfilment: sql`nullif(fulfilment, 'to_pick')` })
    .where('id', '=', orderId)
    .where('payment_state', '=', 'paid')
    .where('grand_total', '<=', (refunds) =>
      refunds
        .selectFrom('order_refund')
        .select(({ fn }) => fn.sum<number>('amount').as('refunded'))
        .where('order_id', '=', orderId)
        .where('state', '=', 'sent'),
    )
    .execute();
}
