import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { OrderSummary } from '@brixel/contract/office/order-endpoints';
import { ORDER_LIMITS } from '@brixel/contract/office/order-limits';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { readInboxCounts } from '#data/inbox-counts.ts';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n, useT } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { useNumbers } from '#shared/numbers.ts';
import { PageHead } from '#shared/page-head.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import { SearchField } from '#shared/search-field.tsx';
import { Segments } from '#shared/segments.tsx';
import type { Column } from '#shared/table.tsx';
import { Tabs } from '#shared/tabs.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { usePages } from '#shared/use-pages.ts';
import { useRowKeys } from '#shared/use-row-keys.ts';
import { DueBadge } from './due-badge.tsx';
import { pictureOf } from './line-picture.ts';
import { MovedOrdersLink } from './moved-orders-link.tsx';
import { filtersOf, OrderFilters } from './order-filters.tsx';
import { OrderStates } from './order-states.tsx';
import { OrdersBoard } from './orders-board.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SendManyDialog } from './send-many-dialog.tsx';
import { StatementsLink } from './statements-link.tsx';
import { toastOutcome } from './toast-outcome.ts';

const TABS = ['pending', 'processing', 'complete', 'canceled', 'all'] as const;
type OrderCounts = OfficeResult<'orders.list'>['counts'];
const LOOK_EVERY_MS = 15_000;

/** What was ordered, as a list or a board. What is looked for stands in the address; new orders appear by themselves. */
export function Page() {
  const t = useT();
  const { role } = useMe();
  const [address, setAddress] = useSearchParams();
  const isBoard = address.get('view') === 'board';
  const choose = (view: 'list' | 'board'): void => {
    const next = new URLSearchParams(address);
    for (const name of ['state', 'stage']) next.delete(name);
    if (view === 'board') next.set('view', view);
    else next.delete('view');
    setAddress(next);
  };
  return (
    <>
      <PageHead
        title={t('page.orders')}
        actions={
          <>
            <MovedOrdersLink />
            {may(role, 'payments') && <StatementsLink />}
            <Segments
              label={t('board.view')}
              value={isBoard ? 'board' : 'list'}
              choices={[
                { value: 'list', text: t('board.asList') },
                { value: 'board', text: t('board.asBoard') },
              ]}
              onChange={choose}
            />
          </>
        }
      >
        {t('orders.lead')}
      </PageHead>
      {isBoard ? <Board /> : <List />}
    </>
  );
}

/** The search of both; another text keeps the filters. */
function useOrderSearch() {
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, ORDER_LIMITS.search);
  return {
    search,
    address,
    setSearch(text: string) {
      const next = new URLSearchParams(address);
      next.delete('state');
      if (text) next.set('search', text);
      else next.delete('search');
      setAddress(next, { replace: true, preventScrollReset: true });
    },
  };
}

/** Reads anew every few seconds while somebody looks. */
function useLiveReload(reload: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  });
}

function Board() {
  const t = useT();
  const { search, address, setSearch } = useOrderSearch();
  const { stage: _, ...filters } = filtersOf(address);
  const board = useCall('orders.board', { query: { ...filters, ...(search && { search }) } });
  useLiveReload(board.reload, true);
  return (
    <>
      <search className="tools" aria-label={t('orders.filters')}>
        <SearchField label={t('orders.search')} value={search} maxLength={ORDER_LIMITS.search} onChange={setSearch} />
        <OrderFilters hasStage={false} />
      </search>
      <LoadedView loaded={board} rows={6}>
        {(lanes, reload) => <OrdersBoard lanes={lanes} onChanged={reload} />}
      </LoadedView>
    </>
  );
}

/**
 * Who comes to a list of paid orders that is empty sees those that wait for their money, if there are any. Decided once for each way
 * here: a list that somebody has worked off stays.
 */
