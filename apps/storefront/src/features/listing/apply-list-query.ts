import { priceBounds } from '@brixel/commerce/category-query';
import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import { sortOf } from '@brixel/commerce/sort-options';
import { type ListQuery, optionFilters } from './list-query.ts';

/** Adds the choices, their counts and the order to the conditions of a list. */
export function applyListQuery(list: SearchQueryBuilder, { sort, price, options }: ListQuery): SearchQueryBuilder {
  const counted = list.count('price').count('color', 1000).count('size', 100).count('manufacturer', 100);
  // upper bound exclusive, as the counts have it: what a range promises is what it shows
  const priced = price ? counted.chosen('price', priceBounds(price.from, price.to, 'lt')) : counted;
  const chosen = optionFilters
    .filter((filter) => options[filter].length > 0)
    .reduce((query, filter) => query.chosen(filter, { in: options[filter] }), priced);
  if (sort === 'relevance') return chosen;
  const { field, direction } = sortOf(sort);
  return chosen.sortBy(field, direction);
}
