import type { OfficeCustomer } from '@brixel/contract/office/customer-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { MonitorIcon } from '#shared/icons.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';

interface SessionsPanelProps {
  customer: OfficeCustomer;
  onChanged: () => void;
}

/** Where the customer is signed in. */
export function SessionsPanel({ customer: { id, sessions }, onChanged }: SessionsPanelProps) {
  const t = useT();
  const formatTime = useTimeFormat();

  async function end(): Promise<void> {
    const answer = await call('customers.endSessions', { params: { id } });
    if (!answer.ok) return toastFailure(answer.code);
    toast({ text: t('customers.sessionsEnded') });
    onChanged();
  }

  return (
    <Panel title={t('customers.sessions')}>
      {sessions.length === 0 ? (
        <p className="muted">{t('customers.noSessions')}</p>
      ) : (
        <>
          <ul className="rows">
            {sessions.map(({ created_at: since, renewed_at: seen }) => (
              <li key={since}>
                <span className="tile">
                  <MonitorIcon />
                </span>
                <span className="grow">
                  <b>{formatTime(since)}</b>
                  <small>{t('customers.seen', { moment: formatTime(seen) })}</small>
                </span>
              </li>
            ))}
          </ul>
          <Button size="s" onClick={() => void end()}>
            {t('customers.endSessions')}
          </Button>
        </>
      )}
    </Panel>
  );
}
