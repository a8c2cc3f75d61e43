import type { CustomerSummary } from '@brixel/contract/office/customer-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Link, useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { UploadIcon } from '#shared/icons.tsx';
import { Initials } from '#shared/initials.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import { SearchField } from '#shared/search-field.tsx';
import type { Column } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { usePages } from '#shared/use-pages.ts';
import { fullName } from './customer-name.ts';
import { CustomersNav } from './customers-nav.tsx';

const LONGEST_SEARCH = 100;

/** Everybody who has an account, the newest first. What is searched for stands in the address. */
export function Page() {
  const t = useT();
  const formatTime = useTimeFormat();
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const query = search === '' ? {} : { search };
  const first = useCall('customers.list', { query });
  const { pages, hasMore, more } = usePages(first, (before) => call('customers.list', { query: { ...query, before } }));
  const customers = pages.flatMap((page) => page.customers);

  const columns: Column<CustomerSummary>[] = [
    { key: 'name', header: t('customers.customer'), inCard: 'wide', cell: (customer) => <Person {...customer} /> },
    { key: 'number', header: t('customers.number'), inCard: 'labelled', cell: ({ id }) => id },
    { key: 'city', header: t('customers.city'), inCard: 'labelled', cell: ({ city }) => city ?? '–' },
    { key: 'group', header: t('customers.group'), inCard: 'labelled', cell: ({ group }) => group.name },
    { key: 'orders', header: t('customers.orders'), inCard: 'labelled', cell: ({ orders }) => orders },
    {
      key: 'since',
      header: t('customers.since'),
      inCard: 'labelled',
      cell: ({ created_at: since }) => <span className="soft">{formatTime(since)}</span>,
    },
  ];
  return (
    <>
      <PageHead
        title={t('page.customers')}
        actions={
          <>
            <Button href="/orders/import">
              <UploadIcon />
              {t('page.movedOrderImport')}
            </Button>
            <Button href="/customers/import">
              <UploadIcon />
              {t('page.customerImport')}
            </Button>
          </>
        }
      >
        {t('customers.lead')}
      </PageHead>
      <CustomersNav />
      <section className="panel" aria-label={t('page.customers')}>
        <search className="tools" aria-label={t('customers.filters')}>
          <SearchField
            label={t('customers.search')}
            value={search}
            maxLength={LONGEST_SEARCH}
            onChange={(text) => setAddress(text ? { search: text } : {}, { replace: true, preventScrollReset: true })}
          />
        </search>
        <LoadedView loaded={first} rows={8}>
          {() => (
            <PagedTable
              label={t('page.customers')}
              columns={columns}
              rows={customers}
              rowKey={({ id }) => id}
              empty={t(search ? 'customers.nothingFound' : 'customers.none')}
              shown={t('customers.shown', { n: customers.length })}
              moreLabel={t('customers.more')}
              hasMore={hasMore}
              more={more}
            />
          )}
        </LoadedView>
      </section>
    </>
  );
}

function Person(customer: CustomerSummary) {
  const name = fullName(customer);
  return (
    <span className="person">
      <Initials name={name} />
      <span>
        <Link className="b" to={`/customers/${customer.id}`}>
          {name}
        </Link>
        <small>{customer.email}</small>
      </span>
    </span>
  );
}
