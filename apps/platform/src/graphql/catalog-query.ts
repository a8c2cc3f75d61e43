import type { Entities, EntityName } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import { type AnswerBudget, Refusal } from '../catalog/answer-budget.ts';
import type { Catalog, CatalogMatches } from '../catalog/catalog.ts';
import { readSearchRequest } from '../catalog/search-request.ts';
import { badRequest, RefusedQuery } from './bad-request.ts';
import type { FilterInput } from './filter-input.ts';
import type { SortInput } from './sort-input.ts';

export interface QueryContext {
  catalog: Pick<Catalog, 'search'>;
  store: StoreView;
  /** of the whole request, however many queries it has */
  budget: AnswerBudget;
}

/** Arguments of every query; `attributes` is what the one for attributes calls its filter. */
export interface QueryArguments {
  filter?: FilterInput | null;
  attributes?: FilterInput | null;
  search?: string | null;
  sort?: SortInput | null;
  pageSize?: number | null;
  currentPage?: number | null;
  _sourceInclude?: readonly (string | null)[] | null;
  _sourceExclude?: readonly (string | null)[] | null;
  /** fields to count with the most values to name, instead of those that the filter asks for */
  aggregate?: unknown;
}

export interface Found<E extends EntityName> {
  result: CatalogMatches<Entities[E]>;
  pageSize: number;
  currentPage: number;
}

/** The same search with the same limits as the REST call: both read their request with one function. */
export async function queryCatalog<E extends EntityName>(
  entity: E,
  { catalog, store, budget }: QueryContext,
  given: QueryArguments,
): Promise<Found<E>> {
  const { applied, counted } = given.filter ?? given.attributes ?? { applied: [], counted: [] };
  const request = readSearchRequest(
    entity,
    {
      request_format: 'search-query',
      ...(typeof given.pageSize === 'number' && { size: given.pageSize }),
      _source_include: (given._sourceInclude ?? []).join(),
      _source_exclude: (given._sourceExclude ?? []).join(),
    },
    {
      _appliedFilters: applied,
      _availableFilters: readCounts(given.aggregate, counted),
      _appliedSort: given.sort ?? [],
      _searchText: given.search ?? '',
    },
  );
  if (!request.ok) throw badRequest(request.error);
  const { size } = request.value;
  const currentPage = Math.max(1, given.currentPage ?? 1);
  const page = { ...request.value, from: (currentPage - 1) * size };
  const result = await catalog.search(store.storeCode, entity, page, budget);
  if (result instanceof Refusal) throw new RefusedQuery(result);
  return { result, pageSize: size, currentPage };
}

function readCounts(aggregate: unknown, counted: readonly string[]): object[] {
  if (aggregate === undefined || aggregate === null) return counted.map((field) => ({ field }));
  if (typeof aggregate !== 'object' || Array.isArray(aggregate)) throw badRequest('aggregate is an object of fields');
  return Object.entries(aggregate).map(([field, size]) => ({ field, ...(size !== null && { options: { size } }) }));
}
