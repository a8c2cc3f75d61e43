import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import type { Entities, EntityName } from '@brixel/contract/catalog';
import type { SearchResult } from '@brixel/contract/search';
import { SEARCH_PAGE_SIZE } from '@brixel/contract/search-limits';
import type { PublicConfig } from '#config/public-config.ts';
import type { StoreView } from '#config/stores.ts';
import { ApiError, BAD_CONTENT_TYPE } from '#data/api/api-error.ts';
import type { ApiTransport } from '#data/api/transport.ts';
import { createMemoryCache } from '#data/storage/memory-cache.ts';
import type { CachedCatalog } from './cache/cached-catalog.ts';
import { type CategoryTree, type LoadCategories, openCategories, treeOptions, treeQuery } from './category-tree.ts';
import { MENU_CATEGORY_FIELDS, pickFields } from './fields.ts';
import { OfflineMiss } from './offline-miss.ts';
import type { Found, SearchAdapter, SearchRequest } from './search/search-adapter.ts';

/** Searches the catalogue of a store, whatever way the configured API wants to be asked. */

export interface SearchOptions {
  /** `none`: only how many there are, and what the query counts among them */
  size?: number | 'none';
  start?: number;
  /** fields to answer with; all when absent */
  include?: readonly string[];
  exclude?: readonly string[];
  signal?: AbortSignal | undefined;
  /** another store's catalogue, for hreflang */
  index?: string;
  /** the oldest cached answer that is accepted instead of a request; only for what is fetched for use offline */
  maxAgeMs?: number;
}

/** `offline`: it did not come from the shop just now, so it may be old, or only a part of what there is. */
export type CatalogResult<T> = SearchResult<T> & { offline?: true };

export interface CatalogClient {
  search<E extends EntityName>(
    entity: E,
    query: SearchQueryBuilder,
    options?: SearchOptions,
  ): Promise<CatalogResult<Entities[E]>>;
  categories: LoadCategories;
}

/** Says to searches which group's prices a customer is to see. */
export interface GroupClaim {
  groupId: number;
  groupToken: string;
}

export interface CatalogClientSetup {
  config: PublicConfig;
  store: StoreView;
  transport: ApiTransport;
  /** asks in the way that the configuration names */
  search: SearchAdapter;
  side: 'browser' | 'server';
  /** of the customer who is logged in, where taxes may depend on it; null for guests */
  customerGroup?: () => number | null;
  /** sent with searches where the shop has prices for groups */
  groupClaim?: () => GroupClaim | null;
  /** answers for times without a connection; only browsers have them */
  cached?: CachedCatalog;
  /** that the page of the server came with */
  pageCategories?: CategoryTree | undefined;
  /** of a request, where it is not always the same */
  timeoutMs?: () => number;
  /** for failures that a page survives */
  report: (error: unknown) => void;
}

/** On the server every request asks anew, so that changes show at once. */
const CACHE_MS = { browser: 60_000, server: 0 };

const NO_GROUP = (): null => null;

export async function createCatalogClient(setup: CatalogClientSetup): Promise<CatalogClient> {
  const { config, store, transport, search, side, customerGroup = NO_GROUP, groupClaim, cached, report } = setup;
  const { pageCategories, timeoutMs = () => config.search.timeoutMs[side] } = setup;
  const cache = createMemoryCache<Found>(CACHE_MS[side]);
  const { api, prices } = config;
  const isForeign = api.url !== '' || prices.fromPlatform || prices.clientTax !== null;
  const ask = isForeign
    ? (await import('./foreign/foreign-search.ts')).createForeignSearch({ config, search, customerGroup, report })
    : search;

  // the platform of this process answers whatever becomes of the page, so signals would only be made, and collected as garbage
  const isInProcess = side === 'server' && api.url === '';

  const load = async (request: SearchRequest, signal: AbortSignal | undefined): Promise<Found> => {
    const send = cached ? reaching(transport, signal) : transport;
    const found = await ask(request, (call) => {
      if (isInProcess) return send(call);
      const signals = [signal, call.signal, AbortSignal.timeout(timeoutMs())];
      return send({ ...call, signal: AbortSignal.any(signals.filter((given) => given !== undefined)) });
    });
    cached?.put(request, found);
    return found;
  };

  /** The shop is asked first. A cached answer is the fallback where it does not answer, and is never cached anew as its answer. */
  async function answer(request: SearchRequest, { signal, maxAgeMs }: SearchOptions): Promise<Found> {
    if (maxAgeMs !== undefined) return (await cached?.recent(request, maxAgeMs)) ?? load(request, signal);
    try {
      return await cache.remember(JSON.stringify([request, customerGroup()]), () => load(request, signal));
    } catch (error) {
      const fallback = isNoAnswer(error) && !signal?.aborted ? await cached?.fallback(request) : null;
      if (!fallback) throw error;
      return { ...fallback, offline: true };
    }
  }

  const toRequest = (entity: EntityName, query: SearchQueryBuilder, options: SearchOptions): SearchRequest => {
    const { size = SEARCH_PAGE_SIZE, start = 0, include, exclude, index = store.index } = options;
    return {
      entity,
      query: { ...query.build(), ...(prices.tiers && entity === 'product' && groupClaim?.()) },
      index,
      size: sizeOnWire(size),
      start: Math.max(0, start),
      include,
      exclude,
    };
  };

  // what a hit is depends on the entity, and only the API knows whether it keeps to that
  const find = async <E extends EntityName>(entity: E, query: SearchQueryBuilder, options: SearchOptions = {}) =>
    (await answer(toRequest(entity, query, options), options)) as unknown as CatalogResult<Entities[E]>;

  const loadTree = async (): Promise<CategoryTree> => {
    const { hits } = await find('category', treeQuery, treeOptions);
    return hits.map((hit) => pickFields(hit, MENU_CATEGORY_FIELDS));
  };
  // a page that failed to load its menus came with an empty tree
  const given = pageCategories?.length ? pageCategories : undefined;
  if (given) {
    // the shop's answer, which only came another way: without it, no page of a category opens offline
    const hits = given.map((category) => ({ ...category, _score: 0 }));
    cached?.put(toRequest('category', treeQuery, treeOptions), { hits, total: hits.length });
  }
  return { search: find, categories: openCategories({ load: loadTree, given }) };
}

/** A page of nothing is no page; who wants no hits says so. */
const sizeOnWire = (size: number | 'none'): number => {
  if (size === 'none') return 0;
  return size > 0 ? size : SEARCH_PAGE_SIZE;
};

/** A call that reaches nobody ends as `OfflineMiss`, unless it was aborted. */
const reaching =
  (transport: ApiTransport, abort: AbortSignal | undefined): ApiTransport =>
  async (call) => {
    try {
      return await transport(call);
    } catch (error) {
      if (error instanceof ApiError || abort?.aborted) throw error;
      throw new OfflineMiss('The shop cannot be reached', { cause: error });
    }
  };

/** Nobody was reached, or somebody who could not answer: a shop in trouble, or the page of a hotel's network. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof OfflineMiss ||
  (error instanceof ApiError && (error.code >= 500 || error.message === BAD_CONTENT_TYPE));
