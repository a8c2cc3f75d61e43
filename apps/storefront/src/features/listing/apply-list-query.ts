import { priceBounds } from '@brixel/commerce/category-query';
import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import { sortOf } from '@brixel/commerce/sort-options';
import { OWN_FACETS } from '@brixel/contract/own-facets';
import type { FilterValue } from '@brixel/contract/search';
import {
  chosenIn,
  fieldOf,
  filtersOf,
  isRangeFilter,
  type ListQuery,
  type OptionFilter,
  readRange,
} from './list-query.ts';

/** How many options of each are counted. */
const counts = [
  ['color', 1000],
  ['size', 100],
  ['manufacturer', 100],
  ['condition', 10],
  [OWN_FACETS, 100],
] as const satisfies readonly [OptionFilter | typeof OWN_FACETS, number][];

function conditionOf(query: ListQuery, filter: OptionFilter): FilterValue {
  const chosen = chosenIn(query, filter);
  const range = isRangeFilter(filter) ? readRange(chosen[0] ?? '') : null;
  return range ? { gte: range.from, ...(range.to !== null && { lt: range.to }) } : { in: chosen };
}

/** Adds the choices, their counts and the order to the conditions of a list. */
export function applyListQuery(list: SearchQueryBuilder, query: ListQuery, isForeign = false): SearchQueryBuilder {
  const { sort, price } = query;
  // of an API elsewhere nobody knows whether it has the attributes
  const counted = counts
    .filter(([field]) => !isForeign || (field !== 'condition' && field !== OWN_FACETS))
    .reduce((counting, [field, most]) => counting.count(field, most), list.count('price'));
  // upper bound exclusive, as the counts have it: what a range promises is what it shows
  const priced = price ? counted.chosen('price', priceBounds(price.from, price.to, 'lt')) : counted;
  const chosen = filtersOf(query)
    .filter((filter) => chosenIn(query, filter).length > 0)
    .reduce((rest, filter) => rest.chosen(fieldOf(filter), conditionOf(query, filter)), priced);
  if (sort === 'relevance') return chosen;
  const { field, direction } = sortOf(sort);
  return chosen.sortBy(field, direction);
}
