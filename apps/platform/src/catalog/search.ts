import type { Entities, EntityName } from '@brixel/contract/catalog';
import type { AppliedFilter } from '@brixel/contract/search';
import type { StoreCode } from '@brixel/contract/stores';
import type { Catalog, CatalogResult } from './catalog.ts';
import { answerAggregations } from './elastic/answer-aggregations.ts';
import type { SearchRequest } from './search-request.ts';

/** Answers a request; one that came as an Elasticsearch body finds its aggregations under its own names. */
export function search<E extends EntityName>(
  catalog: Pick<Catalog, 'search'>,
  store: StoreCode,
  entity: E,
  { aggregations, ...request }: SearchRequest,
): CatalogResult<Entities[E]> {
  const result = catalog.search(store, entity, request);
  if (!aggregations || aggregations.length === 0) return result;
  const { query } = request;
  const count = (filters: AppliedFilter[]): number =>
    catalog.search(store, entity, {
      ...request,
      query: { ...query, _appliedFilters: filters, _availableFilters: [] },
      size: 0,
    }).total;
  return {
    ...result,
    aggregations: answerAggregations(entity, aggregations, result.aggregations ?? {}, query._appliedFilters, count),
  };
}
