import { AccountLayout } from '#features/account/account-layout.tsx';
import { OwnReviews } from '#features/account/own-reviews.tsx';
import { useT } from '#i18n/use-t.ts';

/** Open to everybody: guests see what was written in this browser. */
export function ReviewsPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.reviews')} path="/my-account/reviews">
      <OwnReviews />
    </AccountLayout>
  );
}
