import type { OrderSummary } from '@brixel/contract/office/order-endpoints';
import { ORDER_LIMITS } from '@brixel/contract/office/order-limits';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useSpeech } from '#i18n/speak.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { useMoment } from '#shared/moment.ts';
import { PageHead } from '#shared/page-head.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import { SearchField } from '#shared/search-field.tsx';
import type { Column } from '#shared/table.tsx';
import { Tabs } from '#shared/tabs.tsx';
import { usePages } from '#shared/use-pages.ts';
import { OrderStates } from './order-states.tsx';
import { StatementsLink } from './statements-link.tsx';

const TABS = ['pending', 'processing', 'complete', 'canceled', 'all'] as const;
const LOOK_EVERY_MS = 15_000;

/** What was ordered, by how far it is. Tab and search stand in the address; new orders appear by themselves. */
export function Page() {
  const { t, language } = useSpeech();
  const moment = useMoment();
  const { role } = useMe();
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, ORDER_LIMITS.search);
  const tab = TABS.find((known) => known === address.get('state')) ?? (search ? 'all' : 'processing');
  const query = { ...(tab !== 'all' && { status: tab }), ...(search && { search }) };
  const first = useCall('orders.list', { query });
  const { pages, hasMore, more } = usePages(first, (before) => call('orders.list', { query: { ...query, before } }));
  const orders = pages.flatMap((page) => page.orders);
  const isWhole = pages.length <= 1;
  const { reload } = first;

  // further pages would go with the first one, so that whoever has loaded some reads in peace
  useEffect(() => {
    if (!isWhole) return;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  });

  const columns: Column<OrderSummary>[] = [
    {
      key: 'number',
      header: t('orders.number'),
      inCard: 'wide',
      cell: ({ number, is_test: isTest }) => (
        <span className="row">
          <Link className="b nowrap" to={`/orders/${encodeURIComponent(number)}`}>
            {number}
          </Link>
          {isTest && <Badge tone="warn">{t('orders.test')}</Badge>}
        </span>
      ),
    },
    {
      key: 'at',
      header: t('orders.at'),
      inCard: 'labelled',
      cell: ({ created_at: at }) => <span className="soft nowrap">{moment(at)}</span>,
    },
    {
      key: 'name',
      header: t('orders.customer'),
      inCard: 'labelled',
      cell: ({ name, city, country_id: country }) => (
        <span>
          {name} <small className="soft">{`${city} (${country})`}</small>
        </span>
      ),
    },
    { key: 'pieces', header: t('orders.pieces'), inCard: 'labelled', cell: ({ pieces }) => pieces },
    { key: 'state', header: t('orders.state'), inCard: 'labelled', cell: (order) => <OrderStates {...order} /> },
    {
      key: 'payment',
      header: t('orders.payment'),
      inCard: 'labelled',
      cell: ({ payment_method: method }) => t(`orders.method.${method}`),
    },
    {
      key: 'total',
      header: t('orders.total'),
      inCard: 'labelled',
      cell: ({ grand_total: total }) => <b className="num nowrap">{moneyText(total, language)}</b>,
    },
  ];
  const linkTo = (state: (typeof TABS)[number]): string =>
    `?${new URLSearchParams({ state, ...(search && { search }) })}`;
  const counts = pages[0]?.counts;
  return (
    <>
      <PageHead title={t('page.orders')} actions={may(role, 'payments') && <StatementsLink />}>
        {t('orders.lead')}
      </PageHead>
      <section className="panel" aria-label={t('page.orders')}>
        <Tabs label={t('orders.states')} className="tabs--in">
          {TABS.map((state) => (
            <Link key={state} to={linkTo(state)} aria-current={state === tab ? 'page' : undefined}>
              {state === 'all' ? t('orders.all') : t(`orderStatus.${state}`)}
              {state !== 'all' && counts && <span className="count">{counts[state]}</span>}
            </Link>
          ))}
        </Tabs>
        <search className="tools" aria-label={t('orders.filters')}>
          <SearchField
            label={t('orders.search')}
            value={search}
            maxLength={ORDER_LIMITS.search}
            onChange={(text) => setAddress(text ? { search: text } : {}, { replace: true, preventScrollReset: true })}
          />
        </search>
        <LoadedView loaded={first} rows={8}>
          {() => (
            <PagedTable
              label={t('page.orders')}
              columns={columns}
              rows={orders}
              rowKey={({ number }) => number}
              empty={t(search ? 'orders.nothingFound' : 'orders.none')}
              shown={t('orders.shown', { n: orders.length })}
              moreLabel={t('orders.more')}
              hasMore={hasMore}
              more={more}
            />
          )}
        </LoadedView>
      </section>
    </>
  );
}
