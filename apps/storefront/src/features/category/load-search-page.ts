import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { CardProduct } from '#data/fields.ts';
import { loadBestsellers } from '#data/home-queries.ts';
import { MINIMUM_TEXT_LENGTH } from '#data/search-limits.ts';
import { textSearch } from '#data/search-queries.ts';
import { servicesOf } from '#data/services.ts';
import { filterCount } from './list-query.ts';
import { loadProductList, type ProductListData } from './load-product-list.ts';

export interface SearchViewData {
  text: string;
  /** null: the text was too short, so nothing was asked */
  list: ProductListData | null;
  /** only where nothing was found */
  bestsellers: CardProduct[];
}

/** The plain form sends `?q=…`; the address of a result page carries the text in its path. */
export async function loadSearchPage(args: LoaderFunctionArgs): Promise<SearchViewData> {
  const { request, params } = args;
  const asked = new URL(request.url).searchParams.get('q')?.trim();
  if (asked) throw redirect(`/search/${encodeURIComponent(asked)}`);
  const text = params.slug?.trim() ?? '';
  if (text.length < MINIMUM_TEXT_LENGTH) return { text, list: null, bestsellers: [] };
  const services = servicesOf(args);
  const list = await loadProductList(services, textSearch(text), request, 'relevance');
  const isDeadEnd = list.total === 0 && !list.failed && filterCount(list.query) === 0;
  return { text, list, bestsellers: isDeadEnd ? await loadBestsellers(services, request.signal) : [] };
}
