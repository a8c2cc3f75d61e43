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

/** Finds out what became of a payment and does what follows from it. Whoever asks, and however often, does so with this. */
export type Settle = (reference: string) => Promise<Settlement | NoAnswer>;

export function createSettle(deps: SettleDeps): Settle {
  const running = new Map<string, ReturnType<Settle>>();
  /** A shopper who reloads waits for the first answer; what happens on other nodes the request id keeps single. */
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
  if (found === null) return giveUp(deps, payment);
  if (found.state === 'approved') return capture(deps, payment, payment.provider_payment_id, found);
  return follow(deps, payment, found);
}

/** What the service says, taken over. */
async function follow(deps: SettleDeps, payment: Payment, found: ProviderPayment): Promise<Settlement | NoAnswer> {
  switch (found.state) {
    case 'captured':
      return book(deps, payment, found);
    case 'canceled':
      return giveUp(deps, payment);
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
    return giveUp(deps, payment);
  }
  const claim = await claimCapture(db, payment);
  if (claim === 'not-wanted') return isInFlight(payment) ? new NoAnswer('another capture runs') : giveUp(deps, payment);
  if (claim === 'over') return settle(deps, reference);
  const taken = await provider.capture(paymentId, `capture-${reference}`);
  return taken instanceof NoAnswer ? taken : follow(deps, { ...payment, state: 'capturing' }, taken);
}

/**
 * Written down before anything is taken: from here on nobody drops the payment without having asked the service. The order is
 * locked first, as by those who cancel it: either they see that it is being paid, or here it is seen that nobody wants it.
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

/** Somebody may be taking the money at this moment, though the service does not know of it yet. */
const isInFlight = ({ state, updated_at: updatedAt }: Payment): boolean =>
  state === 'capturing' && Date.parse(updatedAt) > Date.now() - CAPTURE_ENDS_MS;

/** Only if it is still as it was seen; else it is looked at anew. */
async function giveUp(deps: SettleDeps, { reference, state }: Payment): Promise<Settlement | NoAnswer> {
  const closed = await movePayment(deps.db, reference, [state], { state: 'canceled' });
  return closed ? 'canceled' : settle(deps, reference);
}

/** The money is there. The order is touched before the payment, as whoever cancels an order does. */
async function book(deps: SettleDeps, payment: Payment, found: ProviderPayment): Promise<Settlement> {
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
      const text = `Online payment ${found.captureId}: another sum was taken than the order’s`;
      await orders.note(orderId, 'note', text, found.amount, tx);
    });
    return 'disputed';
  }
  await db.transaction().execute(async (tx) => {
    const paid = await orders.markPaid(tx, orderId, new Date().toISOString());
    const isFirst = await becomes(tx, 'captured');
    if (!isFirst || paid === 'done') return;
    log.error({ ...facts, paid }, 'money was taken for an order that did not wait for it');
    const text = `Online payment ${found.captureId} came when the order no longer waited for it: check, and pay it back`;
    await orders.note(orderId, 'note', text, amount, tx);
  });
  orders.announce();
  return 'paid';
}
