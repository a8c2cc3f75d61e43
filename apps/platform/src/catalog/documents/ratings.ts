import type { Product } from '@brixel/contract/catalog';
import type { CatalogRows } from '../rows.ts';
import type { ProductSource, ProductSources } from './product-source.ts';

export const APPROVED_REVIEW = 1;

/** The average stars of a product's own approved reviews, else of those of the product it is a variant of. */
export function createRatings(
  { review }: CatalogRows,
  sources: ProductSources,
): (source: ProductSource) => Product['rating'] {
  const rated = review.flatMap(({ product_id, status, rating }) =>
    status === APPROVED_REVIEW && rating !== null ? [{ product_id, rating }] : [],
  );
  const byProduct = Map.groupBy(rated, (row) => row.product_id);
  const ratingOf = (productId: number): Product['rating'] => {
    const reviews = byProduct.get(productId);
    if (!reviews) return null;
    const sum = reviews.reduce((total, { rating }) => total + rating, 0);
    return { average: Math.round((sum / reviews.length) * 100) / 100, count: reviews.length };
  };
  return ({ row }) => {
    const parent = row.parent_sku === null ? undefined : sources.bySku.get(row.parent_sku);
    return ratingOf(row.id) ?? (parent ? ratingOf(parent.row.id) : null);
  };
}
