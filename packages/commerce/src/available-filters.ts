import type { Aggregations } from '@brixel/contract/search';

/** What can be chosen in a list, from the counts of its answer and the labels of the attributes. */

export interface FilterOption {
  id: string;
  type: string;
  label: string;
}

export interface LabelledAttribute {
  options?: readonly { value: string; label: string }[];
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

/** By label. An unknown option id is its own label; a blank label hides the option. */
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
