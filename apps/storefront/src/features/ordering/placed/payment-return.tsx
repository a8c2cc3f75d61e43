import type { OrderView } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { useEffect, useState } from 'react';
import { orderPath } from '#config/paths.ts';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { useServices } from '#data/services.ts';
import { tabLock } from '#data/storage/locks.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { choosePayment } from '#features/order-details/order-details.ts';
import { beginActivity } from '#hydration/begin-activity.ts';
import { useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { CenterPage } from '#shared/center-page.tsx';
import { finishOrder } from '../checkout/order-records.ts';
import { PayOnline } from './pay-online.tsx';

/** What the payment service wrote into the address that it sent the shopper back to. */
export interface ReturnedPayment {
  paymentid: string;
  payerid?: string;
}

/** Null for an address without a payment, such as that in the mail. */
export function returnedPayment(query: URLSearchParams): ReturnedPayment | null {
  // one service names the payment only `token`
  const paymentid = query.get('paymentId') ?? query.get('token');
  const payerid = query.get('PayerID');
  return paymentid ? { paymentid, ...(payerid ? { payerid } : {}) } : null;
}

interface ConfirmPaymentProps {
  order: OrderView;
  payment: ReturnedPayment;
}

const TEXT = {
  'not-approved': 'orders.notApproved',
  unreachable: 'orders.unconfirmedUnreachable',
} as const satisfies Record<ConfirmFailure, string>;

/** Back from the payment service, which is asked whether it has the money. */
export function ConfirmPayment({ order, payment }: ConfirmPaymentProps) {
  const t = useT();
  const { failure, retry } = useConfirmedPayment(order.order_id, payment);
  if (!failure)
    return (
      <CenterPage
        title={t('orders.confirming')}
        banner="thanks"
        actions={<PixelLoader label={t('orders.confirming')} />}
      >
        <p>{t('orders.confirmingText')}</p>
        <noscript>
          <p>{t('orders.confirmingNoScript')}</p>
        </noscript>
      </CenterPage>
    );
  return (
    <CenterPage
      title={t('orders.unconfirmed')}
      banner="empty"
      actions={
        failure === 'not-approved' ? (
          <>
            <PayOnline publicId={order.order_id} size="l" />
            <Button size="l" onClick={retry}>
              {t('common.retry')}
            </Button>
          </>
        ) : (
          <Button variant="cta" size="l" onClick={retry}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      <p role="alert">{t(TEXT[failure])}</p>
      <p className="s num">{t('orders.number', { number: order.increment_id })}</p>
    </CenterPage>
  );
}

/** `not-approved`: the service has no money for it; `unreachable`: unknown yet, the shop retries by itself. */
type ConfirmFailure = 'not-approved' | 'unreachable';

interface ConfirmedPayment {
  failure: ConfirmFailure | null;
  retry: () => void;
}

/**
 * Has the money taken, once or often: the same payment always has the same end. Then the order's page is opened anew, without the
 * payment in its address.
 */
function useConfirmedPayment(publicId: string, { paymentid, payerid }: ReturnedPayment): ConfirmedPayment {
  const { api } = useServices();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ConfirmFailure | null>(null);

  // who comes back from paying waits for the answer, and moves nothing
  useEffect(beginActivity, []);
  useEffect(() => {
    let isOver = false;
    const confirm = async (): Promise<void> => {
      // The payment closes the cart on the server: meanwhile no page asks for it, and afterwards none has it any more.
      const answer = await tabLock('brixel-cart')(async () => {
        const executed = await createOrderCalls(api).executePayment({
          success: true,
          paymentid,
          ...(payerid ? { payerid } : {}),
        });
        if (executed.ok && executed.result.payment === 'paid') finishOrder(executed.result.orderId);
        return executed;
      });
      if (isOver) return;
      if (!answer.ok && answer.code === 409) setFailure('not-approved');
      // no such payment: the order itself knows best how it stands
      else if (!answer.ok && answer.code === 404) void navigate(orderPath(publicId), { replace: true });
      else if (!answer.ok || answer.result.payment === 'open') setFailure('unreachable');
      else void navigate(orderPath(answer.result.orderId), { replace: true });
    };
    void confirm();
    return () => {
      isOver = true;
    };
  }, [api, navigate, publicId, paymentid, payerid, attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { failure, retry };
}

interface PaymentCancelledProps {
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
          <PayOnline publicId={order.order_id} size="l" />
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

/** Reports the cancellation, so that the shop stops checking. A payment that was made after all is shown as what it is. */
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
