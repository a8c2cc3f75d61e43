import type { Product } from '@brixel/contract/catalog';
import { Badge } from '@brixel/ui/badge.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { Notice } from '@brixel/ui/notice.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import type { CSSProperties, ReactNode } from 'react';
import { useAllCalls, useServices } from '#data/services.ts';
import { useArea } from '#i18n/use-area.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useLocation } from '#router/hooks.ts';
import { KEEP_FOCUS } from '#shared/keep-focus.ts';
import { oncePer } from '#shared/once-per.ts';
import { RouterLink } from '#shared/router-link.tsx';
import { readDate } from '#shared/use-dates.ts';
import { REVIEW_ORDERS, type ReviewChoice, reviewHref } from './review-address.ts';
import type { Reviews, ShownReview } from './review-queries.ts';
import { useWriteReview } from './use-write-review.tsx';

interface ReviewsSectionProps {
  product: Pick<Product, 'id' | 'name' | 'rating'>;
  reviews: Reviews;
}

/** Average, distribution, reviews and the form to write one. */
export function ReviewsSection({ product, reviews }: ReviewsSectionProps) {
  useArea('reviews');
  const t = useT();
  const isOurs = useAllCalls();
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
      {total > 0 && isOurs && <p className="xs muted mt2">{t('reviews.policy')}</p>}
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

const STARS = [5, 4, 3, 2, 1] as const;

/** How the stars are spread; each bar with reviews leads to them, the chosen one back to all. */
function StarBars({ counts, choice }: Pick<Reviews, 'counts' | 'choice'>) {
  const t = useT();
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="bars grow">
      {STARS.map((stars) => {
        const count = counts[stars - 1] ?? 0;
        const percent = total > 0 ? Math.round((count / total) * 100) : 0;
        const label = t('reviews.stars', { n: stars });
        const isChosen = choice.stars === stars;
        return (
          <div key={stars}>
            {count > 0 ? (
              <ReviewLink
                choice={{ ...choice, stars: isChosen ? null : stars, pages: 1 }}
                current={isChosen}
                {...(isChosen ? {} : { label: t('reviews.only', { stars: label }) })}
              >
                {label}
              </ReviewLink>
            ) : (
              <span className="muted">{label}</span>
            )}
            <i style={{ '--w': `${percent}%` } as CSSProperties} />
            <span className="muted num">{t('reviews.percent', { n: percent })}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Days are stored without a zone: read as UTC on both sides, or server and browser might name different ones. */
const dayFormat = oncePer((locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

function ReviewItem({ review }: { review: ShownReview }) {
  const t = useT();
  const { config, store } = useServices();
  const day = readDate(`${review.created_at?.slice(0, 10)}T00:00:00Z`);
  const date = day && dayFormat(store.locale).format(day);
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
        {[review.nickname, date].filter(Boolean).join(', ')}
        {review.verified_buyer && <Badge tone="ok">{t('reviews.verified')}</Badge>}
      </p>
      {review.answer && (
        <div className="review__answer">
          <b className="s">{t('reviews.answer', { shop: config.shop.name })}</b>
          <p className="whitespace-pre-line">{review.answer}</p>
        </div>
      )}
    </article>
  );
}

interface ReviewLinkProps {
  choice: ReviewChoice;
  current?: boolean;
  /** where the text alone is not clear */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Another choice of reviews on the same page; place and focus stay. */
function ReviewLink({ choice, current, label, className, children }: ReviewLinkProps) {
  const { search } = useLocation();
  return (
    <RouterLink
      href={reviewHref(search, choice)}
      preventScrollReset
      replace
      state={KEEP_FOCUS}
      rel="nofollow"
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      className={cx(className ?? 'underline underline-offset-3', current && 'font-bold text-ink')}
    >
      {children}
    </RouterLink>
  );
}
