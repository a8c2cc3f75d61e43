import { shopNote } from '@brixel/contract/office/shop-notes';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { LateLog } from '../http/late-log.ts';
import type { OrderBook } from '../order/order-book.ts';
import { lockUnpaidOrder, movePayment, type Payment, paymentOf, UNSETTLED } from './payment-store.ts';
import { NoAnswer, type PaymentProvider, type ProviderPayment } from './provider.ts';

/** `pending`: the money was taken, but has not arrived; `disputed`: another sum was taken than the order's. */
export type Settlement = 'open' | 'pending' | 'paid' | 'canceled' | 'disputed';

/** By then every capture has been answered, or never will be. */
const CAPTURE_ENDS_MS = 5 * 60 * 1000;

export interface SettleDeps {
  db: Kysely<Schema>;
  orders: OrderBook;
  provider: PaymentProvider;
  log: Pick<LateLog, 'warn' | 'error'>;
}

/** Reads the state of a payment from the provider and applies it. The only way to settle a payment; idempotent. */
export type Settle = (reference: string) => Promise<Settlement | NoAnswer>;

export function createSettle(deps: SettleDeps): Settle {
  const running = new Map<string, ReturnType<Settle>>();
  /** Concurrent calls of this node share one answer; across nodes the request id makes the capture idempotent. */
  return (reference) => {
    const known = running.get(reference);
    if (known) return known;
    const started = settle(deps, reference).finally(() => running.delete(reference));
    running.set(reference, started);
    return started;
  };
}

async function settle(deps: SettleDeps, reference: string): Promise<Settlement | NoAnswer> {
  const { db, provider } = deps;
  const payment = await paymentOf(db, reference);
  if (payment.state === 'captured') return 'paid';
  if (payment.state === 'canceled' || payment.state === 'disputed') return payment.state;
  if (payment.provider_payment_id === null) return 'open';

  const found = await provider.find(payment.provider_payment_id);
  if (found instanceof NoAnswer) return found;
  if (found === null && payment.state === 'capturing') return new NoAnswer('a payment in progress is not known there');
  if (found === null) return cancelPayment(deps, payment);
  if (found.state === 'approved') return capture(deps, payment, payment.provider_payment_id, found);
  return follow(deps, payment, found);
}

/** Applies the state that the provider reports. */
async function follow(deps: SettleDeps, payment: Payment, found: ProviderPayment): Promise<Settlement | NoAnswer> {
  switch (found.state) {
    case 'captured':
      return recordCapture(deps, payment, found);
    case 'canceled':
      return cancelPayment(deps, payment);
    case 'pending':
      return 'pending';
    case 'open':
    case 'approved':
      // The approval was taken back before the money was: the shopper may agree again, or give it up.
      await movePayment(deps.db, payment.reference, ['capturing'], { state: 'open' });
      return 'open';
  }
}

async function capture(
  deps: SettleDeps,
  payment: Payment,
  paymentId: string,
  found: ProviderPayment,
): Promise<Settlement | NoAnswer> {
  const { db, provider, log } = deps;
  const { reference, order_id: order, amount } = payment;
  if (found.amount !== amount) {
    log.error({ order, approved: found.amount, expected: amount }, 'another sum was approved, not taken');
    return cancelPayment(deps, payment);
  }
  const claim = await claimCapture(db, payment);
  if (claim === 'not-wanted')
    return isInFlight(payment) ? new NoAnswer('another capture runs') : cancelPayment(deps, payment);
  if (claim === 'over') return settle(deps, reference);
  const taken = await provider.capture(paymentId, `capture-${reference}`);
  return taken instanceof NoAnswer ? taken : follow(deps, { ...payment, state: 'capturing' }, taken);
}

/**
 * Recorded before the capture: from here on the payment is not dropped without asking the provider. The order is
 * locked first, as in a cancellation: either that one sees the capture, or the capture sees the cancellation.
 */
const claimCapture = (
  db: Kysely<Schema>,
  { reference, order_id }: Payment,
): Promise<'claimed' | 'not-wanted' | 'over'> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockUnpaidOrder(tx, order_id))) return 'not-wanted';
    const claimed = await movePayment(tx, reference, ['open', 'capturing'], { state: 'capturing' });
    return claimed ? 'claimed' : 'over';
  });

/** Another node may be capturing at this moment, before the provider knows of it. */
const isInFlight = ({ state, updated_at: updatedAt }: Payment): boolean =>
  state === 'capturing' && Date.parse(updatedAt) > Date.now() - CAPTURE_ENDS_MS;

/** Only if its state has not changed meanwhile; else it is settled again. */
async function cancelPayment(deps: SettleDeps, { reference, state }: Payment): Promise<Settlement | NoAnswer> {
  const closed = await movePayment(deps.db, reference, [state], { state: 'canceled' });
  return closed ? 'canceled' : settle(deps, reference);
}

/** The money is there. The order is locked before the payment, as in a cancellation, to avoid deadlocks. */
async function recordCapture(deps: SettleDeps, payment: Payment, found: ProviderPayment): Promise<Settlement> {
  const { db, orders, log } = deps;
  const { reference, order_id: orderId, amount } = payment;
  // The reference is a secret and stays out of the log.
  const facts = { order: orderId, capture: found.captureId };
  const becomes = async (tx: Kysely<Schema>, state: 'captured' | 'disputed'): Promise<boolean> =>
    movePayment(tx, reference, [...UNSETTLED, 'canceled'], { state, capture_id: found.captureId });

  if (found.amount !== amount) {
    await db.transaction().execute(async (tx) => {
      if (!(await becomes(tx, 'disputed'))) return;
      log.error({ ...facts, taken: found.amount, expected: amount }, 'another sum was taken than the order’s');
      const text = shopNote('otherSum', String(found.captureId));
      await orders.note(orderId, 'note', text, found.amount, tx);
    });
    return 'disputed';
  }
  await db.transaction().execute(async (tx) => {
    const paid = await orders.markPaid(tx, orderId, new Date().toISOString());
    const isFirst = await becomes(tx, 'captured');
    if (!isFirst || paid === 'done') return;
    log.error({ ...facts, paid }, 'money was taken for an order that did not wait for it');
    const text = shopNote('tooLate', String(found.captureId));
    await orders.note(orderId, 'note', text, amount, tx);
  });
  orders.announce();
  return 'paid';
}
