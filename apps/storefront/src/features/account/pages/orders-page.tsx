import { AccountLayout } from '#features/account/account-layout.tsx';
import { CustomerOnly } from '#features/account/customer-only.tsx';
import { OrderList } from '#features/account/order-list.tsx';
import { QueuedOrders } from '#features/ordering/saved-orders/queued-orders.tsx';
import { useT } from '#i18n/use-t.ts';

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
