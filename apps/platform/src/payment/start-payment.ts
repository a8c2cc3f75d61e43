import type { StartedPayment } from '@brixel/contract/order';
import { storeViews } from '@brixel/contract/stores';
import { ONLINE_PAYMENT } from '../order/order-state.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { Stores } from '../settings/stores.ts';
import { capturedPayment, ensurePayment, movePayment, type Payment } from './payment-store.ts';
import { NoAnswer } from './provider.ts';
import type { Settle, SettleDeps } from './settle-payment.ts';

export interface StartDeps extends Pick<SettleDeps, 'db' | 'provider'> {
  settle: Settle;
  stores: Pick<Stores, 'address'>;
}

type Started = StartedPayment | null | NoAnswer;

/** Starts or resumes the payment of an order. Null where there is nothing to pay. */
export async function startPayment(deps: StartDeps, order: StoredOrder): Promise<Started> {
  const { db, provider, settle, stores } = deps;
  if (order.payment.method !== ONLINE_PAYMENT || order.status === 'canceled') return null;
  /** A paid order leads to its own page, not to the provider. */
  const nothingToPay = ({ reference }: Payment): StartedPayment =>
    started(order, reference, orderPage(stores, order, 'success', reference));

  if (order.status !== 'pending') {
    const captured = await capturedPayment(db, order.id);
    return captured ? nothingToPay(captured) : null;
  }
  for (;;) {
    const payment = await ensurePayment(db, { id: order.id, amount: order.due }, provider.code, Date.now());
    if (payment.provider !== provider.code) {
      // The shop has changed its service. What may have become money there must not be paid here again.
      const dropped = await movePayment(db, payment.reference, ['starting', 'open'], { state: 'canceled' });
      if (!dropped) return new NoAnswer(`${payment.provider} is no longer configured`);
      continue;
    }
    if (payment.approval_url === null) return begin(deps, order, payment);
    const settlement = await settle(payment.reference);
    if (settlement instanceof NoAnswer) return settlement;
    if (settlement === 'open') return started(order, payment.reference, payment.approval_url);
    if (settlement === 'disputed') return null;
    if (settlement !== 'canceled') return nothingToPay(payment);
  }
}

async function begin(deps: StartDeps, order: StoredOrder, { reference, amount }: Payment): Promise<Started> {
  const { db, provider, stores } = deps;
  const begun = await provider.start({
    reference,
    orderNumber: order.orderNumber,
    amount,
    currency: 'EUR',
    returnUrl: orderPage(stores, order, 'success', reference),
    cancelUrl: orderPage(stores, order, 'cancel', reference),
    store: storeViews[order.storeCode],
  });
  if (begun instanceof NoAnswer) return begun;
  await movePayment(db, reference, ['starting'], {
    state: 'open',
    provider_payment_id: begun.paymentId,
    approval_url: begun.approvalUrl,
  });
  return started(order, reference, begun.approvalUrl);
}

const started = ({ publicId }: StoredOrder, paymentId: string, approvalUrl: string): StartedPayment => ({
  paymentId,
  approvalUrl,
  orderId: publicId,
});

const orderPage = (
  stores: Pick<Stores, 'address'>,
  { publicId, storeCode }: StoredOrder,
  page: 'success' | 'cancel',
  reference: string,
): string => stores.address(storeCode, `/order-review/${publicId}/${page}?paymentId=${reference}`);
