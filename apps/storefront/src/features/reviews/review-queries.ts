import { searchQuery } from '@brixel/commerce/search-query';
import type { Review } from '@brixel/contract/catalog';
import { pickFields } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';
import { allReviews, type ReviewChoice, type ReviewOrder } from './review-address.ts';

/** Reviews of a product. */

const REVIEW_FIELDS = [
  'id',
  'title',
  'detail',
  'nickname',
  'created_at',
  'rating',
  'verified_buyer',
  'lang',
  'answer',
] as const;
export type ShownReview = Pick<Review, (typeof REVIEW_FIELDS)[number]>;

export interface Reviews {
  /** of all reviews, whatever is chosen */
  total: number;
  /** how many reviews gave one, two … five stars */
  counts: [number, number, number, number, number];
  choice: ReviewChoice;
  /** how many the choice holds, and the first of them */
  found: number;
  items: ShownReview[];
  failed?: true;
}

const APPROVED = 1;
const FIRST_SIZE = 3;
const MORE_SIZE = 10;
const MOST_COUNTED = 1000;

const ORDERS: Record<ReviewOrder, readonly ['rating' | 'created_at', 'asc' | 'desc'][]> = {
  newest: [['created_at', 'desc']],
  best: [
    ['rating', 'desc'],
    ['created_at', 'desc'],
  ],
  worst: [
    ['rating', 'asc'],
    ['created_at', 'desc'],
  ],
};

const approved = (productId: number) =>
  searchQuery().where('product_id', { eq: productId }).where('review_status', { eq: APPROVED });

function chosen(productId: number, { stars, order }: ReviewChoice) {
  const all = stars === null ? approved(productId) : approved(productId).where('rating', { eq: stars });
  return ORDERS[order].reduce((query, [field, direction]) => query.sortBy(field, direction), all);
}

/** Reviews without stars come from other platforms; they are shown, but not counted. */
export function countStars(ratings: readonly (number | null)[]): Reviews['counts'] {
  const counts: Reviews['counts'] = [0, 0, 0, 0, 0];
  for (const rating of ratings) {
    if (rating === null) continue;
    const at = Math.min(5, Math.max(1, Math.round(rating))) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/**
 * The reviews of the first of these products that has any: a variant without its own shows those of its family, as its
 * rating does. A product can be bought without its reviews, so their failure is not the page's.
 */
export async function loadReviews(
  { catalog, report }: Services,
  productIds: readonly number[],
  choice: ReviewChoice,
  signal: AbortSignal,
): Promise<Reviews> {
  try {
    for (const id of productIds) {
      const ratings = await catalog.search('review', approved(id), { size: MOST_COUNTED, include: ['rating'], signal });
      if (ratings.total === 0) continue;
      const size = FIRST_SIZE + (choice.pages - 1) * MORE_SIZE;
      const { hits, total } = await catalog.search('review', chosen(id, choice), { size, signal });
      return {
        total: ratings.total,
        counts: countStars(ratings.hits.map(({ rating }) => rating)),
        choice,
        found: total,
        items: hits.map((review) => pickFields(review, REVIEW_FIELDS)),
      };
    }
    return noReviews;
  } catch (error) {
    if (signal.aborted) throw error;
    report(error);
    return { ...noReviews, failed: true };
  }
}

const noReviews: Reviews = { total: 0, counts: [0, 0, 0, 0, 0], choice: allReviews, found: 0, items: [] };
