import type { EntityName } from '@brixel/contract/catalog';
import type { Aggregations, AppliedFilter, Bucket, SearchQuery } from '@brixel/contract/search';
import { searchLimits } from '@brixel/contract/search-limits';
import type { Aggregation, Range } from './aggregation-clauses.ts';
import { priceNames } from './field-names.ts';

type Facet = SearchQuery['_availableFilters'][number];

const VARIANTS = '_options';

/** The price's twin in every product: as a facet the price itself is counted in ranges only. */
const PRICE_VALUES = 'price_incl_tax';

/** A facet of the index and the name of its part that answers an aggregation. */
interface Source {
  field: string;
  answer: string;
}

/** The facet of an aggregation; null for ranges that the index lacks and that are counted one by one. */
function sourceOf(entity: EntityName, aggregation: Aggregation): Source | null {
  const { field } = aggregation;
  const isPrice = entity === 'product' && priceNames.has(field);
  if (aggregation.kind === 'range') {
    return isPrice && isStandard(aggregation.ranges) ? { field: 'price', answer: 'agg_range_price' } : null;
  }
  if (isPrice) return { field: PRICE_VALUES, answer: `agg_terms_${PRICE_VALUES}` };
  const base = field.endsWith(VARIANTS) ? field.slice(0, -VARIANTS.length) : field;
  return { field: base || field, answer: `agg_terms_${field}` };
}

const isStandard = (ranges: readonly Range[]): boolean =>
  ranges.length === searchLimits.priceRanges.length &&
  ranges.every(({ key, from, to }, number) => {
    const [lower, upper] = searchLimits.priceRanges[number]!;
    return key === undefined && from === lower && (to ?? null) === upper;
  });

/** The facets that the index has to count. */
export function facetsFor(entity: EntityName, aggregations: readonly Aggregation[]): Facet[] {
  const sizes = new Map<string, number>();
  for (const aggregation of aggregations) {
    const source = sourceOf(entity, aggregation);
    const size = aggregation.kind === 'terms' ? aggregation.size : 0;
    if (source) sizes.set(source.field, Math.max(size, sizes.get(source.field) ?? 0));
  }
  return [...sizes].map(([field, size]) => ({ field, scope: 'catalog', options: { size } }));
}

/** The counts under the names of the request. `count` gives the number of documents that these filters find. */
export function answerAggregations(
  entity: EntityName,
  aggregations: readonly Aggregation[],
  counted: Aggregations,
  filters: readonly AppliedFilter[],
  count: (filters: AppliedFilter[]) => number,
): Aggregations {
  const bucketsOf = (aggregation: Aggregation): Bucket[] => {
    const source = sourceOf(entity, aggregation);
    const buckets = source ? (counted[source.answer]?.buckets ?? []) : [];
    if (aggregation.kind === 'terms') return buckets.slice(0, aggregation.size);
    return source ? buckets : countRanges(aggregation, filters, count);
  };
  return Object.fromEntries(aggregations.map((aggregation) => [aggregation.name, { buckets: bucketsOf(aggregation) }]));
}

/** As with the shop's own ranges, a shopper's choice of a range does not shrink the other ones. */
function countRanges(
  { field, ranges }: Extract<Aggregation, { kind: 'range' }>,
  filters: readonly AppliedFilter[],
  count: (filters: AppliedFilter[]) => number,
): Bucket[] {
  const nameOf = (name: string): string => (priceNames.has(name) ? 'price' : name);
  const others = filters.filter(({ attribute, scope }) => scope !== 'catalog' || nameOf(attribute) !== nameOf(field));
  const within = ({ from, to }: Range): AppliedFilter => ({
    attribute: field,
    value: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lt: to }) },
    scope: 'default',
  });
  return ranges.toSorted(byBounds).map((range) => ({
    key: range.key ?? `${bound(range.from)}-${bound(range.to)}`,
    ...(range.from !== undefined && { from: range.from }),
    ...(range.to !== undefined && { to: range.to }),
    doc_count: count([...others, within(range)]),
  }));
}

const byBounds = (a: Range, b: Range): number =>
  (a.from ?? Number.NEGATIVE_INFINITY) - (b.from ?? Number.NEGATIVE_INFINITY) ||
  (a.to ?? Number.POSITIVE_INFINITY) - (b.to ?? Number.POSITIVE_INFINITY) ||
  0;

const bound = (value: number | undefined): string =>
  value === undefined ? '*' : Number.isInteger(value) ? value.toFixed(1) : String(value);
