import { AccountLayout } from '#features/account/account-layout.tsx';
import { OwnReviews } from '#features/account/own-reviews.tsx';
import { useT } from '#i18n/use-t.ts';

/** Kept by the browser that wrote them, therefore open to everybody. */
export function ReviewsPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.reviews')} path="/my-account/reviews">
      <OwnReviews />
    </AccountLayout>
  );
}
