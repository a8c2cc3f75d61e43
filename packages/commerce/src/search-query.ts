import type { AppliedFilter, FilterValue, SearchQueryInput } from '@brixel/contract/search';

/** Builds the search-query form of a catalogue request step by step. Every step returns a new builder. */

type Direction = 'asc' | 'desc';
type PartName = '_availableFilters' | '_appliedFilters' | '_appliedSort' | '_searchText';
type Parts = { [Name in PartName]: NonNullable<SearchQueryInput[Name]> };

export class SearchQueryBuilder {
  readonly #query: Parts;

  constructor(query: Partial<Parts> = {}) {
    this.#query = { _availableFilters: [], _appliedFilters: [], _appliedSort: [], _searchText: '', ...query };
  }

  /** A condition of the shop: all of them must hold. */
  where(attribute: string, value: FilterValue): SearchQueryBuilder {
    return this.#applied({ attribute, value, scope: 'default' });
  }

  /** A choice of the shopper: also met by a configurable product with such a variant. */
  chosen(attribute: string, value: FilterValue): SearchQueryBuilder {
    return this.#applied({ attribute, value, scope: 'catalog' });
  }

  /** Requests the counts of a field's values. */
  count(field: string, size?: number): SearchQueryBuilder {
    const filter = { field, scope: 'catalog' as const, options: size === undefined ? {} : { size } };
    return new SearchQueryBuilder({ ...this.#query, _availableFilters: [...this.#query._availableFilters, filter] });
  }

  sortBy(field: string, options: Direction = 'asc'): SearchQueryBuilder {
    return new SearchQueryBuilder({ ...this.#query, _appliedSort: [...this.#query._appliedSort, { field, options }] });
  }

  text(searchText: string): SearchQueryBuilder {
    return new SearchQueryBuilder({ ...this.#query, _searchText: searchText.trim() });
  }

  build(): SearchQueryInput {
    return this.#query;
  }

  #applied(filter: AppliedFilter): SearchQueryBuilder {
    return new SearchQueryBuilder({ ...this.#query, _appliedFilters: [...this.#query._appliedFilters, filter] });
  }
}

export const searchQuery = (): SearchQueryBuilder => new SearchQueryBuilder();

/** What shoppers may see in lists: visible in the catalogue or the search, and enabled. */
export const visibleProducts = (): SearchQueryBuilder =>
  searchQuery()
    .where('visibility', { in: [2, 3, 4] })
    .where('status', { in: [0, 1] });

/** What is sold out is left out where the shop does not list it. */
export const withoutSoldOut = (query: SearchQueryBuilder, listOutOfStock: boolean): SearchQueryBuilder =>
  listOutOfStock ? query : query.where('stock.is_in_stock', { eq: true });
