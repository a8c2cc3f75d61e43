import { type SearchQueryBuilder, searchQuery } from '@brixel/commerce/search-query';
import type { Attribute } from '@brixel/contract/catalog';
import { loadProductPage } from '#data/category-queries.ts';
import type { CardProduct } from '#data/fields.ts';
import type { Services } from '#data/services.ts';
import { applyListQuery } from './apply-list-query.ts';
import { type Facets, facetsOf, noFacets } from './facets.ts';
import { type DefaultSort, type ListQuery, optionFilters, PAGE_SIZE, parseListQuery } from './list-query.ts';

/** A list of products with everything that can be chosen in it: categories and search results alike. */
export interface ProductListData {
  query: ListQuery;
  items: CardProduct[];
  total: number;
  facets: Facets;
  /** true: the list could not be loaded, which says nothing about what is in it */
  failed: boolean;
}

async function loadFilterAttributes({ catalog }: Services, signal: AbortSignal): Promise<Attribute[]> {
  const query = searchQuery().where('attribute_code', { in: [...optionFilters] });
  return (await catalog.search('attribute', query, { size: optionFilters.length, signal })).hits;
}

export async function loadProductList(
  services: Services,
  list: SearchQueryBuilder,
  { signal, url }: Request,
  defaultSort: DefaultSort = 'latest',
): Promise<ProductListData> {
  const query = parseListQuery(new URL(url).searchParams, defaultSort);
  const chosen = applyListQuery(list, query);
  const numbers = Array.from({ length: query.lastPage - query.page + 1 }, (_, index) => query.page + index);
  try {
    // page by page, so that appending one more asks for that one alone
    const [attributes, ...pages] = await Promise.all([
      loadFilterAttributes(services, signal),
      ...numbers.map((page) =>
        loadProductPage(services, chosen, { size: PAGE_SIZE, start: (page - 1) * PAGE_SIZE }, signal),
      ),
    ]);
    return {
      query,
      items: pages.flatMap((page) => page.items),
      total: pages[0]?.total ?? 0,
      facets: facetsOf(attributes, pages[0]?.aggregations ?? {}, query),
      failed: false,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { query, items: [], total: 0, facets: noFacets, failed: true };
  }
}
