import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lockUnpaidOrder } from '../payment/payment-store.ts';
import { type Repeated, repeatedly } from '../repeat.ts';
import type { OrderBook } from './order-book.ts';
import { NOT_PAID_IN_TIME } from './order-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const AT_ONCE = 50;

interface ExpiryOptions {
  db: Kysely<Schema>;
  orders: Pick<OrderBook, 'cancel' | 'announce'>;
  /** after which an order whose transfer has not come is canceled */
  days: number;
  onError: (error: unknown) => void;
}

/** Cancels transfers that never came, now and every hour. Nodes may do so at the same time: each order is canceled once. */
export const expireTransfers = ({ db, orders, days, onError }: ExpiryOptions): Repeated =>
  repeatedly(HOUR_MS, () => cancelUnpaidTransfers(db, orders, Date.now() - days * DAY_MS), onError);

/** Cancels the orders by transfer that were placed before a moment and are not paid: the stock is released, the shopper gets a mail. */
export async function cancelUnpaidTransfers(
  db: Kysely<Schema>,
  orders: ExpiryOptions['orders'],
  moment: number,
): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('placed_order')
      .select('id')
      .where('status', '=', 'pending')
      .where('payment_method', '=', 'banktransfer')
      .where('created_at', '<', new Date(moment).toISOString())
      // After a partial withdrawal the owner decides, not the deadline.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_note')
              .select('order_note.id')
              .whereRef('order_note.order_id', '=', 'placed_order.id')
              .where('order_note.kind', '=', 'withdrawal'),
          ),
        ),
      )
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of waiting) {
      await db.transaction().execute(async (tx) => {
        // Asked again under the lock: the owner may have seen the money at this very moment.
        if (await lockUnpaidOrder(tx, id)) await orders.cancel(tx, id, NOT_PAID_IN_TIME);
      });
      orders.announce();
    }
    if (waiting.length < AT_ONCE) return;
  }
}
