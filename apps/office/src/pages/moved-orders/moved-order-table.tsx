import type { MovedOrderSummary } from '@brixel/contract/office/moved-order-endpoints';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { Badge } from '@brixel/ui/badge.tsx';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import type { Loaded } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import type { Column } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { usePages } from '#shared/use-pages.ts';

export const movedOrderPath = (number: string): string => `/orders/moved/${encodeURIComponent(number)}`;

interface MovedOrderTableProps {
  first: Loaded<OfficeResult<'movedOrders.list'>>;
  /** that it was read with */
  query: { search?: string; customer?: number };
  empty: string;
}

/** Orders of the shop that was here before, the newest first. */
export function MovedOrderTable({ first, query, empty }: MovedOrderTableProps) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const { pages, hasMore, more } = usePages(first, (before) =>
    call('movedOrders.list', { query: { ...query, before } }),
  );
  const orders = pages.flatMap((page) => page.orders);
  const person: Column<MovedOrderSummary> = {
    key: 'name',
    header: t('orders.customer'),
    inCard: 'labelled',
    cell: ({ name, email }) => (
      <span className="wrap-anywhere">
        {name} <small className="soft">{email}</small>
      </span>
    ),
  };
  const columns: Column<MovedOrderSummary>[] = [
    {
      key: 'number',
      header: t('orders.number'),
      inCard: 'wide',
      cell: ({ number }) => (
        <Link className="b" to={movedOrderPath(number)}>
          {number}
        </Link>
      ),
    },
    {
      key: 'at',
      header: t('orders.at'),
      inCard: 'labelled',
      cell: ({ created_at: at }) => <span className="soft nowrap">{formatTime(at)}</span>,
    },
    // on the page of one customer it would be the same in each row
    ...(query.customer === undefined ? [person] : []),
    {
      key: 'status',
      header: t('orders.state'),
      inCard: 'labelled',
      cell: ({ status }) => <Badge>{t(`orderStatus.${status}`)}</Badge>,
    },
    {
      key: 'payment',
      header: t('orders.payment'),
      inCard: 'labelled',
      cell: ({ payment_state: state }) => t(`paymentState.${state}`),
    },
    {
      key: 'total',
      header: t('orders.total'),
      inCard: 'labelled',
      align: 'end',
      cell: ({ grand_total: total }) => <b className="num nowrap">{moneyText(total, language)}</b>,
    },
  ];
  return (
    <LoadedView loaded={first}>
      {() => (
        <PagedTable
          label={t('page.movedOrders')}
          columns={columns}
          rows={orders}
          rowKey={({ number }) => number}
          empty={empty}
          shown={t('orders.shown', { n: orders.length })}
          moreLabel={t('orders.more')}
          hasMore={hasMore}
          more={more}
        />
      )}
    </LoadedView>
  );
}
