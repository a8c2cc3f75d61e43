import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/use-t.ts';
import type { QueueState } from './queued-order.ts';

const LOOKS = {
  waiting: { tone: 'warn', text: 'outbox.saved' },
  agreed: { tone: 'info', text: 'outbox.sending' },
  sent: { tone: 'warn', text: 'outbox.sent' },
  refused: { tone: 'bad', text: 'outbox.refused' },
  returning: { tone: 'plain', text: 'outbox.refused' },
} as const satisfies Record<Exclude<QueueState['step'], 'placed'>, { tone: BadgeTone; text: string }>;

export function QueueBadge({ state }: { state: QueueState }) {
  const t = useT();
  if (state.step === 'placed')
    return <Badge tone="ok">{t('outbox.placed', { number: state.order.orderNumber })}</Badge>;
  const { tone, text } = LOOKS[state.step];
  return <Badge tone={tone}>{t(text)}</Badge>;
}
