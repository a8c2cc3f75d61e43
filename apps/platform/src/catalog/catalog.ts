import type { IndexResult } from '@brixel/catalog-index/catalog-index';
import type { Where } from '@brixel/catalog-index/where';
import type { Entities, EntityName, Product } from '@brixel/contract/catalog';
import {
  type Aggregations,
  type AppliedFilter,
  type SearchQuery,
  type Suggestion,
  searchLimits,
} from '@brixel/contract/search';
import type { StoreCode } from '@brixel/contract/stores';
import type { Database } from '../database/database.ts';
import { SWITCHED_OFF } from './documents/product-source.ts';
import { readRestrictions } from './filter-alternatives.ts';
import { type CatalogLog, createLiveCatalog } from './live-catalog.ts';
import { createSelectorCache } from './select-fields.ts';
import type { FoundByPath, StoreCatalog } from './store-catalog.ts';

export interface CatalogQuery {
  query: SearchQuery;
  /** holds besides the query's filters */
  where?: Where;
  from: number;
  size: number;
  include: readonly string[];
  exclude: readonly string[];
}

export interface CatalogHit<T> {
  id: number;
  score: number;
  source: Partial<T>;
}

export interface CatalogResult<T> {
  hits: CatalogHit<T>[];
  total: number;
  aggregations?: Aggregations;
  suggest?: Suggestion;
}

export interface Catalog {
  /** changes with every change of the catalogue; answers with the same version are the same */
  readonly version: string;
  search<E extends EntityName>(store: StoreCode, entity: E, request: CatalogQuery): CatalogResult<Entities[E]>;
  /** the product, category or page behind a path within the store */
  findByUrl(store: StoreCode, path: string): FoundByPath | null;
  product(store: StoreCode, sku: string): Product | null;
  /** all documents of one entity, in their standard order */
  all<E extends EntityName>(store: StoreCode, entity: E): readonly Entities[E][];
  /** looks for changes at once; those of other processes are noticed without it */
  wake(): void;
  /** reads the database again and swaps everything at once */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export async function createCatalog(database: Database, log: CatalogLog, now = Date.now): Promise<Catalog> {
  const selectorOf = createSelectorCache();
  const live = await createLiveCatalog(database, log, now);
  return {
    get version() {
      return live.version;
    },
    search(store, entity, request) {
      return searchCollection(live.store(store), entity, request, selectorOf(request.include, request.exclude));
    },
    findByUrl: (store, path) => live.store(store).findByPath(path),
    product: (store, sku) => live.store(store).product(sku),
    all: (store, entity) => live.store(store).all(entity),
    wake: live.wake,
    refresh: live.rebuild,
    close: live.close,
  };
}

function searchCollection<E extends EntityName>(
  catalog: StoreCatalog,
  entity: E,
  { query, where, from, size }: CatalogQuery,
  select: (document: Entities[E]) => Partial<Entities[E]>,
): CatalogResult<Entities[E]> {
  const { documents, index } = catalog.collection(entity);
  const text = query._searchText.trim();
  const hides = entity === 'product' && catalog.hidesProducts;
  const filters = hides ? [...query._appliedFilters, switchedOn] : query._appliedFilters;
  const result = index.search({
    text,
    ...readRestrictions(filters, where),
    facets: query._availableFilters.map(({ field, options }) => ({ field, size: options?.size ?? facetSize(field) })),
    sort: query._appliedSort.map(({ field, options }) => ({
      field,
      direction: typeof options === 'string' ? options : options.order,
    })),
    from,
    size,
  });
  return {
    total: result.total,
    hits: result.documents.map((number, position) => ({
      ...documents.select(number, select),
      score: result.scores[position]!,
    })),
    ...(query._availableFilters.length > 0 && { aggregations: result.aggregations }),
    ...(text !== '' && entity === 'product' && { suggest: suggestionOf(text, result, index.complete(text)) }),
  };
}

const suggestionOf = (
  text: string,
  { corrected, ignored }: Pick<IndexResult, 'corrected' | 'ignored'>,
  completions: string[],
): Suggestion => ({
  text,
  completions,
  ...(corrected !== null && { corrected }),
  ...(ignored.length > 0 && { ignored }),
});

/** What was switched off since the catalogue was built is still in the index. */
const switchedOn: AppliedFilter = { attribute: 'status', value: { lt: SWITCHED_OFF }, scope: 'default' };

const facetSize = (field: string): number =>
  field === 'color' ? searchLimits.colourAggregationSize : searchLimits.filterAggregationSize;
