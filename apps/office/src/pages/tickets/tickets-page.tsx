import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';
import { DoorPanel } from './door-panel.tsx';
import { TicketList } from './ticket-list.tsx';

/** Tickets: redeeming them at the door, and all that were sold. */
export function Page() {
  const t = useT();
  const [address] = useSearchParams();
  const code = address.get('code') ?? '';
  /** what the door has changed the list shows as well */
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHead title={t('page.tickets')}>{t('tickets.lead')}</PageHead>
      <div className="stack">
        <DoorPanel key={code} code={code} onChanged={() => setRound((last) => last + 1)} />
        <TicketList round={round} />
      </div>
    </>
  );
}
