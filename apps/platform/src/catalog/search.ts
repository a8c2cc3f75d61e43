import type { Entities, EntityName } from '@brixel/contract/catalog';
import type { AppliedFilter } from '@brixel/contract/search';
import type { StoreCode } from '@brixel/contract/stores';
import { type AnswerBudget, Refusal } from './answer-budget.ts';
import type { Catalog, CatalogMatches } from './catalog.ts';
import { answerAggregations } from './elastic/answer-aggregations.ts';
import type { CatalogRequest } from './search-request.ts';

/** Answers a request; one that came as an Elasticsearch body finds its aggregations under its own names. */
export async function search<E extends EntityName>(
  catalog: Pick<Catalog, 'search' | 'count'>,
  store: StoreCode,
  entity: E,
  { aggregations, ...request }: CatalogRequest,
  budget: AnswerBudget,
): Promise<CatalogMatches<Entities[E]> | Refusal> {
  const result = await catalog.search(store, entity, request, budget);
  if (result instanceof Refusal || !aggregations || aggregations.length === 0) return result;
  const { query, where } = request;
  const count = (filters: AppliedFilter[]): number =>
    catalog.count(store, entity, {
      query: { ...query, _appliedFilters: filters, _availableFilters: [] },
      ...(where && { where }),
    });
  return {
    ...result,
    aggregations: answerAggregations(entity, aggregations, result.aggregations ?? {}, query._appliedFilters, count),
  };
}
