import { productPath } from '@brixel/commerce/links';
import { searchQuery } from '@brixel/commerce/search-query';
import { NO_ANSWER, type Outcome } from '#data/outcome.ts';
import type { Services } from '#data/services.ts';
import type { WrittenReview } from '#features/reviews/written-reviews.ts';

export interface OwnReview extends WrittenReview {
  isPublished: boolean;
  /** null where it is no longer sold */
  product: { name: string; path: string } | null;
}

const PRODUCT_FIELDS = ['id', 'name', 'sku', 'family_sku', 'type_id', 'slug', 'url_path'];
const APPROVED = 1;
const MOST_READ = 1000;

/** The own reviews with what they are about, and whether everybody can read them. */
export async function loadOwnReviews(
  { catalog, config }: Services,
  written: readonly WrittenReview[],
): Promise<Outcome<OwnReview[]>> {
  if (written.length === 0) return { ok: true, result: [] };
  const ids = [...new Set(written.map(({ product_id }) => product_id))];
  try {
    const [products, published] = await Promise.all([
      catalog.search('product', searchQuery().where('id', { in: ids }), { size: ids.length, include: PRODUCT_FIELDS }),
      catalog.search(
        'review',
        searchQuery().where('product_id', { in: ids }).where('review_status', { eq: APPROVED }),
        { size: MOST_READ, include: ['product_id', 'title', 'nickname'] },
      ),
    ]);
    const shown = new Map(products.hits.map((product) => [product.id, product]));
    const result = written.map((review): OwnReview => {
      const product = shown.get(review.product_id);
      return {
        ...review,
        product: product ? { name: product.name, path: productPath(product, config) } : null,
        isPublished: published.hits.some(
          (hit) =>
            hit.product_id === review.product_id && hit.title === review.title && hit.nickname === review.nickname,
        ),
      };
    });
    return { ok: true, result };
  } catch {
    return { ok: false, code: NO_ANSWER, message: '' };
  }
}
