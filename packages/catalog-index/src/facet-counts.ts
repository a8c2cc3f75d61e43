import type { Aggregations, Bucket } from '@brixel/contract/search';
import type { Column, Columns } from './column.ts';
import type { Scalar } from './document.ts';
import { configurableFlags, type FacetCodes } from './facet-codes.ts';
import type { FacetGroup } from './facet-query.ts';
import { variantField } from './filter.ts';
import { type PriceRange, priceBuckets } from './price-ranges.ts';

/** Counts the values of one facet that has no place in the common codes. */
interface ExtraCounter {
  bit: number;
  count(document: number): void;
  report(): Aggregations;
}

export interface FacetCounter {
  /** a hit counts for every facet */
  countHit(document: number): void;
  /** a document that only lacks this bit counts for the facet of that bit */
  countNearHit(document: number, missing: number): void;
  report(): Aggregations;
}

export interface FacetSizes {
  sizeOf(field: string): number;
}

export interface FacetSources {
  columns: Columns;
  codes: FacetCodes;
  canonical(field: string): string;
  price: { field: string; ranges: readonly PriceRange[]; codes: Uint8Array } | null;
}

export function createFacetCounter(
  { columns, codes, canonical, price }: FacetSources,
  groups: readonly FacetGroup[],
  { sizeOf }: FacetSizes,
): FacetCounter {
  const counts = new Uint32Array(codes.codeCount);
  const { offsets, codes: codeList } = codes;
  const coded = groups.flatMap((group) => {
    const spans = codes.spans(group.field);
    return spans ? [{ group, spans }] : [];
  });
  const extras = groups.flatMap((group): ExtraCounter[] => {
    if (codes.spans(group.field)) return [];
    return price && canonical(group.field) === price.field
      ? [priceCounter(group, price.ranges, price.codes)]
      : [fieldCounter(columns, group, sizeOf(group.field))];
  });
  const countsCodes = coded.length > 0;

  function countSpan(document: number, start: number, end: number): void {
    const last = offsets[document + 1]!;
    for (let at = offsets[document]!; at < last; at++) {
      const code = codeList[at]!;
      if (code >= start && code < end) counts[code] = counts[code]! + 1;
    }
  }

  return {
    countHit(document) {
      if (countsCodes) {
        const end = offsets[document + 1]!;
        for (let at = offsets[document]!; at < end; at++) {
          const code = codeList[at]!;
          counts[code] = counts[code]! + 1;
        }
      }
      for (const extra of extras) extra.count(document);
    },
    countNearHit(document, missing) {
      for (const { group, spans } of coded) {
        // The variants' span follows the field's own, so both are one stretch of codes.
        if (group.bit === missing) countSpan(document, spans.own.start, spans.variants.end);
      }
      for (const extra of extras) if (extra.bit === missing) extra.count(document);
    },
    report() {
      const aggregations: Aggregations = {};
      for (const { group, spans } of coded) {
        const size = sizeOf(group.field);
        for (const [name, span] of [
          [group.field, spans.own],
          [variantField(group.field), spans.variants],
        ] as const) {
          aggregations[`agg_terms_${name}`] = {
            buckets: termBuckets(span.values, counts.subarray(span.start, span.end), size),
          };
        }
      }
      for (const extra of extras) Object.assign(aggregations, extra.report());
      return aggregations;
    },
  };
}

function priceCounter(group: FacetGroup, ranges: readonly PriceRange[], priceCodes: Uint8Array): ExtraCounter {
  // One place more than a byte can name, for documents without a price.
  const counts = new Uint32Array(256);
  return {
    bit: group.bit,
    count(document) {
      const code = priceCodes[document]!;
      counts[code] = counts[code]! + 1;
    },
    report: () => ({ [`agg_range_${group.field}`]: { buckets: priceBuckets(ranges, counts) } }),
  };
}

function fieldCounter(columns: Columns, group: FacetGroup, size: number): ExtraCounter {
  const isConfigurable = configurableFlags(columns);
  const own = columnCounter(columns.get(group.field));
  const variants = columnCounter(columns.get(variantField(group.field)));
  return {
    bit: group.bit,
    count(document) {
      own.count(document);
      if (isConfigurable[document] === 1) variants.count(document);
    },
    report: () => ({
      [`agg_terms_${group.field}`]: { buckets: own.buckets(size) },
      [`agg_terms_${variantField(group.field)}`]: { buckets: variants.buckets(size) },
    }),
  };
}

function columnCounter({ values, offsets, codes }: Column) {
  const counts = new Uint32Array(values.length);
  return {
    count(document: number): void {
      for (let at = offsets[document]!; at < offsets[document + 1]!; at++) {
        const code = codes[at]!;
        counts[code] = counts[code]! + 1;
      }
    },
    buckets: (size: number) => termBuckets(values, counts, size),
  };
}

/** The most frequent values first; equal ones in the order of their keys. */
function termBuckets(values: readonly Scalar[], counts: Uint32Array, size: number): Bucket[] {
  const buckets: Bucket[] = [];
  for (const [code, value] of values.entries()) {
    const count = counts[code]!;
    if (count > 0) buckets.push({ key: typeof value === 'boolean' ? String(value) : value, doc_count: count });
  }
  buckets.sort((a, b) => b.doc_count - a.doc_count || compareKeys(a.key, b.key));
  return buckets.slice(0, size);
}

function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}