function useBusyTab(counts: OrderCounts | undefined, isChosen: boolean): void {
  const [, setAddress] = useSearchParams();
  const { key } = useLocation();
  const decided = useRef('');
  const decide = useEffectEvent(({ processing, pending }: OrderCounts) => {
    if (decided.current === key) return;
    decided.current = key;
    if (!isChosen && processing === 0 && pending > 0)
      setAddress({ state: 'pending' }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (counts) decide(counts);
  }, [counts, key]);
}

/** The menu counts the same orders. */
function useMenuCounts(counts: OrderCounts | undefined): void {
  const known = JSON.stringify(counts);
  useEffect(() => {
    if (known !== undefined) void readInboxCounts();
  }, [known]);
}

function List() {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const { number: count } = useNumbers();
  const { search, address, setSearch } = useOrderSearch();
  const filters = filtersOf(address);
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  const tab = TABS.find((known) => known === address.get('state')) ?? (isNarrowed ? 'all' : 'processing');
  const query = { ...filters, ...(tab !== 'all' && { status: tab }), ...(search && { search }) };
  const { role } = useMe();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isReadingList, setReadingList] = useState(false);
  const box = useRef<HTMLElement>(null);
  useRowKeys(box);
  const first = useCall('orders.list', { query });
  const { pages, hasMore, more } = usePages(first, (before) => call('orders.list', { query: { ...query, before } }));
  const orders = pages.flatMap((page) => page.orders);
  const isWhole = pages.length <= 1;
  const counts = pages[0]?.counts;
  useBusyTab(counts, address.has('state') || isNarrowed);
  useMenuCounts(counts);
  // further pages would go with the first one, so that whoever has loaded some reads in peace
  useLiveReload(first.reload, isWhole);
  // what is not shown any more is not done anything to
  const selected = orders.filter(({ number }) => chosen.has(number));
  const choose = (numbers: readonly string[], isChosen: boolean): void =>
    setChosen((last) => {
      const next = new Set(last);
      for (const number of numbers) {
        if (isChosen) next.add(number);
        else next.delete(number);
      }
      return next;
    });

  const chooseAll = (isChosen: boolean): void =>
    choose(
      orders.map(({ number }) => number),
      isChosen,
    );

  const columns: Column<OrderSummary>[] = [
    {
      key: 'chosen',
      header: t('board.choose'),
      head: (
        <label className="pickone">
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && selected.length < orders.length;
            }}
            checked={selected.length > 0 && selected.length === orders.length}
            onChange={({ target }) => chooseAll(target.checked)}
          />
          <span className="sr">{t('board.chooseAll')}</span>
        </label>
      ),
      cell: ({ number }) => (
        <label className="pickone">
          <input
            type="checkbox"
            checked={chosen.has(number)}
            onChange={({ target }) => choose([number], target.checked)}
          />
          <span className="sr">{t('board.chooseOne', { number })}</span>
        </label>
      ),
    },
    {
      key: 'number',
      header: t('orders.number'),
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

      cell: ({ created_at: at }) => <span className="soft nowrap">{formatTime(at)}</span>,
    },
    {
      key: 'name',
      header: t('orders.customer'),

      cell: ({ name, city, country_id: country }) => (
        <span>
          {name} <small className="soft">{`${city} (${country})`}</small>
        </span>
      ),
    },
    {
      key: 'parts',
      header: t('orders.parts'),
      hideHeader: true,
      cell: ({ pictures }) =>
        pictures.length > 0 && (
          <span className="pics">
            {pictures.map((image) => (
              <img key={image} className="pic" src={pictureOf(image)} alt="" width={32} height={32} loading="lazy" />
            ))}
          </span>
        ),
    },
    {
      key: 'lots',
      header: t('pick.lots'),
      align: 'end',
      cell: ({ lines }) => (
        <>
          <span className="table-only">{count(lines)}</span>
          <span className="cards-only soft">{t('board.lots', { n: lines })}</span>
        </>
      ),
    },
    {
      key: 'pieces',
      header: t('orders.pieces'),

      align: 'end',
      cell: ({ pieces }) => count(pieces),
    },
    { key: 'state', header: t('orders.state'), cell: (order) => <OrderStates {...order} /> },
    { key: 'due', header: t('orders.due'), cell: ({ ship_by: day }) => <DueBadge day={day} /> },
    {
      key: 'payment',
      header: t('orders.payment'),

      cell: ({ payment_method: method }) => <span className="nowrap">{t(`orders.method.${method}`)}</span>,
    },
    {
      key: 'total',
      header: t('orders.total'),

      align: 'end',
      cell: ({ grand_total: total }) => <b className="num nowrap">{moneyText(total, language)}</b>,
    },
  ];
  const linkTo = (state: (typeof TABS)[number]): string => {
    const { stage: _, ...others } = filters;
    return `?${new URLSearchParams({ ...others, state, ...(search && { search }) })}`;
  };
  return (
    <>
      <section ref={box} className="panel" aria-label={t('page.orders')}>
        <Tabs label={t('orders.states')} className="tabs--in">
          {TABS.map((state) => (
            <Link key={state} to={linkTo(state)} aria-current={state === tab ? 'page' : undefined}>
              {state === 'all' ? t('orders.all') : t(`orderStatus.${state}`)}
              {state !== 'all' && counts && <span className="count">{counts[state]}</span>}
            </Link>
          ))}
        </Tabs>
        <search className="tools" aria-label={t('orders.filters')}>
          <SearchField label={t('orders.search')} value={search} maxLength={ORDER_LIMITS.search} onChange={setSearch} />
          <OrderFilters hasStage />
          {orders.length > 0 && (
            <Button size="s" className="cards-only" onClick={() => chooseAll(selected.length < orders.length)}>
              {t(selected.length < orders.length ? 'board.chooseAll' : 'board.chooseNone')}
            </Button>
          )}
          {may(role, 'parcels') && (
            <Button size="s" onClick={() => setReadingList(true)}>
              {t('board.send.read')}
            </Button>
          )}
        </search>
        <LoadedView loaded={first} rows={8}>
          {() => (
            <PagedTable
              label={t('page.orders')}
              layout="orders"
              columns={columns}
              rows={orders}
              rowKey={({ number }) => number}
              empty={t(isNarrowed ? 'orders.nothingFound' : 'orders.none')}
              shown={t('orders.shown', { n: orders.length })}
              moreLabel={t('orders.more')}
              hasMore={hasMore}
              more={more}
              aside={
                <span className="gridkeys table-only">
                  <kbd>J</kbd>
                  <kbd>K</kbd> {t('board.keys.move')} · <kbd>X</kbd> {t('board.keys.choose')} · <kbd>↵</kbd>{' '}
                  {t('board.keys.open')}
                </span>
              }
            />
          )}
        </LoadedView>
      </section>
      {isReadingList && (
        <SendManyDialog
          numbers={[]}
          onClose={() => setReadingList(false)}
          onDone={(outcome) => {
            setReadingList(false);
            toastOutcome(t, t('board.send.done', { n: outcome.done }), outcome);
            first.reload();
          }}
        />
      )}
      {selected.length > 0 && (
        <SelectionBar
          orders={selected}
          onClear={() => setChosen(new Set())}
          onDone={() => {
            setChosen(new Set());
            first.reload();
          }}
        />
      )}
    </>
  );
}
