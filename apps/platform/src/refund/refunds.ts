import type { RefundWish } from '@brixel/contract/office/refund-endpoints';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { LateLog } from '../http/late-log.ts';
import type { OrderBook } from '../order/order-book.ts';
import { lockOrder } from '../order/order-rows.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { StoredRefund } from '../order/stored-refund.ts';
import type { NoAnswer, PaymentProvider } from '../payment/provider.ts';
import { repeatedly } from '../repeat.ts';
import { holdVouchers } from '../voucher/take-back.ts';
import { type BookedRefund, bookRefund, type RefundRefusal } from './book-refund.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import type { RefundEvents } from './refund-events.ts';
import { findRefundsElsewhere } from './refunds-elsewhere.ts';
import { createSettleRefund, recordSent, type SettledRefund } from './settle-refund.ts';
import { takeOverRefund } from './take-over-refund.ts';

export interface RefundsContext {
  database: Database;
  orders: Pick<OrderBook, 'announce'>;
  provider: PaymentProvider;
  events: RefundEvents;
  log: Pick<LateLog, 'warn' | 'error'>;
  now?: () => number;
}

/** Gives money back: written down first, carried out afterwards, exactly once whatever gets lost in between. */
export interface Refunds {
  provider: Pick<PaymentProvider, 'code'>;
  /**
   * Books a refund and, where the payment service has the money, asks it at once. `also` is part of the booking, and not called
   * again for a wish that was booked before.
   */
  give(
    orderId: number,
    wish: RefundWish,
    author: { staffName: string; also: (tx: Transaction<Schema>, booked: BookedRefund) => Promise<void> },
  ): Promise<StoredRefund | RefundRefusal>;
  /** A bank transfer was made (`sent`), or never will be (`failed`). False where it is settled already. */
  settleTransfer(
    id: number,
    state: 'sent' | 'failed',
    also: (tx: Transaction<Schema>, order: StoredOrder, refund: StoredRefund) => Promise<void>,
  ): Promise<boolean>;
  /** Asks the payment service what became of a refund, or to carry it out; the same however often it is asked. */
  settle(id: number): Promise<SettledRefund | NoAnswer>;
  /** Takes over a refund that the payment service tells of; ours are known already. */
  takeOver(refundId: string): Promise<NoAnswer | null>;
  /** Does now what is done every minute. */
  reconcile(now?: number): Promise<void>;
  close(): Promise<void>;
}

const MINUTE_MS = 60 * 1000;

export function createRefunds(context: RefundsContext): Refunds {
  const { database, orders, provider, events, log, now = Date.now } = context;
  const { db, kind } = database;
  const time = (): string => new Date(now()).toISOString();
  const deps = { ...context, now, settle: createSettleRefund({ ...context, now }) };
  const reconcile = async (moment: number): Promise<void> => {
    await reconcileRefunds(deps, moment);
    await findRefundsElsewhere(deps, moment);
  };
  const rounds = repeatedly(
    MINUTE_MS,
    () => reconcile(now()),
    (err) => log.warn({ err }, 'open refunds could not be looked at'),
  );

  return {
    provider,

    async give(orderId, wish, { staffName, also }) {
      const booked = await db.transaction().execute(async (tx) => {
        const held = await lockOrder(tx, orderId);
        if (held) await holdVouchers(tx, held);
        await events.booking(tx, orderId);
        const result = await bookRefund(tx, kind, orderId, { wish, staffName, at: time(), provider: provider.code });
        if (typeof result === 'string' || !result.isNew) return result;
        await also(tx, result);
        if (result.refund.state === 'sent') await events.sent(tx, result.order, result.refund);
        return result;
      });
      if (typeof booked === 'string') return booked;
      orders.announce();
      const { refund } = booked;
      if (refund.way !== 'provider') return refund;
      await deps.settle(refund.id);
      return deps.settle.read(refund.id);
    },

    async settleTransfer(id, state, also) {
      const isDone = await db
        .transaction()
        .execute((tx) => recordSent(tx, { id, way: 'transfer', state, at: time(), events, also }));
      orders.announce();
      return isDone;
    },

    async settle(id) {
      const settled = await deps.settle(id);
      orders.announce();
      return settled;
    },
    takeOver: (refundId) => takeOverRefund(deps, refundId),
    reconcile: (moment = now()) => reconcile(moment),
    close: rounds.close,
  };
}
