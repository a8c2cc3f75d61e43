import { ORDER_HISTORY_SIZE } from '@brixel/contract/order-limits';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { Pagination } from '@brixel/ui/pagination.tsx';
import { Skeleton } from '@brixel/ui/skeleton.tsx';
import { useEffect } from 'react';
import { ORDERS_PATH } from '#config/paths.ts';
import { watchReconnect } from '#data/connection/connection-return.ts';
import { QueuedOrders } from '#features/ordering/saved-orders/queued-orders.tsx';
import { useOrders } from '#features/session/use-orders.ts';
import { useT } from '#i18n/use-t.ts';
import { useLocation } from '#router/hooks.ts';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { useDates } from '#shared/use-dates.ts';
import { useOnline } from '#shared/use-online.ts';
import { AccountLayout, LoadFailure } from '../account-layout.tsx';
import { CustomerOnly } from '../customer-only.tsx';
import { OrdersTable } from './orders-table.tsx';

export function OrdersPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.orders')} path="/my-account/orders">
      <CustomerOnly holds={t('account.holds.orders')}>
        {() => (
          <>
            <QueuedOrders />
            <OrderList />
          </>
        )}
      </CustomerOnly>
    </AccountLayout>
  );
}

/** All orders; the page is part of the address. */
function OrderList() {
  const t = useT();
  const { search } = useLocation();
  const page = Math.max(1, Math.floor(Number(new URLSearchParams(search).get('page'))) || 1);
  const loaded = useOrders(page);
  if (loaded.step === 'loading') return <Skeleton className="h-[240px]" />;
  if (loaded.step === 'failed') return <LoadFailure retry={loaded.retry} />;
  const { items, total_count, storedAt } = loaded.result;
  if (total_count === 0) return <NoOrders />;
  return (
    <>
      <StoredNotice at={storedAt} retry={loaded.retry} />
      <OrdersTable orders={items} />
      <Pagination
        label={t('account.orderPages')}
        current={page}
        total={Math.ceil(total_count / ORDER_HISTORY_SIZE)}
        hrefOf={(number) => (number === 1 ? ORDERS_PATH : `${ORDERS_PATH}?page=${number}`)}
        pageLabel={(number) => t('account.page', { n: number })}
        previousLabel={t('common.back')}
        nextLabel={t('common.next')}
      />
    </>
  );
}

function NoOrders() {
  const t = useT();
  return (
    <EmptyState
      picture={<ShopDrawing path="/banner/empty.png" size="banner" alt="" />}
      title={t('account.noOrders')}
      action={
        <Button variant="cta" href="/">
          {t('common.toHome')}
        </Button>
      }
    >
      {t('account.noOrdersText')}
    </EmptyState>
  );
}

/** Says that what is shown may be out of date, until there is a connection again. */
function StoredNotice({ at, retry }: { at: string | null; retry: () => void }) {
  const t = useT();
  const { day } = useDates();
  const isOnline = useOnline();
  useEffect(() => (at === null ? undefined : watchReconnect(retry)), [at, retry]);
  if (at === null) return null;
  return (
    <Notice tone="warn" role="status">
      {t(isOnline ? 'account.ordersEarlier' : 'account.ordersStored', { date: day(at) })}
    </Notice>
  );
}
