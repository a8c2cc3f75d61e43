import type { CatalogIndex, IndexQuery, IndexResult } from '@brixel/catalog-index/catalog-index';
import type { Where } from '@brixel/catalog-index/where';
import type { Entities, EntityName, Product } from '@brixel/contract/catalog';
import { OWN_FACETS } from '@brixel/contract/own-facets';
import type { Aggregations, AppliedFilter, SearchQuery, Suggestion } from '@brixel/contract/search';
import { searchLimits } from '@brixel/contract/search-limits';
import type { StoreCode } from '@brixel/contract/stores';
import type { Database } from '../database/database.ts';
import { type AnswerBudget, Refusal } from './answer-budget.ts';
import type { CatalogLog } from './build/first-catalog.ts';
import { SWITCHED_OFF } from './documents/product-source.ts';
import { readRestrictions } from './filter-alternatives.ts';
import { type CatalogFacts, createLiveCatalog, type LiveCatalogOptions } from './live-catalog.ts';
import { createFieldReader } from './read-fields.ts';
import { type CatalogHit, readHits } from './read-hits.ts';
import { createReadingQueue } from './reading-queue.ts';
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

export interface CatalogMatches<T> {
  hits: CatalogHit<T>[];
  total: number;
  aggregations?: Aggregations;
  suggest?: Suggestion;
}

export interface Catalog {
  /** changes with every change of the catalogue; answers with the same version are the same */
  readonly version: string;
  /** that it can be asked for now; the first is the default one. Another is answered with that one */
  readonly stores: readonly StoreCode[];
  /** what is found, unless it costs more than the budget of the request has left */
  search<E extends EntityName>(
    store: StoreCode,
    entity: E,
    request: CatalogQuery,
    budget: AnswerBudget,
  ): Promise<CatalogMatches<Entities[E]> | Refusal>;
  /** how many a search would find */
  count(store: StoreCode, entity: EntityName, request: Pick<CatalogQuery, 'query' | 'where'>): number;
  /** the product, category or page behind a path within the store */
  findByUrl(store: StoreCode, path: string): FoundByPath | null;
  product(store: StoreCode, sku: string): Product | null;
  /** without reading any of them */
  productCount(store: StoreCode): number;
  /** all documents of one entity, in their standard order */
  all<E extends EntityName>(store: StoreCode, entity: E): readonly Entities[E][];
  /** to be called after a change of this process: all nodes read the change log; changes of other processes arrive without it */
  wake(): void;
  /** reads the database again and swaps everything at once */
  refresh(): Promise<void>;
  facts(): CatalogFacts;
  close(): Promise<void>;
}

export async function createCatalog(
  database: Database,
  log: CatalogLog,
  options?: LiveCatalogOptions,
): Promise<Catalog> {
  const selectorOf = createSelectorCache();
  const readings = createReadingQueue();
  const readFields = createFieldReader(readings);
  const live = await createLiveCatalog(database, log, options);
  return {
    get version() {
      return live.version;
    },
    get stores() {
      return live.stores;
    },
    async search(store, entity, request, budget) {
      if (budget.isExceeded) return budget.refusal();
      const catalog = live.store(store);
      const { documents, index } = catalog.collection(entity);
      const query = toIndexQuery(catalog, entity, request);
      budget.takeFacets(query.facets, documents.length);
      const unforeseen = index.unforeseenFields(query);
      budget.takeFields(unforeseen);
      if (budget.isExceeded) return budget.refusal();
      const refused = unforeseen > 0 ? await readFields(index, entity, query) : null;
      if (refused) return refused;
      const { result, ...found } = find(index, entity, query);
      const selector = selectorOf(request.include, request.exclude);
      const hits = await readings.run(readHits(documents, result, selector, budget));
      return hits instanceof Refusal ? hits : { hits, ...found };
    },
    count(store, entity, request) {
      const catalog = live.store(store);
      return catalog.collection(entity).index.search(toIndexQuery(catalog, entity, { ...request, from: 0, size: 0 }))
        .total;
    },
    findByUrl: (store, path) => live.store(store).findByPath(path),
    product: (store, sku) => live.store(store).product(sku),
    productCount: (store) => live.store(store).productCount,
    all: (store, entity) => live.store(store).all(entity),
    wake: live.wake,
    refresh: live.rebuild,
    facts: live.facts,
    close: live.close,
  };
}

type Page = Pick<CatalogQuery, 'query' | 'where' | 'from' | 'size'>;

function toIndexQuery(catalog: StoreCatalog, entity: EntityName, { query, where, from, size }: Page): IndexQuery {
  const hides = entity === 'product' && catalog.hidesProducts;
  const filters = hides ? [...query._appliedFilters, switchedOn] : query._appliedFilters;
  return {
    text: query._searchText.trim(),
    ...readRestrictions(filters, where),
    facets: query._availableFilters.flatMap(({ field, options }) => {
      const size = options?.size ?? facetSize(field);
      return field === OWN_FACETS ? catalog.ownFacets.map((own) => ({ ...own, size })) : { field, size };
    }),
    sort: query._appliedSort.map(({ field, options }) => ({
      field,
      direction: typeof options === 'string' ? options : options.order,
    })),
    from,
    size,
  };
}

type Found = Omit<CatalogMatches<never>, 'hits'> & { result: IndexResult };

/** The result of the index; the documents have not been read yet. */
function find(index: CatalogIndex, entity: EntityName, query: IndexQuery): Found {
  const { text } = query;
  const result = index.search(query);
  return {
    result,
    total: result.total,
    ...(query.facets.length > 0 && { aggregations: result.aggregations }),
    ...(text !== '' && entity === 'product' && { suggest: suggestionOf(text, result, index.complete(text)) }),
  };
}

const suggestionOf = (
  text: string,
  { corrected, ignored, unsold }: Pick<IndexResult, 'corrected' | 'ignored' | 'unsold'>,
  completions: string[],
): Suggestion => ({
  text,
  completions,
  ...(corrected !== null && { corrected }),
  ...(ignored.length > 0 && { ignored }),
  ...(unsold.length > 0 && { unsold }),
});

/** What was switched off since the catalogue was built is still in the index. */
const switchedOn: AppliedFilter = { attribute: 'status', value: { lt: SWITCHED_OFF }, scope: 'default' };

const facetSize = (field: string): number =>
  field === 'color' ? searchLimits.colourAggregationSize : searchLimits.filterAggregationSize;
