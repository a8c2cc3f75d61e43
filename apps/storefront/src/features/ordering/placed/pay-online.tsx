import { Button, type ButtonProps } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/use-t.ts';
import { type PayFailure, usePayOnline } from './use-pay-online.ts';

export interface PayOnlineProps extends Pick<ButtonProps, 'variant' | 'size'> {
  orderId: string;
}

const TEXT = {
  gone: 'orders.payGone',
  unreachable: 'orders.payUnreachable',
  offline: 'orders.offline',
} as const satisfies Record<PayFailure, string>;

/** Pays an order that is there already: no second one comes into being. */
export function PayOnline({ orderId, variant = 'cta', size = 'm' }: PayOnlineProps) {
  const t = useT();
  const { pay, isLeaving, failure } = usePayOnline(orderId);
  return (
    <>
      <Button variant={variant} size={size} loading={isLeaving} onClick={pay}>
        {t('orders.payNow')}
      </Button>
      {failure && (
        <Notice tone="bad" role="alert" className="w-full text-left" title={t('orders.payFailed')}>
          {t(TEXT[failure])}
        </Notice>
      )}
    </>
  );
}
