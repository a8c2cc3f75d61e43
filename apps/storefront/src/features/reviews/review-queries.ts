import { searchQuery } from '@brixel/commerce/search-query';
import type { Review } from '@brixel/contract/catalog';
import { pickFields } from '#data/fields.ts';
import type { Services } from '#data/services.ts';

/** Reviews of a product. */

const REVIEW_FIELDS = ['id', 'title', 'detail', 'nickname', 'created_at', 'rating', 'verified_buyer', 'lang'] as const;
export type ShownReview = Pick<Review, (typeof REVIEW_FIELDS)[number]>;

export interface ReviewSummary {
  total: number;
  /** how many reviews gave one, two … five stars */
  counts: [number, number, number, number, number];
  /** the newest ones */
  items: ShownReview[];
}

const APPROVED = 1;
const FIRST_SIZE = 3;
export const MORE_SIZE = 10;
const MOST_COUNTED = 1000;

const approved = (productId: number) =>
  searchQuery().where('product_id', { eq: productId }).where('review_status', { eq: APPROVED });

const toShown = (review: Review): ShownReview => pickFields(review, REVIEW_FIELDS);

export const emptySummary: ReviewSummary = { total: 0, counts: [0, 0, 0, 0, 0], items: [] };

export function countStars(ratings: readonly number[]): ReviewSummary['counts'] {
  const counts: ReviewSummary['counts'] = [0, 0, 0, 0, 0];
  for (const rating of ratings) {
    const at = Math.min(5, Math.max(1, Math.round(rating))) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** A product can be bought without its reviews, so their failure is not the page's. */
export async function loadReviewSummary(
  { catalog }: Services,
  productId: number,
  signal: AbortSignal,
): Promise<ReviewSummary> {
  const query = approved(productId).sortBy('created_at', 'desc');
  try {
    const [first, ratings] = await Promise.all([
      catalog.search('review', query, { size: FIRST_SIZE, signal }),
      catalog.search('review', approved(productId), { size: MOST_COUNTED, include: ['rating'], signal }),
    ]);
    return {
      total: first.total,
      counts: countStars(ratings.hits.map(({ rating }) => rating)),
      items: first.hits.map(toShown),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return emptySummary;
  }
}

export async function loadReviews(
  { catalog }: Services,
  productId: number,
  { stars, start }: { stars: number | null; start: number },
  signal: AbortSignal,
): Promise<{ items: ShownReview[]; total: number }> {
  const all = approved(productId).sortBy('created_at', 'desc');
  const query = stars === null ? all : all.where('rating', { eq: stars });
  const { hits, total } = await catalog.search('review', query, { size: MORE_SIZE, start, signal });
  return { items: hits.map(toShown), total };
}
