import type { OrderStatus, ShownPaymentState } from '@brixel/contract/order';
import { Badge } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/speak.ts';

const STATUS_TONES = { pending: 'warn', processing: 'info', complete: 'ok', canceled: 'plain' } as const;

interface OrderStatesProps {
  status: OrderStatus;
  payment_state: ShownPaymentState;
  is_withdrawn: boolean;
}

/** How far an order is, and what else has to be known of it. */
export function OrderStates({ status, payment_state: payment, is_withdrawn: isWithdrawn }: OrderStatesProps) {
  const t = useT();
  const isRefunded = payment === 'refunded' || payment === 'partly_refunded';
  return (
    <span className="row">
      <Badge tone={STATUS_TONES[status]}>{t(`orderStatus.${status}`)}</Badge>
      {isWithdrawn && <Badge tone="bad">{t('orders.withdrawn')}</Badge>}
      {isRefunded && <Badge>{t(`paymentState.${payment}`)}</Badge>}
    </span>
  );
}
