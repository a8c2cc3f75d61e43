import type { CustomerOrder } from '@brixel/contract/office/customer-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useSpeech } from '#i18n/speak.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { useMoment } from '#shared/moment.ts';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { usePages } from '#shared/use-pages.ts';

const TONES = { pending: 'warn', processing: 'info', complete: 'ok', canceled: 'plain' } as const;

/** What a customer has ordered, the newest first. */
export function OrdersPanel({ customerId: id }: { customerId: number }) {
  const { t, language } = useSpeech();
  const moment = useMoment();
  const first = useCall('customers.orders', { params: { id } });
  const { pages, hasMore, more } = usePages(first, (before) =>
    call('customers.orders', { params: { id }, query: { before } }),
  );
  const columns: Column<CustomerOrder>[] = [
    {
      key: 'number',
      header: t('customers.order'),
      cell: ({ number }) => (
        <Link className="b" to={`/orders/${encodeURIComponent(number)}`}>
          {number}
        </Link>
      ),
    },
    {
      key: 'status',
      header: t('customers.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`orderStatus.${status}`)}</Badge>,
    },
    { key: 'payment', header: t('customers.payment'), cell: ({ payment_state: state }) => t(`paymentState.${state}`) },
    {
      key: 'at',
      header: t('customers.date'),
      cell: ({ created_at: at }) => <span className="soft nowrap">{moment(at)}</span>,
    },
    { key: 'total', header: t('customers.total'), cell: ({ grand_total: total }) => moneyText(total, language) },
  ];
  return (
    <Panel title={t('customers.orders')} flush>
      <LoadedView loaded={first}>
        {() => {
          const orders = pages.flatMap((page) => page.orders);
          if (orders.length === 0) return <EmptyState title={t('customers.noOrders')} />;
          return (
            <>
              <Table label={t('customers.orders')} columns={columns} rows={orders} rowKey={({ number }) => number} />
              {hasMore && (
                <div className="panel__f">
                  <Button size="s" loading={more.isBusy} onClick={more.load}>
                    {t('customers.olderOrders')}
                  </Button>
                  {more.failure && <FailureNotice code={more.failure} onRetry={more.load} />}
                </div>
              )}
            </>
          );
        }}
      </LoadedView>
    </Panel>
  );
}
