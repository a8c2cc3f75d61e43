import { AccountLayout } from '#features/account/account-layout.tsx';
import { CustomerOnly } from '#features/account/customer-only.tsx';
import { LoyaltyPage } from '#features/account/loyalty-page.tsx';
import { useT } from '#i18n/use-t.ts';

export function LoyaltyCardPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.loyalty')} path="/my-account/loyalty-card">
      <CustomerOnly holds={t('account.holds.loyalty')}>{(profile) => <LoyaltyPage profile={profile} />}</CustomerOnly>
    </AccountLayout>
  );
}
