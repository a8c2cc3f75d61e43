import type { TransferTerms } from '@brixel/contract/shop-settings';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lockUnpaidOrder } from '../payment/payment-store.ts';
import { type Repeated, repeatedly } from '../repeat.ts';
import type { OrderBook } from './order-book.ts';
import { withHistory } from './order-rows.ts';
import { NOT_PAID_IN_TIME } from './order-state.ts';
import type { StoredOrder } from './stored-order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const AT_ONCE = 50;

interface ExpiryOptions {
  db: Kysely<Schema>;
  orders: Pick<OrderBook, 'cancel' | 'announce'>;
  /** the terms of now */
  terms(): TransferTerms;
  /** queues the mail */
  remind(tx: Transaction<Schema>, order: StoredOrder, cancelsAt: string): Promise<void>;
  onError: (error: unknown) => void;
}

export interface TransferExpiry extends Repeated {
  /** Runs every hour by itself. */
  sweep(): Promise<void>;
}

/** Reminds of transfers that do not come and cancels those that never came, now and every hour. Nodes may do so at the same time. */
export function expireTransfers({ db, orders, terms, remind, onError }: ExpiryOptions): TransferExpiry {
  async function sweep(): Promise<void> {
    const { remindDays, cancelDays } = terms();
    if (remindDays !== null) await remindOfTransfers(db, { orders, remind, remindDays, cancelDays, now: Date.now() });
    await cancelUnpaidTransfers(db, orders, Date.now() - cancelDays * DAY_MS);
  }
  return { sweep, ...repeatedly(HOUR_MS, sweep, onError) };
}

/** Cancels the orders by transfer that were placed before a moment and are not paid: the stock is released, the shopper gets a mail. */
export async function cancelUnpaidTransfers(
  db: Kysely<Schema>,
  orders: ExpiryOptions['orders'],
  moment: number,
): Promise<void> {
  for (;;) {
    const waiting = await unpaidBefore(db, moment).execute();
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

interface Reminding extends Pick<TransferTerms, 'cancelDays'>, Pick<ExpiryOptions, 'remind'> {
  orders: Pick<OrderBook, 'announce'>;
  remindDays: number;
  now: number;
}

/** Each order once, whoever else does so: its row is the proof. Who would be canceled within a day is not reminded any more. */
async function remindOfTransfers(db: Kysely<Schema>, reminding: Reminding): Promise<void> {
  const { orders, remind, remindDays, cancelDays, now } = reminding;
  for (;;) {
    const waiting = await unpaidBefore(db, now - remindDays * DAY_MS)
      .where('created_at', '>', new Date(now - (cancelDays - 1) * DAY_MS).toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('transfer_reminder')
              .select('order_id')
              .whereRef('transfer_reminder.order_id', '=', 'placed_order.id'),
          ),
        ),
      )
      .execute();
    for (const { id } of waiting)
      await db.transaction().execute(async (tx) => {
        if (!(await lockUnpaidOrder(tx, id))) return;
        const isFirst = await tx
          .insertInto('transfer_reminder')
          .values({ order_id: id, sent_at: new Date(now).toISOString() })
          .onConflict((conflict) => conflict.column('order_id').doNothing())
          .returning('order_id')
          .executeTakeFirst();
        if (!isFirst) return;
        const row = await tx.selectFrom('placed_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        const order = await withHistory(tx, row);
        await remind(tx, order, dayAfter(order.createdAt, cancelDays));
      });
    if (waiting.length > 0) orders.announce();
    if (waiting.length < AT_ONCE) return;
  }
}

export const dayAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * DAY_MS).toISOString();

/** After a partial withdrawal the owner decides, not the deadline. */
const unpaidBefore = (db: Kysely<Schema>, moment: number) =>
  db
    .selectFrom('placed_order')
    .select('id')
    .where('status', '=', 'pending')
    .where('payment_method', '=', 'banktransfer')
    .where('created_at', '<', new Date(moment).toISOString())
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
    .limit(AT_ONCE);
