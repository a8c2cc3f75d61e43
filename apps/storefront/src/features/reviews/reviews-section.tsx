import type { Product } from '@brixel/contract/catalog';
import { Notice } from '@brixel/ui/notice.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import { useArea } from '#i18n/use-area.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { REVIEW_ORDERS } from './review-address.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewLink } from './review-link.tsx';
import type { Reviews } from './review-queries.ts';
import { StarBars } from './star-bars.tsx';
import { useWriteReview } from './use-write-review.tsx';

export interface ReviewsSectionProps {
  product: Pick<Product, 'id' | 'name' | 'rating'>;
  reviews: Reviews;
}

/** What buyers say: average, distribution, the texts, and the way to write one. */
export function ReviewsSection({ product, reviews }: ReviewsSectionProps) {
  useArea('reviews');
  const t = useT();
  const { total, counts, choice, found, items, failed } = reviews;
  const { opener, panel } = useWriteReview(product);
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <div className="row row--between">
        <h2 id="reviews-title">{t('reviews.title', { n: total })}</h2>
        {opener}
      </div>
      {panel}
      {failed && (
        <Notice tone="warn" className="mt-4">
          {t('reviews.failed')}
        </Notice>
      )}
      {total === 0 && !failed && <p className="soft mt2">{t('reviews.none')}</p>}
      {total > 0 && product.rating && (
        <div className="row row--l row--nowrap mt2">
          <Average rating={product.rating} />
          <StarBars counts={counts} choice={choice} />
        </div>
      )}
      {total > 1 && <Orders choice={choice} />}
      <p className="s soft mt1" role="status">
        {choice.stars !== null && t('reviews.filtered', { n: found, stars: t('reviews.stars', { n: choice.stars }) })}
      </p>
      {items.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      <div className="row mt2">
        {items.length < found && (
          <ReviewLink className="btn btn--s" choice={{ ...choice, pages: choice.pages + 1 }}>
            {t('reviews.more')}
          </ReviewLink>
        )}
        {choice.stars !== null && (
          <ReviewLink className="btn btn--s btn--ghost" choice={{ ...choice, stars: null, pages: 1 }}>
            {t('reviews.all')}
          </ReviewLink>
        )}
      </div>
      {total > 0 && <p className="xs muted mt2">{t('reviews.policy')}</p>}
    </section>
  );
}

function Average({ rating }: { rating: NonNullable<Product['rating']> }) {
  const t = useT();
  const { number } = useFormat();
  const average = number(Math.round(rating.average * 10) / 10);
  return (
    <div className="center flex-none">
      <span className="price price--xl">{average}</span>
      <div className="mt1">
        <Rating value={rating.average} label={t('product.ratingValue', { average, n: rating.count })} />
      </div>
    </div>
  );
}

function Orders({ choice }: Pick<Reviews, 'choice'>) {
  const t = useT();
  return (
    <nav className="row s mt3" aria-label={t('reviews.sort')}>
      {REVIEW_ORDERS.map((order) => (
        <ReviewLink key={order} choice={{ ...choice, order, pages: 1 }} current={choice.order === order}>
          {t(`reviews.${order}`)}
        </ReviewLink>
      ))}
    </nav>
  );
}
