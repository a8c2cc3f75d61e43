import { Badge } from '@brixel/ui/badge.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import type { ShownReview } from './review-queries.ts';

export function ReviewItem({ review }: { review: ShownReview }) {
  const t = useT();
  const { locale } = useServices().store;
  // stored without a zone: read as UTC on both sides, or server and browser might name different days
  const day = new Date(`${review.created_at.slice(0, 10)}T00:00:00Z`);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  return (
    <article className="review">
      <div className="row row--between">
        <b lang={review.lang}>{review.title}</b>
        {review.rating !== null && (
          <Rating value={review.rating} label={t('reviews.rating', { n: review.rating })}>
            {review.rating}
          </Rating>
        )}
      </div>
      <p lang={review.lang} className="whitespace-pre-line">
        {review.detail}
      </p>
      <p className="xs muted row">
        {review.nickname}, {date}
        {review.verified_buyer && <Badge tone="ok">{t('reviews.verified')}</Badge>}
      </p>
    </article>
  );
}
