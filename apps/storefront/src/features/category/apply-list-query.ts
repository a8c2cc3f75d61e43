import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import { type ListQuery, optionFilters } from './list-query.ts';

/** Adds the choices, their counts and the order to the conditions of a list. */
export function applyListQuery(list: SearchQueryBuilder, { sort, price, options }: ListQuery): SearchQueryBuilder {
  let query = list.count('price').count('color', 1000).count('size', 100).count('manufacturer', 100);
  for (const filter of optionFilters) {
    if (options[filter].length > 0) query = query.chosen(filter, { in: options[filter] });
  }
  if (price) {
    // upper bound exclusive, as the counts have it: what a range promises is what it shows
    query = query.chosen('price', {
      ...(price.from > 0 ? { gte: price.from } : {}),
      ...(price.to === null ? {} : { lt: price.to }),
    });
  }
  if (sort === 'relevance') return query;
  if (sort === 'latest') return query.sortBy('updated_at', 'desc');
  return query.sortBy('final_price', sort === 'price-asc' ? 'asc' : 'desc');
}
