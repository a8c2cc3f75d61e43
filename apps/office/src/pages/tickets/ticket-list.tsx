import type { OfficeTicket } from '@brixel/contract/office/ticket-endpoints';
import { Field, Select } from '@brixel/ui/field.tsx';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import { SearchField } from '#shared/search-field.tsx';
import type { Column } from '#shared/table.tsx';
import { TicketBadge } from '#shared/ticket-badge.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { usePages } from '#shared/use-pages.ts';

const LONGEST_SEARCH = 100;

/** All tickets, the newest first; how many of a product have come. Read anew with every `round`. */
export function TicketList({ round }: { round: number }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const sku = address.get('sku') ?? '';
  const query = { ...(search && { search }), ...(sku && { sku }) };
  const first = useCall('tickets.list', { query });
  const { pages, hasMore, more } = usePages(first, (before) => call('tickets.list', { query: { ...query, before } }));
  useEffect(() => {
    if (round > 0) first.reload();
  }, [round]);

  const addressWith = (name: 'search' | 'sku' | 'code', value: string): URLSearchParams => {
    const next = new URLSearchParams(address);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const show = (name: 'search' | 'sku', value: string): void =>
    setAddress(addressWith(name, value), { replace: true, preventScrollReset: true });

  const columns: Column<OfficeTicket>[] = [
    {
      key: 'code',
      header: t('tickets.code'),
      inCard: 'wide',
      cell: ({ code }) => (
        <Link className="b num nowrap" to={`?${addressWith('code', code)}`}>
          {code}
        </Link>
      ),
    },
    {
      key: 'what',
      header: t('tickets.what'),
      inCard: 'wide',
      cell: ({ name, choice }) => (
        <span className="named">
          <span>{name}</span>
          {choice && <small>{choice}</small>}
        </span>
      ),
    },
    {
      key: 'holder',
      header: t('tickets.holder'),
      inCard: 'labelled',
      cell: ({ holder }) => <span className="wrap-anywhere">{holder}</span>,
    },
    {
      key: 'order',
      header: t('tickets.order'),
      inCard: 'labelled',
      cell: ({ order_number: number }) => (
        <Link className="nowrap" to={`/orders/${encodeURIComponent(number)}`}>
          {number}
        </Link>
      ),
    },
    {
      key: 'issued',
      header: t('tickets.issued'),
      inCard: 'labelled',
      cell: ({ issued_at: at }) => <span className="nowrap">{formatTime(at)}</span>,
    },
    {
      key: 'state',
      header: t('tickets.state'),
      inCard: 'labelled',
      cell: ({ state, is_test: isTest }) => <TicketBadge state={state} isTest={isTest} />,
    },
  ];
  const products = first.state === 'ready' ? first.value.products : [];
  const shown = products.find((product) => product.sku === sku);
  return (
    <section className="panel" aria-label={t('tickets.all')}>
      <search className="tools" aria-label={t('tickets.filters')}>
        <SearchField
          label={t('tickets.search')}
          value={search}
          maxLength={LONGEST_SEARCH}
          onChange={(text) => show('search', text)}
        />
        <Field label={t('tickets.product')}>
          <Select value={sku} onChange={({ target }) => show('sku', target.value)}>
            <option value="">{t('tickets.everyProduct')}</option>
            {sku && !shown && <option value={sku}>{sku}</option>}
            {products.map((product) => (
              <option key={product.sku} value={product.sku}>
                {product.name}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      <LoadedView loaded={first} rows={6}>
        {() => (
          <>
            <PagedTable
              label={t('tickets.all')}
              columns={columns}
              rows={pages.flatMap(({ tickets }) => tickets)}
              rowKey={({ id }) => id}
              empty={t(search || sku ? 'tickets.noneFound' : 'tickets.none')}
              moreLabel={t('tickets.older')}
              hasMore={hasMore}
              more={more}
            />
            {shown && (
              <p className="panel__note s">
                {t('tickets.sold', { name: shown.name, used: shown.used, sold: shown.sold })}
              </p>
            )}
          </>
        )}
      </LoadedView>
    </section>
  );
}
