import type { PaymentState, ShownPaymentState } from '@brixel/contract/order';
import type { Money } from '../database/schema.ts';
import type { StoredOrder } from './stored-order.ts';

export const refundedSum = ({ history }: Pick<StoredOrder, 'history'>): Money =>
  history.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? (amount ?? 0) : 0), 0);

/** Sums decide: what was given back in part is not refunded. */
export function shownPaymentState(state: PaymentState, refunded: Money, total: Money): ShownPaymentState {
  if ((state !== 'paid' && state !== 'refunded') || refunded <= 0) return state;
  return refunded < total ? 'partly_refunded' : 'refunded';
}
