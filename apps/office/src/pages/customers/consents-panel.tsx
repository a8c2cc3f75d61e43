import type { OfficeCustomer } from '@brixel/contract/office/customer-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

const TONES = { subscribed: 'ok', pending: 'warn', unsubscribed: 'plain' } as const;

/** Whether the address is known to be theirs, and whether they may be written to. */
export function ConsentsPanel({ customer }: { customer: OfficeCustomer }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const { email_confirmed_at: confirmedAt, pending_email: pendingEmail, newsletter } = customer;
  return (
    <Panel title={t('customers.consents')}>
      <ul className="rows">
        <li>
          <span className="grow">
            <b>{t('customers.addressConfirmed')}</b>
            {confirmedAt && <small>{formatTime(confirmedAt)}</small>}
            {pendingEmail && <small>{t('customers.pendingEmail', { email: pendingEmail })}</small>}
          </span>
          <Badge tone={confirmedAt ? 'ok' : 'warn'}>{t(confirmedAt ? 'common.yes' : 'common.no')}</Badge>
        </li>
        <li>
          <span className="grow">
            <b>{t('customers.newsletter')}</b>
            {newsletter && <small>{formatTime(newsletter.updated_at)}</small>}
            {!confirmedAt && <small>{t('customers.newsletterUnknown')}</small>}
          </span>
          {confirmedAt && (
            <Badge tone={newsletter ? TONES[newsletter.status] : 'plain'}>
              {newsletter ? t(`newsletterStatus.${newsletter.status}`) : t('common.no')}
            </Badge>
          )}
        </li>
      </ul>
    </Panel>
  );
}
