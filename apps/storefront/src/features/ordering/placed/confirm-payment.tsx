import type { OrderView } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { useT } from '#i18n/use-t.ts';
import { CenterPage } from '#shared/center-page.tsx';
import { PayOnline } from './pay-online.tsx';
import type { ReturnedPayment } from './returned-payment.ts';
import { type ConfirmFailure, useConfirmedPayment } from './use-confirmed-payment.ts';

export interface ConfirmPaymentProps {
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
            <PayOnline orderId={order.order_id} size="l" />
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
