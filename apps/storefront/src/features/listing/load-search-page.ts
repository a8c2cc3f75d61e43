import { MINIMUM_TEXT_LENGTH } from '@brixel/contract/search-limits';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { CardProduct } from '#data/catalog/fields.ts';
import { type HelpPage, searchHelp } from '#data/catalog/help-queries.ts';
import { loadBestsellers } from '#data/catalog/home-queries.ts';
import { textSearch } from '#data/catalog/search-queries.ts';
import { type Services, servicesOf } from '#data/services.ts';
import { loadProductList, type ProductListData } from './load-product-list.ts';

export interface SearchViewData {
  text: string;
  /** null: the text was too short, so nothing was asked */
  list: ProductListData | null;
  /** another spelling that is known; `isShown` says that the list is already its own */
  corrected: { text: string; isShown: boolean } | null;
  /** words that found nothing together with the others */
  ignored: string[];
  /** what the text names and the shop does not sell; the list is what comes closest */
  unsold: string[];
  /** pages that the text names */
  help: HelpPage[];
  /** only where nothing was found */
  bestsellers: CardProduct[];
}

/** The plain form sends `?q=…`; the address of a result page carries the text in its path. */
export async function loadSearchPage(args: LoaderFunctionArgs): Promise<SearchViewData> {
  const { request, params } = args;
  const asked = new URL(request.url).searchParams.get('q')?.trim();
  if (asked) throw redirect(`/search/${encodeURIComponent(asked)}`);
  const text = params.slug?.trim() ?? '';
  if (text.length < MINIMUM_TEXT_LENGTH)
    return { text, list: null, corrected: null, ignored: [], unsold: [], help: [], bestsellers: [] };
  const services = servicesOf(args);
  const [{ list, corrected }, help] = await Promise.all([
    searchForgiving(services, text, request),
    searchHelp(services, text, request.signal),
  ]);
  const isDeadEnd = list.total === 0 && !list.failed && list.chosen === 0;
  return {
    text,
    list,
    corrected,
    ignored: list.suggest?.ignored ?? [],
    unsold: list.suggest?.unsold ?? [],
    help,
    bestsellers: isDeadEnd ? await loadBestsellers(services, request.signal).catch(() => []) : [],
  };
}

/** What was typed; where that finds nothing, the spelling that was probably meant. */
async function searchForgiving(
  services: Services,
  text: string,
  request: Request,
): Promise<Pick<SearchViewData, 'corrected'> & { list: ProductListData }> {
  const list = await loadProductList(services, textSearch(services, text), request, 'relevance');
  const other = list.suggest?.corrected;
  if (!other) return { list, corrected: null };
  if (list.total > 0) return { list, corrected: { text: other, isShown: false } };
  const instead = await loadProductList(services, textSearch(services, other), request, 'relevance');
  return instead.total > 0 ? { list: instead, corrected: { text: other, isShown: true } } : { list, corrected: null };
}
