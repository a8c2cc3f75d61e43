import { priceBounds } from '@brixel/commerce/category-query';
import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import { sortOf } from '@brixel/commerce/sort-options';
import { type ListQuery, type OptionFilter, optionFilters } from './list-query.ts';

/** How many options of each are counted. */
const counts = [
  ['color', 1000],
  ['size', 100],
  ['manufacturer', 100],
  ['condition', 10],
] as const satisfies readonly [OptionFilter, number][];

/** Adds the choices, their counts and the order to the conditions of a list. */
export function applyListQuery(
  list: SearchQueryBuilder,
  { sort, price, options }: ListQuery,
  isForeign = false,
): SearchQueryBuilder {
  // of an API elsewhere nobody knows whether it has the attribute
  const counted = counts
    .filter(([field]) => !isForeign || field !== 'condition')
    .reduce((query, [field, most]) => query.count(field, most), list.count('price'));
  // upper bound exclusive, as the counts have it: what a range promises is what it shows
  const priced = price ? counted.chosen('price', priceBounds(price.from, price.to, 'lt')) : counted;
  const chosen = optionFilters
    .filter((filter) => options[filter].length > 0)
    .reduce((query, filter) => query.chosen(filter, { in: options[filter] }), priced);
  if (sort === 'relevance') return chosen;
  const { field, direction } = sortOf(sort);
  return chosen.sortBy(field, direction);
}
