import type { Facets } from './facets.ts';
import { type ListQuery, type OptionFilter, optionFilters, toggled, withPrice } from './list-query.ts';

export interface Removal {
  filter: OptionFilter | 'price';
  /** the list without this filter */
  query: ListQuery;
}

/**
 * Which single filters of an empty list one can let go of to see something. The counts of a filter leave its own choice
 * out of account, so hits among its other options are what the list would show without it.
 */
export function helpfulRemovals(query: ListQuery, facets: Facets): Removal[] {
  const helps = (filter: Removal['filter']): boolean => facets[filter].some(({ count }) => count > 0);
  const options = optionFilters
    .filter((filter) => query.options[filter].length > 0 && helps(filter))
    .map((filter) => ({
      filter,
      query: query.options[filter].reduce((rest, id) => toggled(rest, filter, id), query),
    }));
  return query.price && helps('price') ? [...options, { filter: 'price', query: withPrice(query, null) }] : options;
}
