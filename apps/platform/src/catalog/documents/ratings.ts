import type { Product } from '@brixel/contract/catalog';
import type { CatalogRows } from '../rows.ts';

export const APPROVED_REVIEW = 1;

/** The average stars of each product that has approved reviews of its own, by its number. */
export type Ratings = ReadonlyMap<number, NonNullable<Product['rating']>>;

export function ratingsOf({ review }: Pick<CatalogRows, 'review'>): Ratings {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { product_id, status, rating } of review) {
    if (status !== APPROVED_REVIEW || rating === null) continue;
    const known = sums.get(product_id);
    sums.set(product_id, { sum: (known?.sum ?? 0) + rating, count: (known?.count ?? 0) + 1 });
  }
  return new Map(
    [...sums].map(([id, { sum, count }]) => [id, { average: Math.round((sum / count) * 100) / 100, count }]),
  );
}
