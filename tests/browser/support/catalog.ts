import type { Category, Entities, EntityName, Product } from '@brixel/contract/catalog';
import type { SearchQueryInput, SearchResult } from '@brixel/contract/search';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { shopUrl } from './shop.ts';

/** Asks the running shop's own API for real addresses to visit. */
export async function search<E extends EntityName>(
  store: StoreCode,
  entity: E,
  filters: NonNullable<SearchQueryInput['_appliedFilters']>,
  size = 1,
): Promise<SearchResult<Entities[E]>> {
  const query = new URLSearchParams({
    request: JSON.stringify({ _appliedFilters: filters }),
    request_format: 'search-query',
    response_format: 'compact',
    size: String(size),
  });
  const answer = await fetch(shopUrl(`/api/catalog/${storeViews[store].index}/${entity}/_search?${query}`));
  return (await answer.json()) as SearchResult<Entities[E]>;
}

export async function productOfType(store: StoreCode, type: Product['type_id']): Promise<Product> {
  const { hits } = await search(store, 'product', [
    { attribute: 'type_id', value: { eq: type } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
  ]);
  if (!hits[0]) throw new Error(`The ${store} store has no ${type} product.`);
  return hits[0];
}

export async function variant(store: StoreCode, sku = 'BX-3001-1'): Promise<Product> {
  const { hits } = await search(store, 'product', [{ attribute: 'sku', value: { eq: sku } }]);
  if (!hits[0]) throw new Error(`${sku} is missing.`);
  return hits[0];
}

export async function categoryById(store: StoreCode, id: number): Promise<Category> {
  const { hits } = await search(store, 'category', [{ attribute: 'id', value: { eq: id } }]);
  if (!hits[0]) throw new Error(`The ${store} store has no category ${id}.`);
  return hits[0];
}
