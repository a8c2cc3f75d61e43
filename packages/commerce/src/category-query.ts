import type { FilterValue } from '@brixel/contract/search';
import { type SearchQueryBuilder, visibleProducts, withoutSoldOut } from './search-query.ts';

/** The products of a category page, narrowed by what a shopper has chosen. */

export const productsIn = (categoryIds: readonly number[], listOutOfStock: boolean): SearchQueryBuilder =>
  withoutSoldOut(visibleProducts(), listOutOfStock).where('category_ids', { in: [...categoryIds] });

/** Whether a price range holds its upper bound. */
type UpperBound = 'lte' | 'lt';

/** A lower bound of 0 is no bound and is left out. */
export const priceBounds = (
  from: number | null | undefined,
  to: number | null | undefined,
  upperBound: UpperBound = 'lte',
): FilterValue => ({ ...(from ? { gte: from } : {}), ...(to ? { [upperBound]: to } : {}) });
