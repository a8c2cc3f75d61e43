import { filterOptions, optionCounts } from '@brixel/commerce/available-filters';
import type { Attribute, AttributeOption } from '@brixel/contract/catalog';
import type { Aggregations } from '@brixel/contract/search';
import {
  chosenIn,
  fieldOf,
  isOwnFilter,
  isSameRange,
  type ListQuery,
  type NumberRange,
  type OptionFilter,
  ownFilter,
  type PriceRange,
  rangeId,
  readRange,
} from './list-query.ts';

/** What can be chosen in a list, made from the counts of the answer and the labels of the attributes. */

export interface FacetOption {
  id: string;
  label: string;
  count: number;
}

/** `named`: the shop knows the colour by its name only, and `hex` is empty */
export type ColourGroup = 'neutral' | 'bright' | 'special' | 'named';

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
  /** empty where all goods are in the same one */
  condition: FacetOption[];
  /** those of attributes that the owner has made */
  own?: OwnFacet[];
}

export interface OwnFacet {
  filter: OptionFilter;
  label: string;
  options: FacetOption[];
}

export const optionsIn = (facets: Facets, filter: OptionFilter | 'price'): readonly { id: string; count: number }[] =>
  isOwnFilter(filter) ? (facets.own?.find((own) => own.filter === filter)?.options ?? []) : facets[filter as 'price'];

export const labelIn = (facets: Facets, filter: OptionFilter, id: string): string =>
  (optionsIn(facets, filter) as readonly FacetOption[]).find((option) => option.id === id)?.label ?? id;

export const noFacets: Facets = { price: [], color: [], size: [], manufacturer: [], condition: [] };

interface KnownOption extends FacetOption {
  /** nothing is known of an option but its id where the attribute does not list it */
  option: AttributeOption | undefined;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Options without hits are left out unless they are chosen. The order is that of the shop, not that of the alphabet. */
function optionsOf(
  attributes: readonly Attribute[],
  aggregations: Aggregations,
  query: ListQuery,
  filter: OptionFilter,
): KnownOption[] {
  const field = fieldOf(filter);
  const attribute = attributes.find(({ attribute_code }) => attribute_code === field);
  const known = new Map(attribute?.options.map((option) => [option.value, option]));
  const counts = optionCounts(aggregations, field);
  const found = [...counts].filter(([, count]) => count > 0).map(([id]) => id);
  const isText = attribute?.frontend_input === 'text';
  const ids = new Set([...found, ...chosenIn(query, filter).filter((id) => isText || known.has(id))]);
  return filterOptions(field, ids, attribute)
    .map(({ id, label }) => ({ id, label, count: counts.get(id) ?? 0, option: known.get(id) }))
    .sort((a, b) => (a.option?.sort_order ?? LAST) - (b.option?.sort_order ?? LAST));
}

function swatchOf({ swatch }: Partial<AttributeOption>): Pick<ColourOption, 'hex' | 'finish' | 'group'> {
  if (!swatch) return { hex: '', finish: 'solid', group: 'named' };
  const { hex, finish, family } = swatch;
  return { hex, finish, group: finish !== 'solid' ? 'special' : family === 'neutral' ? 'neutral' : 'bright' };
}

function priceOptions(aggregations: Aggregations, { price: chosen }: ListQuery): PriceOption[] {
  return (aggregations.agg_range_price?.buckets ?? [])
    .map(({ key, from, to, doc_count }) => ({ id: String(key), from: from ?? 0, to: to ?? null, count: doc_count }))
    .filter((option) => option.count > 0 || isSameRange(option, chosen));
}

/** A chosen range stays among the others, also where another list has other ones. How many it holds is then not known. */
function rangeOptions(
  { attribute_code, unit }: Attribute,
  aggregations: Aggregations,
  chosen: readonly string[],
  numbers: Intl.NumberFormat,
): FacetOption[] {
  const counted = (aggregations[`agg_range_${attribute_code}`]?.buckets ?? []).map(({ from, to, doc_count }) => ({
    from: from ?? 0,
    to: to ?? null,
    count: doc_count,
  }));
  const labelOf = ({ from, to }: NumberRange): string => {
    const bounds = to === null ? `≥ ${numbers.format(from)}` : `${numbers.format(from)} – ${numbers.format(to)}`;
    return unit ? `${bounds}\u00a0${unit}` : bounds;
  };
  const known = new Set(counted.map(rangeId));
  const kept = chosen.flatMap((id) => (known.has(id) ? [] : (readRange(id) ?? [])));
  return [...counted, ...kept.map((range) => ({ ...range, count: 0 }))]
    .sort((a, b) => a.from - b.from)
    .map(({ count, ...range }) => ({ id: rangeId(range), label: labelOf(range), count }));
}

export function facetsOf(
  attributes: readonly Attribute[],
  aggregations: Aggregations,
  query: ListQuery,
  locale: string,
): Facets {
  const plain = (field: OptionFilter): FacetOption[] =>
    optionsOf(attributes, aggregations, query, field).map(({ id, label, count }) => ({ id, label, count }));
  const conditions = plain('condition');
  const own = attributes
    .filter(({ is_filterable }) => is_filterable)
    .map((attribute) => {
      const isNumber = attribute.frontend_input === 'number';
      const filter = ownFilter(attribute.attribute_code, isNumber);
      const options = isNumber
        ? rangeOptions(
            attribute,
            aggregations,
            chosenIn(query, filter),
            new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }),
          )
        : plain(filter);
      // the shop has no order of texts
      if (attribute.frontend_input === 'text')
        options.sort((a, b) => a.label.localeCompare(b.label, locale, { numeric: true }));
      return { filter, label: attribute.frontend_label, options };
    })
    .filter(({ options }) => options.length > 0);
  return {
    price: priceOptions(aggregations, query),
    color: optionsOf(attributes, aggregations, query, 'color').map(({ option, ...facet }) => ({
      ...facet,
      ...swatchOf(option ?? {}),
    })),
    size: plain('size'),
    manufacturer: plain('manufacturer'),
    condition: conditions.length > 1 || query.options.condition.length > 0 ? conditions : [],
    ...(own.length > 0 && { own }),
  };
}
