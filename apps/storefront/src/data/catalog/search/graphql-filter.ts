import { OWN_FACETS } from '@brixel/contract/own-facets';
import type { FilterValue, SearchQueryInput } from '@brixel/contract/search';

/** The conditions and counts of a search as a GraphQL filter argument: `{attribute: {operator: value, scope}}`. */

type Fields = Record<string, unknown>;

const isOperators = (value: FilterValue): value is Extract<FilterValue, { eq?: unknown }> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A bare value means "one of these", and a lone null "is there". */
function operatorsOf(value: FilterValue): Fields {
  if (isOperators(value)) return value;
  if (value === null) return { eq: null };
  return { in: Array.isArray(value) ? value : [value] };
}

/** `stock.qty` becomes `{stock: {qty: …}}`. */
const nested = (attribute: string, condition: Fields): Fields =>
  attribute.split('.').reduceRight<Fields>((inner, name) => ({ [name]: inner }), condition);

/** One object, or a list whose members must all hold, where an attribute has two conditions. */
export function graphqlFilter({ _appliedFilters = [], _availableFilters = [] }: SearchQueryInput): Fields | Fields[] {
  const parts: Fields[] = [{}];
  const add = (attribute: string, condition: Fields): void => {
    const [name = ''] = attribute.split('.');
    const free = parts.find((part) => !Object.hasOwn(part, name));
    if (free) Object.assign(free, nested(attribute, condition));
    else parts.push(nested(attribute, condition));
  };
  const counted = new Set<string>();
  for (const { attribute, value, scope } of _appliedFilters) {
    add(attribute, { ...operatorsOf(value), ...(scope === 'catalog' && { scope }) });
    if (scope === 'catalog') counted.add(attribute);
  }
  for (const { field } of _availableFilters) if (!counted.has(field)) add(field, { scope: 'catalog' });
  return parts.length === 1 ? (parts[0] ?? {}) : parts;
}

/** Other APIs count what a shopper has chosen as well; the caller gets the counts that were asked for. */
export function askedCounts<T>(aggregations: Record<string, T> | undefined, query: SearchQueryInput) {
  const fields = (query._availableFilters ?? []).map(({ field }) => field);
  if (!aggregations || fields.length === 0) return undefined;
  // only the shop knows what its owner has made a filter of
  if (fields.includes(OWN_FACETS)) return aggregations;
  const names = new Set(fields.flatMap((f) => [`agg_terms_${f}`, `agg_terms_${f}_options`, `agg_range_${f}`]));
  return Object.fromEntries(Object.entries(aggregations).filter(([name]) => names.has(name)));
}
