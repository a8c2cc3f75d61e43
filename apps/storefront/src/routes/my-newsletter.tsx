import '#styles/pages/account.css';
import { AccountLayout } from '#features/account/account-layout.tsx';
import { LoginNeeded } from '#features/account/login-needed.tsx';
import { useT } from '#i18n/use-t.ts';

export function Component() {
  const t = useT();
  return (
    <AccountLayout title={t('account.newsletter')} path="/my-account/newsletter">
      <LoginNeeded holds={t('account.holds.newsletter')} />
    </AccountLayout>
  );
}
