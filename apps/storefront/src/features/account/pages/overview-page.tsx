import { AccountLayout } from '#features/account/account-layout.tsx';
import { AccountOverview } from '#features/account/account-overview.tsx';
import { CustomerOnly } from '#features/account/customer-only.tsx';
import { useSession } from '#features/session/session-store.ts';
import { useT } from '#i18n/use-t.ts';

export function OverviewPage() {
  const t = useT();
  const name = useSession(({ profile }) => profile?.firstname);
  return (
    <AccountLayout
      title={t('account.title')}
      path="/my-account"
      {...(name ? { heading: t('account.hello', { name }) } : {})}
    >
      <CustomerOnly holds={t('account.holds.profile')}>
        {(profile) => <AccountOverview profile={profile} />}
      </CustomerOnly>
    </AccountLayout>
  );
}
