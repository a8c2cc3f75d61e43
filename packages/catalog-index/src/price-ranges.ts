import type { Column } from './column.ts';

/** Lower bound inclusive, upper bound exclusive; the last range is open. */
export type PriceRange = readonly [from: number, to: number | null];

const NO_RANGE = 255;

/** For each document the number of the range its price lies in. */
export function buildPriceCodes(column: Column, documentCount: number, ranges: readonly PriceRange[]): Uint8Array {
  const rangeOfCode = column.values.map((value) => {
    const price = Number(value);
    const found = ranges.findIndex(([from, to]) => price >= from && (to === null || price < to));
    return found < 0 ? NO_RANGE : found;
  });
  const codes = new Uint8Array(documentCount).fill(NO_RANGE);
  for (let document = 0; document < documentCount; document++) {
    const at = column.offsets[document]!;
    if (at < column.offsets[document + 1]!) codes[document] = rangeOfCode[column.codes[at]!]!;
  }
  return codes;
}

const bound = (value: number | null): string =>
  value === null ? '*' : Number.isInteger(value) ? value.toFixed(1) : String(value);

/** Buckets in the order of the ranges, also the empty ones, with keys such as `0.0-0.02` and `15.0-*`. */
export const priceBuckets = (ranges: readonly PriceRange[], counts: Uint32Array) =>
  ranges.map(([from, to], number) => ({
    key: `${bound(from)}-${bound(to)}`,
    from,
    ...(to !== null && { to }),
    doc_count: counts[number]!,
  }));
