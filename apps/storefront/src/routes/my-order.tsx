import '#styles/pages/account.css';
import { useParams } from 'react-router';
import { AccountLayout } from '#features/account/account-layout.tsx';
import { LoginNeeded } from '#features/account/login-needed.tsx';
import { useT } from '#i18n/use-t.ts';

export function Component() {
  const { orderId = '' } = useParams();
  const t = useT();
  return (
    <AccountLayout
      title={t('account.order', { id: orderId })}
      path="/my-account/orders"
      parents={[{ label: t('account.orders'), href: '/my-account/orders' }]}
    >
      <LoginNeeded holds={t('account.holds.order')} />
    </AccountLayout>
  );
}
