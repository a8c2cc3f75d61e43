import { type ChosenTerms, withChosen } from '@brixel/commerce/category-query';
import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import { sortOf } from '@brixel/commerce/sort-options';
import { type ListQuery, optionFilters } from './list-query.ts';

/** Adds the choices, their counts and the order to the conditions of a list. */
export function applyListQuery(list: SearchQueryBuilder, { sort, price, options }: ListQuery): SearchQueryBuilder {
  const counted = list.count('price').count('color', 1000).count('size', 100).count('manufacturer', 100);
  const filters: Record<string, ChosenTerms[]> = price ? { price: [{ ...price, attribute_code: 'price' }] } : {};
  for (const filter of optionFilters) {
    filters[filter] = options[filter].map((id) => ({ id, attribute_code: filter }));
  }
  // upper bound exclusive, as the counts have it: what a range promises is what it shows
  const chosen = withChosen(counted, filters, 'lt');
  if (sort === 'relevance') return chosen;
  const { field, direction } = sortOf(sort);
  return chosen.sortBy(field, direction);
}
