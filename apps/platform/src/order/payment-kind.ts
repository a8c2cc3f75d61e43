import type { PaymentCode } from '@brixel/contract/order';
import type { StoredOrder } from './stored-order.ts';

/** Paid on the pages of a payment service, before the order is carried out. */
export const ONLINE_PAYMENT: PaymentCode = 'iways_paypalplus_payment';

export const isUnpaidOnline = ({ status, payment }: Pick<StoredOrder, 'status' | 'payment'>): boolean =>
  status === 'pending' && payment.method === ONLINE_PAYMENT && payment.state === 'open';
