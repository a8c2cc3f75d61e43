import type { OrderStatus } from '@brixel/contract/order';
import { useT } from '#i18n/use-t.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const TONES: Record<OrderStatus, BadgeTone> = { pending: 'warn', processing: 'info', complete: 'ok', canceled: 'bad' };

export function OrderBadge({ status }: { status: OrderStatus }) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(`account.status.${status}`)}</Badge>;
}
