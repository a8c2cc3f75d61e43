import { ORDER_LIMITS } from '@brixel/contract/office/order-limits';
import { may } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { Link, useSearchParams } from 'react-router';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { UploadIcon } from '#shared/icons.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { SearchField } from '#shared/search-field.tsx';
import { MovedOrderTable } from './moved-order-table.tsx';

/** What was ordered in the shop that was here before. What is searched for stands in the address. */
export function Page() {
  const t = useT();
  const { role } = useMe();
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, ORDER_LIMITS.search);
  const query = search === '' ? {} : { search };
  const first = useCall('movedOrders.list', { query });
  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/orders">{t('page.orders')}</Link>
      </nav>
      <PageHead
        title={t('page.movedOrders')}
        actions={
          may(role, 'customers') && (
            <Button href="/orders/import">
              <UploadIcon />
              {t('page.movedOrderImport')}
            </Button>
          )
        }
      >
        {t('movedOrders.lead')}
      </PageHead>
      <section className="panel" aria-label={t('page.movedOrders')}>
        <search className="tools" aria-label={t('movedOrders.filters')}>
          <SearchField
            label={t('movedOrders.search')}
            value={search}
            maxLength={ORDER_LIMITS.search}
            onChange={(text) => setAddress(text ? { search: text } : {}, { replace: true, preventScrollReset: true })}
          />
        </search>
        <MovedOrderTable
          first={first}
          query={query}
          empty={t(search === '' ? 'movedOrders.none' : 'orders.nothingFound')}
        />
      </section>
    </>
  );
}
