import type { Attribute, AttributeOption } from '@brixel/contract/catalog';
import type { Aggregations, Bucket } from '@brixel/contract/search';
import { type ListQuery, type OptionFilter, type PriceRange, priceKey } from './list-query.ts';

/** What can be chosen in a list, made from the counts of the answer and the labels of the attributes. */

export interface FacetOption {
  id: string;
  label: string;
  count: number;
}

export type ColourGroup = 'neutral' | 'bright' | 'special';

export interface ColourOption extends FacetOption {
  hex: string;
  finish: 'solid' | 'trans' | 'pearl';
  group: ColourGroup;
}

export interface PriceOption extends PriceRange {
  count: number;
}

export interface Facets {
  price: PriceOption[];
  color: ColourOption[];
  size: FacetOption[];
  manufacturer: FacetOption[];
}

export const noFacets: Facets = { price: [], color: [], size: [], manufacturer: [] };

const bucketsOf = (aggregations: Aggregations, name: string): Bucket[] => aggregations[name]?.buckets ?? [];

/** A product counts through its own value, a configurable one through those of its variants. */
function countsOf(aggregations: Aggregations, field: OptionFilter): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of [`agg_terms_${field}`, `agg_terms_${field}_options`]) {
    for (const { key, doc_count } of bucketsOf(aggregations, name)) {
      counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count);
    }
  }
  return counts;
}

/** Options without hits are left out unless they are chosen; options without a label always. */
function optionsOf(
  attributes: readonly Attribute[],
  aggregations: Aggregations,
  { options: chosen }: ListQuery,
  field: OptionFilter,
): { option: AttributeOption; count: number }[] {
  const counts = countsOf(aggregations, field);
  const options = attributes.find(({ attribute_code }) => attribute_code === field)?.options ?? [];
  return options
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map((option) => ({ option, count: counts.get(option.value) ?? 0 }))
    .filter(({ option, count }) => option.label.trim() && (count > 0 || chosen[field].includes(option.value)));
}

function colourGroup({ swatch }: AttributeOption): ColourGroup {
  if (swatch && swatch.finish !== 'solid') return 'special';
  return swatch?.family === 'neutral' ? 'neutral' : 'bright';
}

function priceOptions(aggregations: Aggregations, { price: chosen }: ListQuery): PriceOption[] {
  return bucketsOf(aggregations, 'agg_range_price')
    .map(({ from, to, doc_count }) => ({ from: from ?? 0, to: to ?? null, count: doc_count }))
    .filter((option) => option.count > 0 || (chosen && priceKey(chosen) === priceKey(option)));
}

export function facetsOf(attributes: readonly Attribute[], aggregations: Aggregations, query: ListQuery): Facets {
  const plain = (field: OptionFilter): FacetOption[] =>
    optionsOf(attributes, aggregations, query, field).map(({ option, count }) => ({
      id: option.value,
      label: option.label,
      count,
    }));
  return {
    price: priceOptions(aggregations, query),
    color: optionsOf(attributes, aggregations, query, 'color').flatMap(({ option, count }) =>
      option.swatch
        ? [
            {
              id: option.value,
              label: option.label,
              count,
              hex: option.swatch.hex,
              finish: option.swatch.finish,
              group: colourGroup(option),
            },
          ]
        : [],
    ),
    size: plain('size'),
    manufacturer: plain('manufacturer'),
  };
}
