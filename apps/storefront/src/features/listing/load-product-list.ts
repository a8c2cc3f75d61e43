import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import { SEARCH_PAGE_SIZE } from '@brixel/contract/search-limits';
import { redirect } from 'react-router';
import { storeAt } from '#config/store-place.ts';
import { loadFilterAttributes } from '#data/catalog/attribute-queries.ts';
import { loadProductPage, type ProductPage } from '#data/catalog/category-queries.ts';
import type { CardProduct } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';
import { applyListQuery } from './apply-list-query.ts';
import { type Facets, facetsOf, noFacets } from './facets.ts';
import {
  filterCount,
  type ListQuery,
  listSearch,
  optionFilters,
  parseListQuery,
  renderedPart,
  type SortKey,
  withPage,
} from './list-query.ts';

/** A list of products with everything that can be chosen in it: categories and search results alike. */
export interface ProductListData {
  query: ListQuery;
  /** how many filters are chosen */
  chosen: number;
  items: CardProduct[];
  total: number;
  facets: Facets;
  suggest: ProductPage['suggest'];
  /** true: the list, or the rest of it, could not be loaded, which says nothing about what is in it */
  failed: boolean;
  /** whether the shop could not be asked, and this is what the browser knows */
  offline: boolean;
}

export async function loadProductList(
  services: Services,
  list: SearchQueryBuilder,
  { signal, url }: Request,
  defaultSort: SortKey = services.config.defaultSort,
): Promise<ProductListData> {
  const address = new URL(url);
  const wanted = parseListQuery(address.searchParams, defaultSort);
  const query = import.meta.env.SSR ? renderedPart(wanted) : wanted;
  const data = await loadPages(services, list, query, signal);
  const last = Math.ceil(data.total / SEARCH_PAGE_SIZE);
  // a list that has become shorter, or a made-up number: there are only so many pages
  if (last > 0 && query.page > last)
    throw redirect(storeAt(services.config.stores, address).rest + listSearch(withPage(query, last)));
  return data;
}

async function loadPages(
  services: Services,
  list: SearchQueryBuilder,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ProductListData> {
  const chosen = applyListQuery(list, query, services.config.api.calls !== 'all');
  const numbers = Array.from({ length: query.lastPage - query.page + 1 }, (_, index) => query.page + index);
  const orFailed = (error: unknown): null => {
    if (signal.aborted) throw error;
    return null;
  };
  // page by page, so that appending one more asks for that one alone
  const [attributes, ...pages] = await Promise.all([
    loadFilterAttributes(services, optionFilters, signal).catch(orFailed),
    ...numbers.map((page) =>
      loadProductPage(services, chosen, { size: SEARCH_PAGE_SIZE, start: (page - 1) * SEARCH_PAGE_SIZE }, signal).catch(
        orFailed,
      ),
    ),
  ]);
  const came = untilFailed(pages);
  const [first] = came;
  return {
    query,
    chosen: filterCount(query),
    items: came.flatMap((page) => page.items),
    total: first?.total ?? 0,
    facets: attributes && first ? facetsOf(attributes, first.aggregations, query, services.store.locale) : noFacets,
    suggest: first?.suggest ?? null,
    failed: came.length < pages.length,
    offline: first?.offline ?? false,
  };
}

/** What comes after a page that is missing would stand in the wrong place. */
function untilFailed(pages: readonly (ProductPage | null)[]): ProductPage[] {
  const missing = pages.indexOf(null);
  return pages.slice(0, missing < 0 ? pages.length : missing).filter((page) => page !== null);
}
