import { shopNote } from '@brixel/contract/office/shop-notes';
import type { PaymentCode, PaymentState, ShownPaymentState } from '@brixel/contract/order';
import type { Money } from '../database/column-types.ts';
import type { StoredOrder } from './stored-order.ts';

/** What follows from the data of an order: payment, refunds, withdrawal. */

/** Paid on the pages of a payment service, before the order is carried out. */
export const ONLINE_PAYMENT: PaymentCode = 'iways_paypalplus_payment';

export const isUnpaidOnline = ({ status, payment }: Pick<StoredOrder, 'status' | 'payment'>): boolean =>
  status === 'pending' && payment.method === ONLINE_PAYMENT && payment.state === 'open';

/** The note in the history of an order that the shop canceled automatically. */
export const NOT_PAID_IN_TIME = shopNote('notPaidInTime');

export const wasNotPaidInTime = ({ history }: Pick<StoredOrder, 'history'>): boolean =>
  history.some(({ status, text }) => status === 'canceled' && text === NOT_PAID_IN_TIME);

/** Decided by sums: a partial refund is not `refunded`. */
export function shownPaymentState(state: PaymentState, refunded: Money, total: Money): ShownPaymentState {
  if ((state !== 'paid' && state !== 'refunded') || refunded <= 0) return state;
  return refunded < total ? 'partly_refunded' : 'refunded';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The shop does not see when a parcel arrives: a week on the road is added, counted from the dispatch. */
const DAYS_ON_THE_ROAD = 7;

/** At which moment it is asked, and how many days the owner promises to take goods back. */
export interface ReturnTerms {
  now: number;
  returnDays: number;
}

export const withdrawnAt = ({ history }: Pick<StoredOrder, 'history'>): string | undefined =>
  history.find(({ kind }) => kind === 'withdrawal')?.at;

/** Files, tickets and vouchers are there with the payment: where an order has nothing else it is done then. */
export const hasParcel = ({ shippingAddress }: Pick<StoredOrder, 'shippingAddress'>): boolean =>
  shippingAddress !== null;

/** What is to be done with the goods of an order that is withdrawn from. */
export type WithdrawnGoods = 'sent' | 'unsent' | 'virtual';

export function withdrawnGoods({
  status,
  shippingAddress,
}: Pick<StoredOrder, 'status' | 'shippingAddress'>): WithdrawnGoods {
  if (!hasParcel({ shippingAddress })) return 'virtual';
  return status === 'complete' ? 'sent' : 'unsent';
}

const withdrawalMs = (returnDays: number): number => (returnDays + DAYS_ON_THE_ROAD) * DAY_MS;

/** What was sent before this moment can no longer be withdrawn from. */
export const withdrawableSince = ({ now, returnDays }: ReturnTerms): string =>
  new Date(now - withdrawalMs(returnDays)).toISOString();

type Delivered = Pick<StoredOrder, 'history' | 'shippingAddress'>;

/** When it was sent; what needs no parcel was there with the payment. */
const deliveredAt = (order: Delivered): string | undefined =>
  order.history.find(({ status }) => status === (hasParcel(order) ? 'complete' : 'processing'))?.at;

/** Sent, and too long ago to be withdrawn from. */
export function isOver(order: Delivered, terms: ReturnTerms): boolean {
  const delivered = deliveredAt(order);
  return delivered !== undefined && delivered < withdrawableSince(terms);
}

/** Until when an order can be withdrawn from; null while it is not sent. */
export function withdrawUntil(order: Delivered, returnDays: number): string | null {
  const delivered = deliveredAt(order);
  return delivered === undefined ? null : new Date(Date.parse(delivered) + withdrawalMs(returnDays)).toISOString();
}

/** Until it is sent an order can always be withdrawn from. */
export const canWithdraw = (order: Delivered & Pick<StoredOrder, 'status'>, terms: ReturnTerms): boolean =>
  order.status !== 'canceled' && !withdrawnAt(order) && !isOver(order, terms);
