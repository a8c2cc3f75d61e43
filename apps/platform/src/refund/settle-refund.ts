import type { RefundState } from '@brixel/contract/office/refund-endpoints';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { LateLog } from '../http/late-log.ts';
import type { OrderBook } from '../order/order-book.ts';
import { markRefunded, moneyOf } from '../order/order-refunds.ts';
import { lockOrder } from '../order/order-rows.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { StoredRefund } from '../order/stored-refund.ts';
import { NoAnswer, type PaymentProvider } from '../payment/provider.ts';
import { bringTicketsBack } from '../ticket/take-back-tickets.ts';
import { holdVouchers, undoTakeBack } from '../voucher/take-back.ts';
import { returnAmount } from '../voucher/voucher-ledger.ts';
import { readRefund } from './book-refund.ts';
import type { RefundEvents } from './refund-events.ts';

export interface SettleRefundDeps {
  database: Pick<Database, 'db'>;
  orders: Pick<OrderBook, 'announce'>;
  provider: PaymentProvider;
  events: RefundEvents;
  log: Pick<LateLog, 'warn' | 'error'>;
  now: () => number;
}

export interface SettledRefund {
  state: RefundState;
  failure: string;
}

/** The only way in which a refund of the payment service is decided; idempotent. */
export interface SettleRefund {
  (id: number): Promise<SettledRefund | NoAnswer>;
  read(id: number): Promise<StoredRefund>;
}

export function createSettleRefund(deps: SettleRefundDeps): SettleRefund {
  const running = new Map<number, Promise<SettledRefund | NoAnswer>>();
  const read = async (id: number): Promise<StoredRefund> => {
    const refund = await readRefund(deps.database.db, id);
    if (!refund) throw new Error(`There is no refund ${id}`);
    return refund;
  };

  async function settle(id: number): Promise<SettledRefund | NoAnswer> {
    const { database, provider, events, log, now } = deps;
    const refund = await read(id);
    const isOpen = refund.way === 'provider' && (refund.state === 'requested' || refund.state === 'unknown');
    if (!isOpen || refund.capture_id === null) return refund;
    if (refund.provider !== provider.code) return new NoAnswer(`${refund.provider} is no longer configured`);

    const answer = await provider.refund(refund.capture_id, moneyOf(refund), refund.request_id);
    if (answer instanceof NoAnswer || answer.state === 'pending') {
      const failure = answer instanceof NoAnswer ? answer.reason : '';
      await database.db
        .updateTable('order_refund')
        .set({ state: 'unknown', failure, ...('refundId' in answer && { provider_refund_id: answer.refundId }) })
        .where('id', '=', id)
        .where('state', 'in', ['requested', 'unknown'])
        .execute();
      if (answer instanceof NoAnswer) log.warn({ order: refund.order_id, reason: failure }, 'a refund is not decided');
      return answer instanceof NoAnswer ? answer : { state: 'unknown', failure };
    }
    const isRefused = answer.state === 'refused';
    if (isRefused) log.error({ order: refund.order_id, reason: answer.reason }, 'a refund was refused');
    await database.db.transaction().execute((tx) =>
      recordSent(tx, {
        ...{ id, way: 'provider', at: new Date(now()).toISOString(), events },
        state: isRefused ? 'failed' : 'sent',
        failure: isRefused ? answer.reason : '',
        providerRefundId: isRefused ? null : answer.refundId,
      }),
    );
    deps.orders.announce();
    return read(id);
  }

  /** Concurrent calls of this node share one answer; across nodes the request id makes the refund happen once. */
  const shared = (id: number): Promise<SettledRefund | NoAnswer> => {
    const known = running.get(id);
    if (known) return known;
    const started = settle(id).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  };
  return Object.assign(shared, { read });
}

interface Outcome {
  id: number;
  way: StoredRefund['way'];
  state: 'sent' | 'failed';
  at: string;
  failure?: string;
  providerRefundId?: string | null;
  events: RefundEvents;
  also?: (tx: Transaction<Schema>, order: StoredOrder, refund: StoredRefund) => Promise<void>;
}

/** Decides a refund, once. The order is held first, as in a booking. False where it was decided before. */
export async function recordSent(tx: Transaction<Schema>, outcome: Outcome): Promise<boolean> {
  const { id, way, state, at, failure = '', providerRefundId = null, events, also } = outcome;
  const known = await tx.selectFrom('order_refund').select('order_id').where('id', '=', id).executeTakeFirst();
  const before = known && (await lockOrder(tx, known.order_id));
  if (!before) return false;
  const row = await tx
    .updateTable('order_refund')
    .set({ state, settled_at: at, failure, ...(providerRefundId !== null && { provider_refund_id: providerRefundId }) })
    .where('id', '=', id)
    .where('way', '=', way)
    .where('state', 'in', ['requested', 'unknown'])
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  const lines = before.refunds.find((refund) => refund.id === id)?.lines ?? [];
  const refund: StoredRefund = { ...row, lines };
  await holdVouchers(tx, before);
  if (state === 'sent') {
    await returnAmount(tx, row.order_id, row.voucher_amount, Date.parse(at));
    await markRefunded(tx, row.order_id);
  } else {
    await undoTakeBack(tx, before, id, Date.parse(at));
    await bringTicketsBack(tx, before, lines);
  }
  const order = { ...before, refunds: before.refunds.map((each) => (each.id === id ? refund : each)) };
  await also?.(tx, order, refund);
  if (state === 'sent') await events.sent(tx, order, refund);
  return true;
}
