import type { TicketState } from '@brixel/contract/office/ticket-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/i18n.ts';

const TONES = { open: 'ok', used: 'plain', canceled: 'bad' } as const;

export function TicketBadge({ state, isTest = false }: { state: TicketState; isTest?: boolean }) {
  const t = useT();
  return (
    <span className="row">
      <Badge tone={TONES[state]}>{t(`tickets.state.${state}`)}</Badge>
      {isTest && <Badge tone="warn">{t('tickets.test')}</Badge>}
    </span>
  );
}
