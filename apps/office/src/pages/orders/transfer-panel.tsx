import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Link } from 'react-router';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

/** An order that waits for its transfer: when it was reminded of, and when it ends. */
export function TransferPanel({ order: { order } }: { order: OfficeOrder }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const { role } = useMe();
  const transfer = useCall('orders.transfer', { params: { number: order.increment_id } });
  if (order.status !== 'pending') return null;
  return (
    <Panel
      title={t('transfer.title')}
      aside={may(role, 'payments') && <Link to="/orders/statements">{t('page.statements')}</Link>}
    >
      <LoadedView loaded={transfer} rows={2}>
        {({ reminded_at: reminded, reminds_at: reminds, cancels_at: cancels }) => (
          <ul className="stack">
            {reminded !== null && <li>{t('transfer.reminded', { moment: formatTime(reminded) })}</li>}
            {reminds !== null && <li>{t('transfer.reminds', { moment: formatTime(reminds) })}</li>}
            <li>{cancels === null ? t('transfer.stays') : t('transfer.cancels', { moment: formatTime(cancels) })}</li>
          </ul>
        )}
      </LoadedView>
    </Panel>
  );
}
