import type { Aggregations, Bucket } from '@brixel/contract/search';
import type { FilterOption } from './filter-query.ts';
import { SORT_OPTIONS } from './sort-options.ts';

/** What can be chosen in a list, from the counts of its answer and the labels of the attributes. */

export interface LabelledAttribute {
  options?: readonly { value: string; label: string }[];
}

export interface FilterTerms {
  /** by attribute code */
  attributes: Readonly<Record<string, LabelledAttribute>>;
  /** in the order of the shop */
  filters: readonly string[];
  currencySign: string;
}

export function availableFilters(
  aggregations: Aggregations,
  { attributes, filters, currencySign }: FilterTerms,
): Record<string, FilterOption[]> {
  const result: Record<string, FilterOption[]> = {};
  for (const name of filters) {
    const ranges = aggregations[`agg_range_${name}`];
    if (name !== 'price') result[name] = filterOptions(name, optionCounts(aggregations, name).keys(), attributes[name]);
    else if (ranges) result[name] = rangesOf(ranges.buckets, currencySign);
  }
  return { ...result, sort: SORT_OPTIONS.map((option) => ({ ...option, type: 'sort' })) };
}

/** A product counts through its own value, a configurable one through those of its variants. */
export function optionCounts(aggregations: Aggregations, field: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of [`agg_terms_${field}`, `agg_terms_${field}_options`]) {
    for (const { key, doc_count } of aggregations[name]?.buckets ?? []) {
      counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count);
    }
  }
  return counts;
}

/** By label. An id that the attribute does not know is its own label; a blank label hides the option. */
export function filterOptions(
  type: string,
  ids: Iterable<string>,
  attribute: LabelledAttribute | undefined,
): FilterOption[] {
  const labels = new Map(attribute?.options?.map(({ value, label }) => [String(value), label]));
  return [...ids]
    .map((id) => ({ id, label: labels.get(id) ?? id, type }))
    .filter(({ label }) => label.trim() !== '')
    .sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
}

function rangesOf(buckets: readonly Bucket[], sign: string): FilterOption[] {
  return buckets.map(({ key, from, to }, index) => ({
    id: String(key),
    type: 'price',
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    label: rangeLabel({ from, to }, index === 0 || index === buckets.length - 1, sign),
    single: true,
  }));
}

function rangeLabel({ from, to }: Pick<Bucket, 'from' | 'to'>, isEdge: boolean, sign: string): string {
  if (isEdge) return to ? `< ${sign}${to}` : `> ${sign}${from ?? 0}`;
  return `${sign}${from ?? 0}${to ? ` - ${to}` : ''}`;
}
