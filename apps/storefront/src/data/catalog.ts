import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import type { Entities, EntityName } from '@brixel/contract/catalog';
import type { SearchResult } from '@brixel/contract/search';
import type { PublicConfig } from '#app/public-config.ts';
import { ApiError, errorMessage } from './api-error.ts';
import { createMemoryCache } from './memory-cache.ts';
import type { ApiTransport } from './transport.ts';

/** Searches the catalogue of a store in the compact search-query form. */

export interface SearchOptions {
  size?: number;
  start?: number;
  /** fields to answer with; all when absent */
  include?: readonly string[];
  exclude?: readonly string[];
  signal?: AbortSignal | undefined;
  /** another store's catalogue, for hreflang */
  index?: string;
}

export interface Catalog {
  search<E extends EntityName>(
    entity: E,
    query: SearchQueryBuilder,
    options?: SearchOptions,
  ): Promise<SearchResult<Entities[E]>>;
}

export interface CatalogSetup {
  config: PublicConfig;
  index: string;
  transport: ApiTransport;
  timeoutMs: number;
  /** how long an answer may be shown again; 0 on the server, which must always be current */
  cacheMs: number;
}

const DEFAULT_SIZE = 50;

export function searchAddress(
  template: string,
  index: string,
  entity: EntityName,
  query: SearchQueryBuilder,
  { size = DEFAULT_SIZE, start = 0, include, exclude }: SearchOptions,
): string {
  const params = new URLSearchParams({
    request: JSON.stringify(query.build()),
    request_format: 'search-query',
    response_format: 'compact',
    size: String(size < 0 ? DEFAULT_SIZE : size),
    from: String(Math.max(0, start)),
  });
  if (include) params.set('_source_include', include.join(','));
  if (exclude) params.set('_source_exclude', exclude.join(','));
  return `${template.replace('{{index}}', index).replace('{{entity}}', entity)}?${params}`;
}

const isResult = (json: unknown): json is SearchResult<never> =>
  typeof json === 'object' && json !== null && 'hits' in json && Array.isArray(json.hits);

export function createCatalog({ config, index, transport, timeoutMs, cacheMs }: CatalogSetup): Catalog {
  const cache = createMemoryCache<SearchResult<unknown>>(cacheMs);

  const fetchResult = async (path: string, signal: AbortSignal | undefined): Promise<SearchResult<unknown>> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const { status, json } = await transport({
      method: 'GET',
      path,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!isResult(json)) throw new ApiError(errorMessage(json), status);
    return json;
  };

  return {
    async search<E extends EntityName>(entity: E, query: SearchQueryBuilder, options: SearchOptions = {}) {
      const template = config.api.endpoints.catalogSearch;
      const path = searchAddress(template, options.index ?? index, entity, query, options);
      const result = await cache.remember(path, () => fetchResult(path, options.signal));
      return result as SearchResult<Entities[E]>;
    },
  };
}
