import type { Product } from '@brixel/contract/catalog';
import { useState } from 'react';
import { useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Rating } from '#ui/rating.tsx';
import { ReviewItem } from './review-item.tsx';
import { loadReviews, type ReviewSummary, type ShownReview } from './review-queries.ts';
import { StarBars } from './star-bars.tsx';

export interface ReviewsSectionProps {
  productId: number;
  summary: ReviewSummary;
  rating: Product['rating'];
}

interface Shown {
  stars: number | null;
  items: ShownReview[];
  total: number;
  state: 'idle' | 'loading' | 'failed';
}

/** What buyers say: average, distribution, and the texts. The bars show only the reviews with that many stars. */
export function ReviewsSection({ productId, summary, rating }: ReviewsSectionProps) {
  const t = useT();
  const { number } = useFormat();
  const services = useServices();
  const [shown, setShown] = useState<Shown>({ stars: null, items: summary.items, total: summary.total, state: 'idle' });

  const load = async (stars: number | null, before: readonly ShownReview[]): Promise<void> => {
    setShown((now) => ({ ...now, state: 'loading' }));
    try {
      const next = await loadReviews(services, productId, { stars, start: before.length }, AbortSignal.timeout(10_000));
      setShown({ stars, items: [...before, ...next.items], total: next.total, state: 'idle' });
    } catch {
      setShown((now) => ({ ...now, state: 'failed' }));
    }
  };

  const average = rating ? number(Math.round(rating.average * 10) / 10) : '';
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('reviews.title', { n: summary.total })}</h2>
      {summary.total === 0 && <p className="soft mt2">{t('reviews.none')}</p>}
      {summary.total > 0 && rating && (
        <div className="row row--l row--nowrap mt2">
          <div className="center flex-none">
            <span className="price price--xl">{average}</span>
            <div className="mt1">
              <Rating value={rating.average} label={t('product.ratingValue', { average, n: rating.count })} />
            </div>
          </div>
          <StarBars counts={summary.counts} chosen={shown.stars} onChoose={(stars) => load(stars, [])} />
        </div>
      )}
      {shown.state === 'failed' && (
        <Notice tone="warn" role="alert" className="mt-4">
          {t('reviews.failed')}
        </Notice>
      )}
      <div aria-live="polite" aria-busy={shown.state === 'loading'}>
        {shown.items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </div>
      <div className="row mt2">
        {shown.items.length < shown.total && (
          <Button size="s" loading={shown.state === 'loading'} onClick={() => load(shown.stars, shown.items)}>
            {t('reviews.more')}
          </Button>
        )}
        {shown.stars !== null && (
          <Button size="s" variant="ghost" onClick={() => load(null, [])}>
            {t('reviews.all')}
          </Button>
        )}
      </div>
      {summary.total > 0 && <p className="xs muted mt2">{t('reviews.policy')}</p>}
    </section>
  );
}
