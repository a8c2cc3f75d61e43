import { queryString } from '@brixel/commerce/query-string';
import { matchRoutes } from 'react-router';
import type { PublicConfig } from '#config/public-config.ts';
import { routeTable } from '#config/route-table.ts';
import { storeAt } from '#config/store-place.ts';
import { listSearch, parseListQuery, renderedPart, type SortKey } from '#features/listing/list-query.ts';
import { readReviewChoice, reviewValues } from '#features/reviews/review-address.ts';

/** What a page reads of its query, written in one way; null where it leads elsewhere. */
type ReadQuery = (query: URLSearchParams, categorySort: SortKey) => string | null;

const nothing: ReadQuery = () => '';

const list = (query: URLSearchParams, defaultSort: SortKey): string =>
  listSearch(renderedPart(parseListQuery(query, defaultSort)));

const product = (query: URLSearchParams): string =>
  queryString({ childSku: query.get('childSku'), ...reviewValues(readReviewChoice(query)) });

/** The pages that are the same for everybody, by route. All others depend on a person, a form or a token and are not here. */
const cachedPages: Readonly<Record<string, ReadQuery>> = {
  home: nothing,
  'home-pwa': nothing,
  'mosaik-builder': nothing,
  'cms-page': nothing,
  category: list,
  // `?q=` is sent by the plain form, and answered with a redirect
  search: (query) => (query.has('q') ? null : list(query, 'relevance')),
  'simple-product': product,
  'configurable-product': product,
  // a stored path: a product, a category or a page
  'page-not-found': (query, categorySort) =>
    [list(query, categorySort), product(query)].filter(Boolean).join('&').replaceAll('&?', '&'),
};

const routes = routeTable.map(({ id, path }) => (path === null ? { id, index: true as const } : { id, path }));

export function cachedAddress(
  address: string,
  { stores, defaultSort }: Pick<PublicConfig, 'stores' | 'defaultSort'>,
  host?: string,
): string | null {
  const [pathname = '', ...query] = address.split('?');
  const { rest } = storeAt(stores, { pathname, ...(host !== undefined && { host }) });
  const id = matchRoutes(routes, rest)?.at(-1)?.route.id ?? '';
  const search = cachedPages[id]?.(new URLSearchParams(query.join('?')), defaultSort);
  return search === undefined || search === null ? null : pathname + search;
}
