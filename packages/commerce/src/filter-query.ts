/** Filters in the query string of a list: `sort` holds one value, every other filter a list of option ids. */

export interface FilterOption {
  id: string;
  type: string;
  label: string;
  /** ranges: one at a time */
  single?: boolean;
  from?: number;
  to?: number;
}

type QueryValue = string | number | readonly (string | number)[];
export type FilterQuery = Readonly<Record<string, QueryValue>>;

const SYSTEM_FILTERS: ReadonlySet<string> = new Set(['sort']);

/** Adds an option or removes it; of single choices the new one replaces the old. */
export function toggledIds<T extends string | number>(chosen: readonly T[], id: T, single = false): T[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return single ? [id] : [...chosen, id];
}

const listOf = (value: QueryValue | undefined): readonly (string | number)[] => [value ?? []].flat();

/** The query after a click on an option; a filter without options leaves it. */
export function changedFilterQuery(
  query: FilterQuery,
  option: Pick<FilterOption, 'id' | 'type' | 'single'> | null,
): FilterQuery {
  if (!option) return { ...query };
  const { [option.type]: current, ...rest } = query;
  if (SYSTEM_FILTERS.has(option.type)) return current === option.id ? rest : { ...rest, [option.type]: option.id };
  const next = toggledIds(listOf(current), option.id, option.single);
  return next.length > 0 ? { ...rest, [option.type]: next } : rest;
}

export type ChosenFilter = FilterOption & { attribute_code: string };

export interface ReadFilters {
  filters: Record<string, ChosenFilter[]>;
  /** as it stands in the query, known or not */
  sort?: QueryValue;
}

/** What a query means among the options that a list offers; ids and filters that it does not offer are left out. */
export function filtersFromQuery(
  query: FilterQuery,
  available: Readonly<Record<string, readonly FilterOption[]>>,
): ReadFilters {
  const filters: ReadFilters['filters'] = {};
  for (const [name, options] of Object.entries(available)) {
    if (SYSTEM_FILTERS.has(name)) continue;
    const chosen = listOf(query[name]).flatMap((id) => options.find((option) => option.id === String(id)) ?? []);
    if (chosen.length > 0) filters[name] = chosen.map((option) => ({ ...option, attribute_code: name }));
  }
  return available.sort && query.sort !== undefined ? { filters, sort: query.sort } : { filters };
}
