import type { OfficeVoucher } from '@brixel/contract/office/voucher-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { useDay } from '#pages/returns/returns-table.tsx';
import { moneyText } from '#pages/settings/money-text.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import { SearchField } from '#shared/search-field.tsx';
import type { Column } from '#shared/table.tsx';
import { usePages } from '#shared/use-pages.ts';
import { GiveDrawer } from './give-drawer.tsx';
import { maskedCode, VoucherBadge } from './voucher-state.tsx';

const LONGEST_SEARCH = 100;

/** All gift vouchers, the newest first, and what the shop owes their holders. */
export function Page() {
  const { t, language } = useI18n();
  const day = useDay();
  const [isGiving, setGiving] = useState(false);
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const query = search === '' ? {} : { search };
  const first = useCall('vouchers.list', { query });
  const { pages, hasMore, more } = usePages(first, (before) => call('vouchers.list', { query: { ...query, before } }));
  const money = (euros: number): string => moneyText(euros, language);

  const columns: Column<OfficeVoucher>[] = [
    {
      key: 'code',
      header: t('vouchers.code'),
      inCard: 'wide',
      cell: ({ id, ending }) => (
        <Link className="b nowrap" to={`/vouchers/${id}`}>
          {maskedCode(ending)}
        </Link>
      ),
    },
    {
      key: 'recipient',
      header: t('vouchers.recipient'),
      inCard: 'labelled',
      cell: ({ recipient_name: name, recipient_email: email }) => (
        <span className="named">
          <span className="wrap-anywhere">{name || email}</span>
          {name && <small className="wrap-anywhere">{email}</small>}
        </span>
      ),
    },
    {
      key: 'order',
      header: t('vouchers.order'),
      inCard: 'labelled',
      cell: ({ order_number: number }) =>
        number === null ? (
          <span className="soft">{t('vouchers.byHand')}</span>
        ) : (
          <Link className="nowrap" to={`/orders/${encodeURIComponent(number)}`}>
            {number}
          </Link>
        ),
    },
    {
      key: 'value',
      header: t('vouchers.value'),
      inCard: 'labelled',
      cell: ({ value }) => <span className="num">{money(value)}</span>,
    },
    {
      key: 'balance',
      header: t('vouchers.balance'),
      inCard: 'labelled',
      cell: ({ balance }) => <b className="num">{money(balance)}</b>,
    },
    { key: 'to', header: t('vouchers.validTo'), inCard: 'labelled', cell: ({ valid_to: to }) => day(to) },
    {
      key: 'state',
      header: t('vouchers.state'),
      inCard: 'labelled',
      cell: ({ state, is_test: isTest }) => <VoucherBadge state={state} isTest={isTest} />,
    },
  ];
  return (
    <>
      <PageHead
        title={t('page.vouchers')}
        actions={
          <Button variant="cta" onClick={() => setGiving(true)}>
            <PlusIcon />
            {t('vouchers.give')}
          </Button>
        }
      >
        {t('vouchers.lead')}
      </PageHead>
      <section className="panel" aria-label={t('page.vouchers')}>
        <search className="tools" aria-label={t('vouchers.filters')}>
          <SearchField
            label={t('vouchers.search')}
            value={search}
            maxLength={LONGEST_SEARCH}
            onChange={(text) => setAddress(text ? { search: text } : {}, { replace: true, preventScrollReset: true })}
          />
        </search>
        <LoadedView loaded={first} rows={6}>
          {({ open }) => (
            <>
              <PagedTable
                label={t('page.vouchers')}
                columns={columns}
                rows={pages.flatMap(({ vouchers }) => vouchers)}
                rowKey={({ id }) => id}
                empty={t(search === '' ? 'vouchers.none' : 'vouchers.noneFound')}
                moreLabel={t('vouchers.older')}
                hasMore={hasMore}
                more={more}
              />
              <p className="panel__note s">
                {t('vouchers.open', { n: open.count, sum: money(open.sum) })}{' '}
                <span className="soft">{t('vouchers.openHint')}</span>
              </p>
            </>
          )}
        </LoadedView>
      </section>
      {isGiving && <GiveDrawer onClose={() => setGiving(false)} onGiven={first.reload} />}
    </>
  );
}
