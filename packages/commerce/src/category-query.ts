import type { FilterValue } from '@brixel/contract/search';
import { type SearchQueryBuilder, visibleProducts, withoutSoldOut } from './search-query.ts';

/** The products of a category page, narrowed by what a shopper has chosen. */

export const productsIn = (categoryIds: readonly number[], listOutOfStock: boolean): SearchQueryBuilder =>
  withoutSoldOut(visibleProducts(), listOutOfStock).where('category_ids', { in: [...categoryIds] });

/** One chosen option of a filter, or a range of prices. */
export interface ChosenTerms {
  id: string | number;
  attribute_code: string;
  from?: number | null;
  to?: number | null;
}

/** Whether a price range holds its upper bound. */
type UpperBound = 'lte' | 'lt';

/** Every filter must be met, of several options of one filter any. */
export function withChosen(
  query: SearchQueryBuilder,
  filters: Readonly<Record<string, ChosenTerms | readonly ChosenTerms[]>>,
  upperBound: UpperBound = 'lte',
): SearchQueryBuilder {
  return Object.values(filters).reduce((narrowed: SearchQueryBuilder, filter) => {
    const options = [filter].flat();
    const [first] = options;
    if (!first) return narrowed;
    if (first.attribute_code !== 'price') {
      const value = Array.isArray(filter) ? { in: options.map(({ id }) => id) } : { eq: first.id };
      return narrowed.chosen(first.attribute_code, value);
    }
    const bounds = options.map(({ from, to }) => priceBounds(from, to, upperBound));
    return narrowed.chosen('price', Object.assign({}, ...bounds));
  }, query);
}

/** A lower bound of 0 is no bound and is left out. */
export const priceBounds = (
  from: number | null | undefined,
  to: number | null | undefined,
  upperBound: UpperBound = 'lte',
): FilterValue => ({ ...(from ? { gte: from } : {}), ...(to ? { [upperBound]: to } : {}) });
