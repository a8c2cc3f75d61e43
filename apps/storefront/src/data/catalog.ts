import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import type { Entities, EntityName } from '@brixel/contract/catalog';
import type { SearchResult } from '@brixel/contract/search';
import type { StoreView } from '@brixel/contract/stores';
import type { PublicConfig } from '#app/public-config.ts';
import { createMemoryCache } from './memory-cache.ts';
import type { Found, SearchAdapter, SearchRequest } from './search/search-adapter.ts';
import type { ApiTransport } from './transport.ts';

/** Searches the catalogue of a store, whatever way the configured API wants to be asked. */

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
  store: StoreView;
  transport: ApiTransport;
  /** asks in the way that the configuration names */
  search: SearchAdapter;
  side: 'browser' | 'server';
  /** of the customer who is logged in, where taxes may depend on it; null for guests */
  customerGroup?: () => number | null;
  /** for failures that a page survives */
  report: (error: unknown) => void;
}

const DEFAULT_SIZE = 50;
/** On the server every request asks anew, so that changes show at once. */
const CACHE_MS = { browser: 60_000, server: 0 };

const NO_GROUP = (): null => null;

export async function openCatalog(setup: CatalogSetup): Promise<Catalog> {
  const { config, store, transport, search, side, customerGroup = NO_GROUP, report } = setup;
  const cache = createMemoryCache<Found>(CACHE_MS[side]);
  const { api, prices } = config;
  const isForeign = api.url !== '' || prices.fromPlatform || prices.clientTax !== null;
  const ask = isForeign
    ? (await import('./foreign/foreign-search.ts')).createForeignSearch({ config, search, customerGroup, report })
    : search;

  const load = (request: SearchRequest, signal: AbortSignal | undefined): Promise<Found> =>
    ask(request, (call) => {
      const signals = [signal, call.signal, AbortSignal.timeout(config.search.timeoutMs[side])];
      return transport({ ...call, signal: AbortSignal.any(signals.filter((given) => given !== undefined)) });
    });

  return {
    async search<E extends EntityName>(entity: E, query: SearchQueryBuilder, options: SearchOptions = {}) {
      const { size = DEFAULT_SIZE, start = 0, include, exclude, index = store.index } = options;
      const request: SearchRequest = {
        entity,
        query: query.build(),
        index,
        size: size < 0 ? DEFAULT_SIZE : size,
        start: Math.max(0, start),
        include,
        exclude,
      };
      const found = await cache.remember(JSON.stringify(request), () => load(request, options.signal));
      // what a hit is depends on the entity, and only the API knows whether it keeps to that
      return found as unknown as SearchResult<Entities[E]>;
    },
  };
}
