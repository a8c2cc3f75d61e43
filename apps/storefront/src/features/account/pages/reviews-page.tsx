import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import { Skeleton } from '@brixel/ui/skeleton.tsx';
import { useCallback } from 'react';
import { useServices } from '#data/services.ts';
import { useSession } from '#features/session/session-store.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { useDates } from '#shared/use-dates.ts';
import { useLoaded } from '#shared/use-loaded.ts';
import { AccountLayout, LoadFailure } from '../account-layout.tsx';
import { loadOwnReviews, type OwnReview, type ReviewState } from './own-reviews.ts';

/** Open to everybody: guests see what was written in this browser. */
export function ReviewsPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.reviews')} path="/my-account/reviews">
      <OwnReviews />
    </AccountLayout>
  );
}

const STATES: Record<ReviewState, MessageKey> = {
  published: 'account.reviewPublished',
  waiting: 'account.reviewWaiting',
  refused: 'account.reviewRefused',
};

/** What the customer has written; for guests, what was written in this browser. */
function OwnReviews() {
  const t = useT();
  const services = useServices();
  const status = useSession((session) => session.status);
  const loaded = useLoaded(useCallback(() => loadOwnReviews(services, status === 'customer'), [services, status]));
  if (loaded.step === 'loading' || status === 'unknown') return <Skeleton className="h-[240px]" />;
  if (loaded.step === 'failed') return <LoadFailure retry={loaded.retry} />;
  const { from, reviews } = loaded.result;
  if (reviews.length === 0) return <NoReviews />;
  return (
    <>
      {from === 'browser' && <p className="soft">{t('account.reviewsIntro')}</p>}
      <ul className="stack">
        {reviews.map((review) => (
          <ReviewPanel key={review.key} review={review} />
        ))}
      </ul>
    </>
  );
}

function ReviewPanel({ review }: { review: OwnReview }) {
  const t = useT();
  const { day } = useDates();
  return (
    <li className="panel">
      <div className="row row--between">
        <p className="b">
          {review.product ? (
            <Link className="link" href={review.product.path}>
              {review.product.name}
            </Link>
          ) : (
            t('account.reviewGone')
          )}
        </p>
        <Badge tone={review.state === 'published' ? 'ok' : 'info'}>{t(STATES[review.state])}</Badge>
      </div>
      {review.rating !== null && (
        <Rating value={review.rating} label={t('account.reviewStars', { n: review.rating })} />
      )}
      <h2 className="mt1 text-(length:--fs-h3)">{review.title}</h2>
      <p className="mt1">{review.detail}</p>
      <p className="s muted mt1">{t('account.reviewBy', { name: review.nickname, date: day(review.written_at) })}</p>
    </li>
  );
}

function NoReviews() {
  const t = useT();
  return (
    <EmptyState
      picture={<ShopDrawing path="/banner/empty.png" size="banner" alt="" />}
      title={t('account.noReviews')}
      action={
        <Button variant="cta" href="/">
          {t('common.toHome')}
        </Button>
      }
    >
      {t('account.noReviewsText')}
    </EmptyState>
  );
}
