import type { PublicConfig } from '#config/public-config.ts';
import { ApiError } from '#data/api/api-error.ts';
import type { Found, SearchAdapter, SearchRequest, SendCall } from './search-adapter.ts';

/**
 * GraphQL of vue-storefront-api is the lesser half of it. Version 1.12 knows a fixed list of fields, counts nothing, names no totals, and on
 * Elasticsearch 7 finds no pages of content. The same API has its catalogue calls: they are asked for what GraphQL cannot answer.
 */

/** Totals that an answer does not name. */
export const UNKNOWN_TOTAL = -1;

/** Questions that GraphQL has refused and the catalogue has answered, by API. */
const refusedBy = new WeakMap<PublicConfig, Set<string>>();

export function completedByCatalog(config: PublicConfig, search: SearchAdapter): SearchAdapter {
  const refused = refusedBy.get(config) ?? new Set<string>();
  refusedBy.set(config, refused);

  const askCatalog: SearchAdapter = async (request, send) => {
    const { createSearch } = await import('./rest-search.ts');
    const api = { ...config.api, searchPath: config.api.catalogPath };
    return createSearch({ ...config, api })(request, send);
  };
  /** Counts and total; a list can do without them. */
  const count = (request: SearchRequest, send: SendCall): Promise<Partial<Found>> =>
    askCatalog({ ...request, size: 0, start: 0 }, send).catch(() => ({}));

  return async (request, send) => {
    const question = kindOf(request);
    if (refused.has(question) || isChoice(request)) return askCatalog(request, send);
    const isCounted = (request.query._availableFilters ?? []).length > 0;
    const [found, counted] = await Promise.all([
      search(request, send).catch(asValue),
      isCounted ? count(request, send) : null,
    ]);
    if (found instanceof ApiError) {
      const answer = await askCatalog(request, send).catch(() => Promise.reject(found));
      refused.add(question);
      return answer;
    }
    if (found.total !== UNKNOWN_TOTAL && !counted) return found;
    const { total, aggregations } = counted ?? (await count(request, send));
    const known = found.total === UNKNOWN_TOTAL ? (total ?? request.start + found.hits.length) : found.total;
    return { ...found, total: known, ...(aggregations && { aggregations }) };
  };
}

const asValue = (error: unknown): ApiError | Promise<never> =>
  error instanceof ApiError ? error : Promise.reject(error);

/** What a shopper has chosen is counted by version 1.12 as well, under a name that no field has, and its search engine fails. */
const isChoice = ({ query }: SearchRequest): boolean =>
  (query._appliedFilters ?? []).some(({ scope }) => scope === 'catalog');

const kindOf = ({ entity, query: { _appliedFilters = [], _appliedSort = [] } }: SearchRequest): string =>
  [
    entity,
    ..._appliedFilters.map(({ attribute }) => attribute),
    ..._appliedSort.map(({ field }) => `by ${field}`),
  ].join();
