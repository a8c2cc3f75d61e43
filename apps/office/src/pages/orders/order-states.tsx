import type { OrderStage } from '@brixel/contract/office/order-stage';
import type { ShownPaymentState } from '@brixel/contract/order';
import { Badge } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/i18n.ts';

const STAGE_TONES = {
  new: 'warn',
  to_pick: 'info',
  picking: 'info',
  to_pack: 'info',
  packed: 'info',
  sent: 'ok',
  done: 'ok',
  canceled: 'plain',
  returned: 'plain',
} as const;

interface OrderStatesProps {
  stage: OrderStage;
  payment_state: ShownPaymentState;
  is_withdrawn: boolean;
  /** the page of an order says more about it */
  is_lacking?: boolean;
}

/** How far an order is, and what else has to be known of it. */
export function OrderStates({
  stage,
  payment_state: payment,
  is_withdrawn: isWithdrawn,
  is_lacking: isLacking,
}: OrderStatesProps) {
  const t = useT();
  const isRefunded = payment === 'refunded' || payment === 'partly_refunded';
  return (
    <span className="row">
      <Badge tone={STAGE_TONES[stage]}>{t(`stage.${stage}`)}</Badge>
      {isLacking && <Badge tone="warn">{t('orders.lacking')}</Badge>}
      {isWithdrawn && <Badge tone="bad">{t('orders.withdrawn')}</Badge>}
      {isRefunded && <Badge>{t(`paymentState.${payment}`)}</Badge>}
    </span>
  );
}
