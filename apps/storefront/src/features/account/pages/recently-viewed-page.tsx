import { AccountLayout } from '#features/account/account-layout.tsx';
import { RecentlyViewedList } from '#features/account/recently-viewed-list.tsx';
import { useT } from '#i18n/use-t.ts';

/** Kept by the browser, therefore open to everybody. */
export function RecentlyViewedPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.recentlyViewed')} path="/my-account/recently-viewed">
      <RecentlyViewedList />
    </AccountLayout>
  );
}
