import type { OrderView } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { orderPath } from '#config/paths.ts';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { useServices } from '#data/services.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { choosePayment } from '#features/order-details/order-details.ts';
import { useT } from '#i18n/use-t.ts';
import { CenterPage } from '#shared/center-page.tsx';
import { PayOnline } from './pay-online.tsx';
import type { ReturnedPayment } from './returned-payment.ts';

export interface PaymentCancelledProps {
  order: OrderView;
  payment: ReturnedPayment | null;
}

/** Back from the payment service without having paid. The order can still be paid, the cart ordered in another way. */
export function PaymentCancelled({ order, payment }: PaymentCancelledProps) {
  const t = useT();
  const { payments } = useServices().config.orders;
  const hasCart = useCart(({ loaded, lines }) => loaded && lines.length > 0);
  useCancelNoted(payment);
  return (
    <CenterPage
      title={t('orders.cancelled')}
      banner="empty"
      actions={
        <>
          <PayOnline orderId={order.order_id} size="l" />
          {hasCart && payments.includes('banktransfer') && (
            <Button size="l" href="/checkout#payment" onClick={() => choosePayment('banktransfer')}>
              {t('orders.payByTransfer')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('orders.cancelledText', { number: order.increment_id })}</p>
      {hasCart && <p>{t('orders.cancelledKept')}</p>}
    </CenterPage>
  );
}

/** Tells the shop, so that it asks no further. A payment that was made after all is shown as what it is. */
function useCancelNoted(payment: ReturnedPayment | null): void {
  const { api } = useServices();
  const navigate = useNavigate();
  const paymentid = payment?.paymentid;
  useEffect(() => {
    if (!paymentid) return;
    void createOrderCalls(api)
      .executePayment({ success: false, paymentid })
      .then((answer) => {
        if (answer.ok && answer.result.payment === 'paid')
          void navigate(orderPath(answer.result.orderId), { replace: true });
      });
  }, [api, navigate, paymentid]);
}
