import type { OrderView } from '@brixel/contract/order';
import { useT } from '#i18n/use-t.ts';
import { isPayable, paymentCodeOf } from './order-facts.ts';
import { PayOnline } from './pay-online.tsx';

/** How it is paid, and the way to do it where it is not. */
export function OrderPayment({ order, hasPayButton }: { order: OrderView; hasPayButton: boolean }) {
  const t = useT();
  const code = paymentCodeOf(order);
  const method = code ? t(`orders.method.${code}`) : order.payment.additional_information[0];
  return (
    <section className="panel">
      <h2 className="order__h">{t('orders.payment')}</h2>
      <p>{[method, t(`orders.paymentState.${order.payment.state}`)].filter(Boolean).join(', ')}</p>
      {hasPayButton && isPayable(order) && (
        <div className="stack mt2 justify-items-start">
          <PayOnline orderId={order.order_id} variant="solid" />
        </div>
      )}
    </section>
  );
}
