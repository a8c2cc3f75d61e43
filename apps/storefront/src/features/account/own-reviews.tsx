import { useCallback } from 'react';
import { useServices } from '#data/services.ts';
import { ShopPicture } from '#features/layout/shop-picture.tsx';
import { useDates } from '#features/order/use-dates.ts';
import { readWrittenReviews } from '#features/reviews/written-reviews.ts';
import { useT } from '#i18n/use-t.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/rating.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';
import { loadOwnReviews, type OwnReview } from './load-own-reviews.ts';
import { useLoaded } from './use-loaded.ts';

/** What was written in this browser. */
export function OwnReviews() {
  const t = useT();
  const services = useServices();
  const loaded = useLoaded(useCallback(() => loadOwnReviews(services, readWrittenReviews()), [services]));
  if (loaded.step === 'loading') return <Skeleton className="h-[240px]" />;
  if (loaded.step === 'failed') return <LoadFailure retry={loaded.retry} />;
  if (loaded.result.length === 0) return <NoReviews />;
  return (
    <>
      <p className="soft">{t('account.reviewsIntro')}</p>
      <ul className="stack">
        {loaded.result.map((review) => (
          <ReviewPanel key={review.written_at} review={review} />
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
        <Badge tone={review.isPublished ? 'ok' : 'info'}>
          {t(review.isPublished ? 'account.reviewPublished' : 'account.reviewWaiting')}
        </Badge>
      </div>
      <Rating value={review.rating} label={t('account.reviewStars', { n: review.rating })} />
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
      picture={<ShopPicture path="/banner/empty.png" size="banner" alt="" />}
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
