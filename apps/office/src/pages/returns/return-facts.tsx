import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import type { ReturnCase } from '@brixel/contract/office/return-endpoints';
import { Notice } from '@brixel/ui/notice.tsx';
import { Link } from 'react-router';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { Panel } from '#shared/panel.tsx';
import { useDay } from './returns-table.tsx';

/** Whose it is, what they have said, and which periods the law sets. */
export function ReturnFacts({ value, order: { order } }: { value: ReturnCase; order: OfficeOrder }) {
  const { t, language } = useI18n();
  const day = useDay();
  const { order_number: number, withdrawal_number, refund_until, withdraw_until, note, refunds } = value;
  const given = refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
  const isOpen = value.state !== 'closed' && value.state !== 'refused';
  const isInTime = withdraw_until === null || value.announced_at <= withdraw_until;
  return (
    <Panel title={t('returns.facts')}>
      <div className="stack">
        <dl className="factlist">
          <dt>{t('returns.order')}</dt>
          <dd>
            <Link to={`/orders/${encodeURIComponent(number)}`}>{number}</Link>
          </dd>
          <dt>{t('returns.orderState')}</dt>
          <dd>{t(`orderStatus.${order.status}`)}</dd>
          {withdrawal_number && (
            <>
              <dt>{t('returns.withdrawal')}</dt>
              <dd>{withdrawal_number}</dd>
            </>
          )}
          {withdraw_until && (
            <>
              <dt>{t('returns.withdrawUntil')}</dt>
              <dd>{day(withdraw_until)}</dd>
            </>
          )}
          {refund_until && (
            <>
              <dt>{t('returns.refundUntil')}</dt>
              <dd>
                <b>{day(refund_until)}</b>
              </dd>
            </>
          )}
          <dt>{t('orders.refunded')}</dt>
          <dd className="num">{moneyText(given, language)}</dd>
        </dl>
        {note && <p className="wrap-anywhere">{t('returns.said', { text: note })}</p>}
        {!isInTime && <Notice tone="warn">{t('returns.tooLate')}</Notice>}
        {isOpen && order.status === 'processing' && <Notice>{t('returns.notSent')}</Notice>}
      </div>
    </Panel>
  );
}
