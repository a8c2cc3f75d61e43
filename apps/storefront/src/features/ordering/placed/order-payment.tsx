import type { OrderView, ShownPaymentState } from '@brixel/contract/order';
import { useFormat, useT } from '#i18n/use-t.ts';
import { isPayable, paymentCodeOf } from './order-facts.ts';
import { PayOnline } from './pay-online.tsx';

/** How it is paid, and the way to do it where it is not. */
export function OrderPayment({ order, hasPayButton }: { order: OrderView; hasPayButton: boolean }) {
  const t = useT();
  const { price } = useFormat();
  const code = paymentCodeOf(order);
  const method = code ? t(`orders.method.${code}`) : order.payment.additional_information[0];
  return (
    <section className="panel">
      <h2 className="order__h">{t('orders.payment')}</h2>
      <p>{[method, t(`orders.paymentState.${shownState(order)}`)].filter(Boolean).join(', ')}</p>
      {order.total_refunded > 0 && <p>{t('orders.refundedAmount', { amount: price(order.total_refunded) })}</p>}
      {hasPayButton && isPayable(order) && (
        <div className="stack mt2 justify-items-start">
          <PayOnline orderId={order.order_id} variant="solid" />
        </div>
      )}
    </section>
  );
}

/** After a withdrawal nobody waits for money any more. */
const shownState = ({ payment: { state }, withdrawn_at }: OrderView): ShownPaymentState =>
  state === 'open' && withdrawn_at ? 'canceled' : state;
