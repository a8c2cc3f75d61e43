import type { AppliedFilter, SearchQueryInput } from '@brixel/contract/search';

type Filter = Pick<AppliedFilter, 'attribute' | 'value'>;

/** The values of which one is wanted; null where the filter says something else. */
export function wantedValues({ value }: Filter): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [value];
  const [[operator, given] = [], ...others] = Object.entries(value);
  if (others.length > 0) return null;
  if (operator === 'eq') return [given];
  return operator === 'in' && Array.isArray(given) ? given : null;
}

const floorOf = ({ value }: Filter): number | null =>
  typeof value === 'object' && value !== null && 'gte' in value && typeof value.gte === 'number' ? value.gte : null;

/** What cannot be read holds nowhere. */
function holds(hit: Record<string, unknown>, filter: Filter): boolean {
  const own = hit[filter.attribute];
  const floor = floorOf(filter);
  if (floor !== null) return Number(own) >= floor;
  const wanted = wantedValues(filter)?.map(String) ?? [];
  return Array.isArray(own) ? own.some((value) => wanted.includes(String(value))) : wanted.includes(String(own));
}

/** Whether an entity meets the conditions of a query, as far as its fields tell. */
export const meets = (hit: Record<string, unknown>, { _appliedFilters = [] }: SearchQueryInput): boolean =>
  _appliedFilters.every((filter) => hit[filter.attribute] === undefined || holds(hit, filter));
