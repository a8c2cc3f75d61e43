import type { ExecutedPayment } from '@brixel/contract/order';
import { type Failure, fail } from '../http/reply.ts';
import { findPayment, movePayment } from './payment-store.ts';
import { NoAnswer } from './provider.ts';
import type { Settle, SettleDeps, Settlement } from './settle-payment.ts';

export interface ExecuteDeps extends SettleDeps {
  settle: Settle;
}

/** The shopper is back, with the money approved or without. The same again gets the same answer. */
export async function executePayment(
  deps: ExecuteDeps,
  { paymentid, success }: { paymentid: string; success: boolean },
): Promise<ExecutedPayment | Failure> {
  const { db, orders, provider, settle, log } = deps;
  const payment = await findPayment(db, provider.code, paymentid);
  if (!payment) return fail('NOT_FOUND', 'There is no such payment');
  const { reference } = payment;
  // A running capture cannot be canceled any more: its result counts.
  if (!success) await movePayment(db, reference, ['starting', 'open'], { state: 'canceled' });

  const settlement = await settle(reference);
  if (settlement instanceof NoAnswer) {
    log.warn({ order: payment.order_id, reason: settlement.reason }, 'the payment service gave no answer');
    return fail('UNAVAILABLE', 'The payment service cannot be reached. Nothing is lost: please try again.');
  }
  const order = await orders.byId(payment.order_id);
  if (!order) return fail('NOT_FOUND', 'There is no such payment');
  if (settlement === 'disputed') return fail('CONFLICT', { code: 'AMOUNT_DIFFERS', message: 'Another sum was paid' });
  const isWaiting = order.status === 'pending' && (settlement === 'open' || settlement === 'canceled');
  if (success && isWaiting) return fail('CONFLICT', { code: 'NOT_APPROVED', message: 'The payment was not approved' });
  return {
    orderId: order.publicId,
    orderNumber: order.orderNumber,
    status: order.status,
    payment: order.status === 'pending' || order.status === 'canceled' ? paymentState[settlement] : order.payment.state,
  };
}

const paymentState: Record<Exclude<Settlement, 'disputed'>, ExecutedPayment['payment']> = {
  open: 'open',
  pending: 'open',
  paid: 'paid',
  canceled: 'canceled',
};
