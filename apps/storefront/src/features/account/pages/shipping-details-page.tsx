import { AccountLayout } from '#features/account/account-layout.tsx';
import { CustomerOnly } from '#features/account/customer-only.tsx';
import { ShippingDetails } from '#features/account/shipping-details.tsx';
import { useT } from '#i18n/use-t.ts';

export function ShippingDetailsPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.shippingDetails')} path="/my-account/shipping-details">
      <CustomerOnly holds={t('account.holds.shipping')}>
        {(profile) => <ShippingDetails profile={profile} />}
      </CustomerOnly>
    </AccountLayout>
  );
}
