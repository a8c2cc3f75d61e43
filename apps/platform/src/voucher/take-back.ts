import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { RefundLine } from '../order/stored-refund.ts';
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

const soldBy = (tx: Transaction<Schema>, orderId: number): Promise<Voucher[]> =>
  tx.selectFrom('voucher').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

interface SoldVouchers {
  /** nothing of them is spent */
  whole: Voucher[];
  /** taken back as a whole */
  back: Voucher[];
}

async function soldWith(tx: Transaction<Schema>, orderId: number, itemId: number): Promise<SoldVouchers | null> {
  const all = (await soldBy(tx, orderId)).filter(({ item_id }) => item_id === itemId);
  if (all.length === 0) return null;
  const taken = await tx
    .selectFrom('voucher_entry')
    .select(({ fn }) => ['voucher_id', fn.sum<number | string>('amount').as('sum')])
    .where('kind', '=', 'refund')
    .where(
      'voucher_id',
      'in',
      all.map(({ id }) => id),
    )
    .groupBy('voucher_id')
    .execute();
  const sums = new Map(taken.map(({ voucher_id, sum }) => [voucher_id, -Number(sum)]));
  return {
    whole: all.filter(({ balance, value }) => balance === value),
    back: all.filter(({ id, value }) => sums.get(id) === value),
  };
}

/**
 * Which vouchers a refund of these lines takes back. Null where one of them was spent, in part or as a whole, or has run out. What
 * a cancellation has taken back already counts; an order that was never paid has sold none.
 */
export async function vouchersToTake(
  tx: Transaction<Schema>,
  order: SellingOrder,
  lines: readonly Pick<RefundLine, 'item_id' | 'qty'>[],
  refundedQty: (itemId: number) => number,
): Promise<Voucher[] | null> {
  const all: Voucher[] = [];
  for (const { itemId, gift } of order.lines) {
    const qty = lines.find(({ item_id }) => item_id === itemId)?.qty ?? 0;
    const sold = gift && qty > 0 ? await soldWith(tx, order.id, itemId) : null;
    if (!sold) continue;
    const wanted = Math.max(0, refundedQty(itemId) + qty - sold.back.length);
    if (wanted > sold.whole.length) return null;
    all.push(...sold.whole.slice(0, wanted));
  }
  return all;
}

export async function takeBack(
  tx: Transaction<Schema>,
  orderId: number,
  vouchers: readonly Pick<Voucher, 'id'>[],
  now: number,
): Promise<void> {
  for (const { id } of vouchers) {
    await emptyVoucher(tx, id, 'refund', orderId, now);
    await tx
      .updateTable('voucher')
      .set({ blocked_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .where('blocked_at', 'is', null)
      .execute();
  }
}

/** The order is canceled: what is left on its vouchers must not be spent. */
export const takeBackAll = async (tx: Transaction<Schema>, orderId: number, now: number): Promise<void> =>
  takeBack(tx, orderId, await soldBy(tx, orderId), now);

/** The buyer does not get the money back after all: vouchers of these lines hold again, with the codes they had. */
export async function undoTakeBack(
  tx: Transaction<Schema>,
  order: StoredOrder,
  lines: readonly Pick<RefundLine, 'item_id' | 'qty'>[],
  now: number,
): Promise<void> {
  if (order.status === 'canceled') return;
  for (const { itemId, gift } of order.lines) {
    const qty = lines.find(({ item_id }) => item_id === itemId)?.qty ?? 0;
    const sold = gift && qty > 0 ? await soldWith(tx, order.id, itemId) : null;
    for (const { id, value } of sold?.back.slice(0, qty) ?? []) {
      await tx
        .updateTable('voucher')
        .set((eb) => ({
          balance: value,
          blocked_at: eb.case().when('block_reason', '=', '').then(null).else(eb.ref('blocked_at')).end(),
        }))
        .where('id', '=', id)
        .execute();
      await addEntry(tx, { voucher_id: id, kind: 'refund', amount: value, order_id: order.id }, now);
    }
  }
}
