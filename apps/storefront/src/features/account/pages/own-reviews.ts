import { productPath } from '@brixel/commerce/links';
import { searchQuery } from '@brixel/commerce/search-query';
import { NO_ANSWER, type Outcome } from '#data/api/outcome.ts';
import { createUserCalls } from '#data/api/user-calls.ts';
import type { Services } from '#data/services.ts';
import { readWrittenReviews, type WrittenReview } from '#features/reviews/written-reviews.ts';

export type ReviewState = 'published' | 'waiting' | 'refused';

export interface OwnReview extends Omit<WrittenReview, 'rating'> {
  key: string;
  /** null where no stars were given */
  rating: number | null;
  state: ReviewState;
  /** null where it is no longer sold */
  product: { name: string; path: string } | null;
}

interface LoadedReviews {
  reviews: OwnReview[];
  /** `browser`: written in this browser; for guests, and where the API does not store authors */
  from: 'account' | 'browser';
}

type Unnamed = Omit<OwnReview, 'product'>;

const PRODUCT_FIELDS = ['id', 'name', 'sku', 'family_sku', 'type_id', 'slug', 'url_path'];
const APPROVED = 1;
const MOST_READ = 1000;
const NOT_FOUND = 404;

/** What the customer has written, wherever that was; without an account, what was written in this browser. */
export async function loadOwnReviews(services: Services, isCustomer: boolean): Promise<Outcome<LoadedReviews>> {
  const account = isCustomer ? await createUserCalls(services.api).reviews() : null;
  if (account && !account.ok && account.code !== NOT_FOUND) return account;
  try {
    const from = account?.ok ? 'account' : 'browser';
    const written = account?.ok
      ? account.result.items.map(({ id, status, created_at, ...review }) => ({
          ...review,
          key: String(id),
          written_at: created_at,
          state: status,
        }))
      : await withStates(services, readWrittenReviews());
    return { ok: true, result: { from, reviews: await withProducts(services, written) } };
  } catch {
    return { ok: false, code: NO_ANSWER, message: '' };
  }
}

const productIds = (reviews: readonly { product_id: number }[]): number[] => [
  ...new Set(reviews.map(({ product_id }) => product_id)),
];

/** Reviews of a browser are published where the catalogue shows them. */
async function withStates({ catalog }: Services, written: readonly WrittenReview[]): Promise<Unnamed[]> {
  if (written.length === 0) return [];
  const query = searchQuery()
    .where('product_id', { in: productIds(written) })
    .where('review_status', { eq: APPROVED });
  const published = await catalog.search('review', query, {
    size: MOST_READ,
    include: ['product_id', 'title', 'nickname'],
  });
  const isPublished = ({ product_id, title, nickname }: WrittenReview): boolean =>
    published.hits.some((hit) => hit.product_id === product_id && hit.title === title && hit.nickname === nickname);
  return written.map((review) => ({
    ...review,
    key: review.written_at,
    state: isPublished(review) ? 'published' : 'waiting',
  }));
}

async function withProducts({ catalog, config }: Services, reviews: readonly Unnamed[]): Promise<OwnReview[]> {
  if (reviews.length === 0) return [];
  const ids = productIds(reviews);
  const { hits } = await catalog.search('product', searchQuery().where('id', { in: ids }), {
    size: ids.length,
    include: PRODUCT_FIELDS,
  });
  const sold = new Map(hits.map((product) => [product.id, product]));
  return reviews.map((review) => {
    const product = sold.get(review.product_id);
    return { ...review, product: product ? { name: product.name, path: productPath(product, config) } : null };
  });
}
