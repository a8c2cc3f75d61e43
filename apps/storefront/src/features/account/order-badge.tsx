import type { OrderStatus, OrderView } from '@brixel/contract/order';
import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/use-t.ts';

const TONES: Record<OrderStatus, BadgeTone> = { pending: 'warn', processing: 'info', complete: 'ok', canceled: 'bad' };

export function OrderBadge({ order: { status, withdrawn_at, is_test } }: { order: OrderView }) {
  const t = useT();
  const isWithdrawn = withdrawn_at !== undefined && status !== 'canceled';
  return (
    <span className="row gap-1">
      <Badge tone={isWithdrawn ? 'bad' : TONES[status]}>
        {t(`account.status.${isWithdrawn ? 'withdrawn' : status}`)}
      </Badge>
      {is_test && <Badge tone="warn">{t('account.testOrder')}</Badge>}
    </span>
  );
}
