import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { AnnounceDialog } from './announce-dialog.tsx';
import { ReturnsTable } from './returns-table.tsx';

/** The returns of an order, and the way to announce one that somebody has told us of. */
export function ReturnsPanel({ order }: { order: OfficeOrder }) {
  const t = useT();
  const { role } = useMe();
  const [isOpen, setOpen] = useState(false);
  const returns = useCall('returns.ofOrder', { params: { number: order.order.increment_id } });
  const mayAnnounce = may(role, 'withdrawals') && order.order.status === 'complete';
  if (returns.state !== 'ready' || (returns.value.length === 0 && !mayAnnounce)) return null;
  const isEmpty = returns.value.length === 0;
  return (
    <Panel
      title={t('page.returns')}
      flush={!isEmpty}
      aside={
        mayAnnounce && (
          <Button size="s" onClick={() => setOpen(true)}>
            {t('returns.announce')}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <p className="soft">{t('returns.noneOfOrder')}</p>
      ) : (
        <ReturnsTable returns={returns.value} ofOneOrder />
      )}
      {isOpen && <AnnounceDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
