import { may } from '@brixel/contract/office/roles';
import type { OfficeTicket } from '@brixel/contract/office/ticket-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

interface FoundTicketProps {
  ticket: OfficeTicket;
  onChange: (ticket: OfficeTicket) => void;
  /** the next one can come */
  onDone: () => void;
}

const TONES = { open: 'ok', used: 'warn', canceled: 'bad' } as const;

/** The ticket somebody comes with: what it is for, whose it is, and whether it lets them in. */
export function FoundTicket({ ticket, onChange, onDone }: FoundTicketProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const { role } = useMe();
  const mutation = useMutation();
  const { id, code, state, order_number: number } = ticket;
  const at = ticket.canceled_at ?? ticket.used_at ?? ticket.issued_at;

  async function change(name: 'tickets.redeem' | 'tickets.reopen'): Promise<void> {
    const changed = await mutation.run(() => call(name, { params: { id } }));
    if (changed) {
      onChange(changed);
      if (name === 'tickets.reopen') toast({ text: t('tickets.reopened', { code }) });
      else toast({ text: t('tickets.redeemed', { code }), undo: () => void change('tickets.reopen') });
    } else {
      // somebody else was quicker: this one says when
      const now = await call('tickets.find', { query: { code } });
      if (now.ok) onChange(now.result);
    }
    onDone();
  }

  return (
    <section className="stack" aria-label={code}>
      {mutation.failure && <FailureNotice code={mutation.failure} />}
      <Notice
        role="status"
        tone={TONES[state]}
        title={state === 'open' ? t('tickets.is.open') : t(`tickets.is.${state}`, { at: formatTime(at) })}
        action={
          may(role, 'parcels') &&
          (state === 'open' ? (
            <Button variant="cta" loading={mutation.isBusy} onClick={() => void change('tickets.redeem')}>
              <CheckIcon />
              {t('tickets.redeem')}
            </Button>
          ) : (
            state === 'used' && (
              <Button variant="line" size="s" loading={mutation.isBusy} onClick={() => void change('tickets.reopen')}>
                {t('tickets.reopen')}
              </Button>
            )
          ))
        }
      >
        {ticket.is_test && t('tickets.is.test')}
      </Notice>
      <dl className="factlist">
        <dt>{t('tickets.what')}</dt>
        <dd>
          <b>{ticket.name}</b>
          {ticket.choice && <> · {ticket.choice}</>}
        </dd>
        <dt>{t('tickets.holder')}</dt>
        <dd className="wrap-anywhere">
          {ticket.holder}, {ticket.email}
        </dd>
        <dt>{t('tickets.code')}</dt>
        <dd className="num">{code}</dd>
        <dt>{t('tickets.order')}</dt>
        <dd>
          <Link to={`/orders/${encodeURIComponent(number)}`}>{number}</Link>
        </dd>
        <dt>{t('tickets.issued')}</dt>
        <dd>{formatTime(ticket.issued_at)}</dd>
      </dl>
    </section>
  );
}
