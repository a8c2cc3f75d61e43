import { nextPriceChange } from '@brixel/commerce/product-price';
import type { Entities, EntityName, Product } from '@brixel/contract/catalog';
import { type Aggregations, type SearchQuery, searchLimits } from '@brixel/contract/search';
import { type StoreCode, storeCodes, storeViews } from '@brixel/contract/stores';
import type { Database } from '../database/database.ts';
import { type CatalogRows, loadRows } from './rows.ts';
import { createSelectorCache } from './select-fields.ts';
import { buildStoreCatalog, type FoundByPath, type StoreCatalog } from './store-catalog.ts';

export interface CatalogQuery {
  query: SearchQuery;
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
  suggest?: { text: string; completions: string[] };
}

export interface Catalog {
  /** changes with every refresh; answers with the same version are the same */
  readonly version: string;
  search<E extends EntityName>(store: StoreCode, entity: E, request: CatalogQuery): CatalogResult<Entities[E]>;
  /** the product, category or page behind a path within the store */
  findByUrl(store: StoreCode, path: string): FoundByPath | null;
  product(store: StoreCode, sku: string): Product | null;
  /** all documents of one entity, in their standard order */
  all<E extends EntityName>(store: StoreCode, entity: E): readonly Entities[E][];
  /** reads the database again and swaps everything at once */
  refresh(): Promise<void>;
  /** stops the timer that refreshes when a reduced price begins or ends */
  close(): void;
}

interface Snapshot {
  version: string;
  stores: Record<StoreCode, StoreCatalog>;
}

export interface CatalogOptions {
  now?: () => number;
  /** told when a refresh that nobody waits for fails; the old catalogue stays in use */
  onError?: (error: unknown) => void;
}

/** Timers hold at most 31 bits of milliseconds; a change further ahead is looked at again then. */
const LONGEST_WAIT = 2 ** 31 - 1;
const RETRY_AFTER = 60_000;

export async function createCatalog({ db }: Pick<Database, 'db'>, options: CatalogOptions = {}): Promise<Catalog> {
  const { now = Date.now, onError = () => {} } = options;
  const selectorOf = createSelectorCache();
  let builds = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let refreshing: Promise<void> = Promise.resolve();
  let snapshot = await build();

  async function build(): Promise<Snapshot> {
    const rows = await loadRows(db);
    const time = now();
    const stores: Partial<Record<StoreCode, StoreCatalog>> = {};
    for (const code of storeCodes) stores[code] = await buildStoreCatalog(rows, storeViews[code], time);
    builds += 1;
    schedule(rows, time);
    return { version: `${time.toString(36)}-${builds.toString(36)}`, stores: stores as Snapshot['stores'] };
  }

  function schedule(rows: CatalogRows, time: number): void {
    const change = nextPriceChange(rows.product.map(toSourcePrice), time);
    if (change !== null) refreshIn(change - time);
  }

  function refreshIn(wait: number): void {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(
      () => {
        refresh().catch((error) => {
          onError(error);
          refreshIn(RETRY_AFTER);
        });
      },
      Math.min(wait, LONGEST_WAIT),
    ).unref();
  }

  /** One after another, so that an older reading of the database never replaces a newer one. */
  function refresh(): Promise<void> {
    refreshing = refreshing
      .catch(() => {})
      .then(async () => {
        snapshot = await build();
      });
    return refreshing;
  }

  return {
    get version() {
      return snapshot.version;
    },
    search(store, entity, request) {
      return searchCollection(snapshot.stores[store], entity, request, selectorOf(request.include, request.exclude));
    },
    findByUrl: (store, path) => snapshot.stores[store].findByPath(path),
    product: (store, sku) => snapshot.stores[store].product(sku),
    all: (store, entity) => snapshot.stores[store].collection(entity).documents,
    refresh,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const toSourcePrice = ({ price, special_price, special_from, special_to }: CatalogRows['product'][number]) => ({
  price,
  special: special_price === null ? null : { price: special_price, from: special_from, to: special_to },
});

function searchCollection<E extends EntityName>(
  catalog: StoreCatalog,
  entity: E,
  { query, from, size }: CatalogQuery,
  select: (document: Entities[E]) => Partial<Entities[E]>,
): CatalogResult<Entities[E]> {
  const { documents, index } = catalog.collection(entity);
  const text = query._searchText.trim();
  const result = index.search({
    text,
    filters: query._appliedFilters,
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
    hits: result.documents.map((number, position) => {
      const document = documents[number]!;
      return { id: document.id, score: result.scores[position]!, source: select(document) };
    }),
    ...(query._availableFilters.length > 0 && { aggregations: result.aggregations }),
    ...(text !== '' && entity === 'product' && { suggest: { text, completions: index.complete(text) } }),
  };
}

const facetSize = (field: string): number =>
  field === 'color' ? searchLimits.colourAggregationSize : searchLimits.filterAggregationSize;
