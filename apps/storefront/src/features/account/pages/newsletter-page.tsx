import { AccountLayout } from '#features/account/account-layout.tsx';
import { CustomerOnly } from '#features/account/customer-only.tsx';
import { NewsletterTile } from '#features/account/newsletter-tile.tsx';
import { useT } from '#i18n/use-t.ts';

export function NewsletterPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.newsletter')} path="/my-account/newsletter">
      <CustomerOnly holds={t('account.holds.newsletter')}>
        {(profile) => <NewsletterTile profile={profile} />}
      </CustomerOnly>
    </AccountLayout>
  );
}
