import type { CustomerOrder } from '@brixel/contract/office/customer-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import { Panel } from '#shared/panel.tsx';
import type { Column } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { usePages } from '#shared/use-pages.ts';

const TONES = { pending: 'warn', processing: 'info', complete: 'ok', canceled: 'plain' } as const;

/** What a customer has ordered, the newest first. */
export function OrdersPanel({ customerId: id }: { customerId: number }) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const first = useCall('customers.orders', { params: { id } });
  const { pages, hasMore, more } = usePages(first, (before) =>
    call('customers.orders', { params: { id }, query: { before } }),
  );
  const columns: Column<CustomerOrder>[] = [
    {
      key: 'number',
      header: t('customers.order'),
      cell: ({ number, is_test: isTest }) => (
        <span className="row">
          <Link className="b" to={`/orders/${encodeURIComponent(number)}`}>
            {number}
          </Link>
          {isTest && <Badge tone="warn">{t('orders.test')}</Badge>}
        </span>
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
      cell: ({ created_at: at }) => <span className="soft nowrap">{formatTime(at)}</span>,
    },
    { key: 'total', header: t('customers.total'), cell: ({ grand_total: total }) => moneyText(total, language) },
  ];
  return (
    <Panel title={t('customers.orders')} flush>
      <LoadedView loaded={first}>
        {() => (
          <PagedTable
            label={t('customers.orders')}
            columns={columns}
            rows={pages.flatMap((page) => page.orders)}
            rowKey={({ number }) => number}
            empty={t('customers.noOrders')}
            moreLabel={t('customers.olderOrders')}
            hasMore={hasMore}
            more={more}
          />
        )}
      </LoadedView>
    </Panel>
  );
}
