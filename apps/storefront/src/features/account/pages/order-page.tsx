import { useState } from 'react';
import { useParams } from 'react-router';
import { ORDERS_PATH } from '#config/paths.ts';
import { AccountLayout } from '#features/account/account-layout.tsx';
import { CustomerOnly } from '#features/account/customer-only.tsx';
import { CustomerOrder } from '#features/account/customer-order.tsx';
import { useT } from '#i18n/use-t.ts';

export function OrderPage() {
  const { orderId = '' } = useParams();
  const t = useT();
  const [number, setNumber] = useState<string | null>(null);
  return (
    <AccountLayout
      title={number ? t('orders.number', { number }) : t('account.order')}
      path={ORDERS_PATH}
      parents={[{ label: t('account.orders'), href: ORDERS_PATH }]}
    >
      <CustomerOnly holds={t('account.holds.order')}>
        {() => <CustomerOrder orderId={orderId} onNumber={setNumber} />}
      </CustomerOnly>
    </AccountLayout>
  );
}
