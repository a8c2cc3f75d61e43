import type { Money } from '@brixel/commerce/money';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { StoredRefund } from '../order/stored-refund.ts';
import { addEntry, emptyVoucher, spentOn, type Voucher } from './voucher-ledger.ts';

/** Vouchers that an order has sold go back to the shop where their buyer gets the money back. */

type SellingOrder = Pick<StoredOrder, 'id' | 'lines' | 'vouchers'>;

/**
 * Holds all vouchers that an order has sold or was paid with: by rising id, and before the numbers of invoices and stock, as an order
 * does that is placed.
 */
export async function holdVouchers(tx: Transaction<Schema>, order: SellingOrder): Promise<void> {
  const sold = order.lines.some(({ gift }) => gift) ? (await soldBy(tx, order.id)).map(({ id }) => id) : [];
  const spent = order.vouchers ? (await spentOn(tx, order.id)).shares.map(({ id }) => id) : [];
  for (const id of [...new Set([...sold, ...spent])].sort((a, b) => a - b)) {
    await tx
      .updateTable('voucher')
      .set((eb) => ({ balance: eb.ref('balance') }))
      .where('id', '=', id)
      .execute();
  }
}

const soldBy = (db: Kysely<Schema>, orderId: number): Promise<Voucher[]> =>
  db.selectFrom('voucher').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

/** A voucher that a refund can take back, and what its buyer gets for it: what nobody has spent. */
export interface VoucherClaim {
  id: number;
  worth: Money;
}

/**
 * Those of a line, the fullest first: with what is on them, and what a cancellation has taken from them and nobody has paid out yet.
 * Null where the line has sold none, as its order was never paid.
 */
export async function claimable(
  db: Kysely<Schema>,
  order: Pick<StoredOrder, 'id'>,
  itemId: number,
): Promise<VoucherClaim[] | null> {
  const sold = (await soldBy(db, order.id)).filter(({ item_id }) => item_id === itemId);
  if (sold.length === 0) return null;
  const canceled = await db
    .selectFrom('voucher_entry')
    .select(['voucher_id', 'amount'])
    .where('kind', '=', 'refund')
    .where('refund_id', 'is', null)
    .where(
      'voucher_id',
      'in',
      sold.map(({ id }) => id),
    )
    .execute();
  return sold
    .map(({ id, balance }) => ({
      id,
      worth: canceled.reduce((sum, entry) => (entry.voucher_id === id ? sum - entry.amount : sum), balance),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.id - b.id);
}

/** Of a refund: nobody else can spend or refund what is on them any more. Whoever calls holds them. */
export async function takeBack(
  tx: Transaction<Schema>,
  { order_id, id: refund_id }: Pick<StoredRefund, 'order_id' | 'id'>,
  vouchers: readonly VoucherClaim[],
  now: number,
): Promise<void> {
  for (const { id } of vouchers) {
    await tx
      .updateTable('voucher_entry')
      .set({ refund_id })
      .where('voucher_id', '=', id)
      .where('kind', '=', 'refund')
      .where('refund_id', 'is', null)
      .execute();
    await emptyAndBlock(tx, id, { order_id, refund_id }, now);
  }
}

/** The order is canceled: what is left on its vouchers must not be spent. */
export async function takeBackAll(tx: Transaction<Schema>, orderId: number, now: number): Promise<void> {
  for (const { id } of await soldBy(tx, orderId))
    await emptyAndBlock(tx, id, { order_id: orderId, refund_id: null }, now);
}

async function emptyAndBlock(
  tx: Transaction<Schema>,
  id: number,
  by: { order_id: number; refund_id: number | null },
  now: number,
): Promise<void> {
  await emptyVoucher(tx, id, { kind: 'refund', ...by }, now);
  await tx
    .updateTable('voucher')
    .set({ blocked_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .execute();
}

/**
 * The buyer does not get the money back after all: what the refund has taken is on its vouchers again, with the codes they had. Of an
 * order that was canceled meanwhile it stays taken, for another refund.
 */
export async function undoTakeBack(
  tx: Transaction<Schema>,
  order: Pick<StoredOrder, 'id' | 'status'>,
  refundId: number,
  now: number,
): Promise<void> {
  if (order.status === 'canceled') {
    await tx.updateTable('voucher_entry').set({ refund_id: null }).where('refund_id', '=', refundId).execute();
    return;
  }
  const ofRefund = await tx
    .selectFrom('voucher_entry')
    .selectAll()
    .where('refund_id', '=', refundId)
    .orderBy('voucher_id')
    .execute();
  for (const { voucher_id, amount } of ofRefund) {
    await tx
      .updateTable('voucher')
      .set((eb) => ({
        balance: eb('balance', '-', amount),
        blocked_at: eb.case().when('block_reason', '=', '').then(null).else(eb.ref('blocked_at')).end(),
      }))
      .where('id', '=', voucher_id)
      .execute();
    await addEntry(tx, { voucher_id, kind: 'refund', amount: -amount, order_id: order.id, refund_id: refundId }, now);
  }
}
