import { queryString } from '@brixel/commerce/query-string';
import { SORT_OPTIONS } from '@brixel/commerce/sort-options';
import type { ListSort } from '@brixel/contract/sale-rules';

/** Filters, order and page of a list. Stored in the address, so that a list can be shared, reloaded and returned to. */

export const optionFilters = ['color', 'size', 'manufacturer', 'condition'] as const;
type KnownFilter = (typeof optionFilters)[number];
/**
 * Attributes that the owner has made: their names in addresses are told from those of others, such as of campaigns, and
 * numbers, of which one range is chosen (`r_width=3.5_12`), from all else.
 */
type OwnFilter = `${'a' | 'r'}_${string}`;
export type OptionFilter = KnownFilter | OwnFilter;

const OWN = /^[ar]_[a-z]\w{2,29}$/;
const MOST_OWN = 20;
/** The longest value of an attribute that is a text. */
const LONGEST_VALUE = 500;

export const isOwnFilter = (name: string): name is OwnFilter => OWN.test(name);
export const isRangeFilter = (filter: OptionFilter): boolean => isOwnFilter(filter) && filter.startsWith('r_');
/** The field of products that a filter is about. */
export const fieldOf = (filter: OptionFilter): string => (isOwnFilter(filter) ? filter.slice(2) : filter);
export const ownFilter = (code: string, isNumber: boolean): OwnFilter => `${isNumber ? 'r' : 'a'}_${code}`;

export type SortKey = 'relevance' | ListSort;
const LATEST: SortKey = 'updated_at:desc';

/** Facts that only our own platform has. */
const OWN_FACTS: readonly ListSort[] = ['sold_qty:desc', 'rating.average:desc'];

/** Relevance exists only for a text search. */
export function sortsFor(defaultSort: SortKey, isForeign = false): readonly SortKey[] {
  const ids = SORT_OPTIONS.map(({ id }) => id).filter((id) => !isForeign || !OWN_FACTS.includes(id));
  return defaultSort === 'relevance' ? [defaultSort, ...ids] : ids;
}

export interface PriceRange {
  /** the key of the range in the API's counts, such as `0.02-0.05` or `15.0-*` */
  id: string;
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
  defaultSort: SortKey;
  price: PriceRange | null;
  options: Record<KnownFilter, string[]> & Partial<Record<OwnFilter, string[]>>;
}

/** More than this at once would make the page slow; the rest is reached through the page links. */
export const MOST_PAGES_AT_ONCE = 10;
/** Pages that the server renders at most, so that one request cannot occupy it; the browser loads the rest. */
const MOST_PAGES_RENDERED = 3;
const MOST_OPTIONS = 100;

const positive = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Compared by value: an address may have `0.05-0.20` where the facet has `0.05-0.2`. */
export const isSameRange = (range: PriceRange, other: PriceRange | null): boolean =>
  range.from === other?.from && range.to === other.to;

/** An open bound is a star. */
function parsePrice(id: string | null): PriceRange | null {
  const match = /^(\*|\d+(?:\.\d+)?)-(\*|\d+(?:\.\d+)?)$/.exec(id ?? '');
  if (!match) return null;
  const [range, from, to] = match;
  return { id: range, from: from === '*' ? 0 : Number(from), to: to === '*' ? null : Number(to) };
}

/** The upper bound is exclusive; null where it is open. */
export interface NumberRange {
  from: number;
  to: number | null;
}

export const rangeId = ({ from, to }: NumberRange): string => `${from}_${to ?? ''}`;

export function readRange(id: string): NumberRange | null {
  const [, from, to] = /^(-?[\d.]+)_(-?[\d.]*)$/.exec(id) ?? [];
  const range = { from: Number(from), to: to ? Number(to) : null };
  return Number.isFinite(range.from) && (range.to === null || Number.isFinite(range.to)) ? range : null;
}

function parseOptions(params: URLSearchParams, filter: OptionFilter): string[] {
  const values = params.getAll(filter);
  if (isRangeFilter(filter)) {
    const range = readRange(values[0] ?? '');
    return range ? [rangeId(range)] : [];
  }
  const isOwn = isOwnFilter(filter);
  const ids = values.filter((id) => (isOwn ? id !== '' && id.length <= LONGEST_VALUE : /^\d{1,9}$/.test(id)));
  return [...new Set(ids)].slice(0, MOST_OPTIONS);
}

function parseOwn(params: URLSearchParams): Partial<Record<OwnFilter, string[]>> {
  const names = [...new Set(params.keys())].filter(isOwnFilter).slice(0, MOST_OWN);
  return Object.fromEntries(names.map((name) => [name, parseOptions(params, name)]));
}

/** All that could be chosen in, the shop's own first. */
export const filtersOf = ({ options }: ListQuery): OptionFilter[] => Object.keys(options) as OptionFilter[];
export const chosenIn = ({ options }: ListQuery, filter: OptionFilter): string[] => options[filter] ?? [];

export function parseListQuery(params: URLSearchParams, defaultSort: SortKey = LATEST): ListQuery {
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
      condition: parseOptions(params, 'condition'),
      ...parseOwn(params),
    },
  };
}

/** `?color=20&price=0.05-0.2&sort=final_price`, or nothing for the plain list. */
export const listSearch = ({ page, lastPage, sort, defaultSort, price, options }: ListQuery): string =>
  queryString({
    ...options,
    price: price?.id,
    sort: sort === defaultSort ? null : sort,
    page: page > 1 ? page : null,
    to: lastPage > page ? lastPage : null,
  });

const toggledIds = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];

const fromStart = { page: 1, lastPage: 1 };

export const toggled = (query: ListQuery, filter: OptionFilter, id: string): ListQuery => ({
  ...query,
  ...fromStart,
  options: {
    ...query.options,
    // of ranges the last one counts
    [filter]: toggledIds(chosenIn(query, filter), id).slice(isRangeFilter(filter) ? -1 : 0),
  },
});

export const withPrice = (query: ListQuery, price: PriceRange | null): ListQuery => ({ ...query, ...fromStart, price });
export const withSort = (query: ListQuery, sort: SortKey): ListQuery => ({ ...query, ...fromStart, sort });
export const withPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page, lastPage: page });
export const withMore = (query: ListQuery): ListQuery => ({ ...query, lastPage: query.lastPage + 1 });

/** What the server renders of it. */
export const renderedPart = (query: ListQuery): ListQuery => ({
  ...query,
  lastPage: Math.min(query.lastPage, query.page + MOST_PAGES_RENDERED - 1),
});

export const withoutFilters = (query: ListQuery): ListQuery => ({
  ...query,
  ...fromStart,
  price: null,
  options: { color: [], size: [], manufacturer: [], condition: [] },
});

export const filterCount = (query: ListQuery): number =>
  (query.price ? 1 : 0) + filtersOf(query).reduce((sum, filter) => sum + chosenIn(query, filter).length, 0);
