import { queryString } from '@brixel/commerce/query-string';

/** What a shopper has chosen in a list. It lives in the address, so that a list can be shared, reloaded and gone back to. */

export const optionFilters = ['color', 'size', 'manufacturer'] as const;
export type OptionFilter = (typeof optionFilters)[number];

export const sortKeys = ['relevance', 'latest', 'price-asc', 'price-desc'] as const;
export type SortKey = (typeof sortKeys)[number];
/** Categories show what is new, searches what fits best. */
export type DefaultSort = Extract<SortKey, 'relevance' | 'latest'>;

/** Only a search knows what fits best. */
export const sortsFor = (defaultSort: DefaultSort): readonly SortKey[] =>
  defaultSort === 'relevance' ? sortKeys : sortKeys.filter((key) => key !== 'relevance');

export interface PriceRange {
  from: number;
  /** the last range is open */
  to: number | null;
}

export interface ListQuery {
  /** first page that is shown */
  page: number;
  /** last page that is shown; further ones were appended to the first */
  lastPage: number;
  sort: SortKey;
  defaultSort: DefaultSort;
  price: PriceRange | null;
  options: Record<OptionFilter, string[]>;
}

export const PAGE_SIZE = 50;

/** More than this at once would make the page slow; the rest is reached through the page links. */
export const MOST_PAGES_AT_ONCE = 10;
const MOST_OPTIONS = 100;

const positive = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

export const priceKey = ({ from, to }: PriceRange): string => `${from}-${to ?? ''}`;

function parsePrice(text: string | null): PriceRange | null {
  const match = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(text ?? '');
  return match ? { from: Number(match[1]), to: match[2] === undefined ? null : Number(match[2]) } : null;
}

function parseOptions(params: URLSearchParams, filter: OptionFilter): string[] {
  const ids = params.getAll(filter).filter((id) => /^\d{1,9}$/.test(id));
  return [...new Set(ids)].slice(0, MOST_OPTIONS);
}

export function parseListQuery(params: URLSearchParams, defaultSort: DefaultSort = 'latest'): ListQuery {
  const page = positive(params.get('page'));
  const sort = params.get('sort');
  return {
    page,
    lastPage: Math.min(Math.max(page, positive(params.get('to'))), page + MOST_PAGES_AT_ONCE - 1),
    sort: sortsFor(defaultSort).find((key) => key === sort) ?? defaultSort,
    defaultSort,
    price: parsePrice(params.get('price')),
    options: {
      color: parseOptions(params, 'color'),
      size: parseOptions(params, 'size'),
      manufacturer: parseOptions(params, 'manufacturer'),
    },
  };
}

/** `?color=20&price=0.05-0.2`, or nothing for the plain list. */
export const listSearch = ({ page, lastPage, sort, defaultSort, price, options }: ListQuery): string =>
  queryString({
    ...options,
    price: price && priceKey(price),
    sort: sort === defaultSort ? null : sort,
    page: page > 1 ? page : null,
    to: lastPage > page ? lastPage : null,
  });

const fromStart = { page: 1, lastPage: 1 };

export function toggled(query: ListQuery, filter: OptionFilter, id: string): ListQuery {
  const chosen = query.options[filter];
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  return { ...query, ...fromStart, options: { ...query.options, [filter]: next } };
}

export const withPrice = (query: ListQuery, price: PriceRange | null): ListQuery => ({ ...query, ...fromStart, price });
export const withSort = (query: ListQuery, sort: SortKey): ListQuery => ({ ...query, ...fromStart, sort });
export const withPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page, lastPage: page });
export const withMore = (query: ListQuery): ListQuery => ({ ...query, lastPage: query.lastPage + 1 });

export const withoutFilters = (query: ListQuery): ListQuery => ({
  ...query,
  ...fromStart,
  price: null,
  options: { color: [], size: [], manufacturer: [] },
});

export const filterCount = ({ price, options }: ListQuery): number =>
  (price ? 1 : 0) + optionFilters.reduce((sum, filter) => sum + options[filter].length, 0);
