import type { Bucket } from '@brixel/contract/search';

const MOST_RANGES = 6;

export interface CountedNumber {
  value: number;
  count: number;
}

/**
 * Ranges that hold about as many documents each, in order. Their bounds are values that are there, the upper one
 * exclusive and the last one open. A single value is nothing to choose from.
 */
export function numberRanges(numbers: readonly CountedNumber[]): Bucket[] {
  const ascending = numbers.toSorted((a, b) => a.value - b.value);
  if (ascending.length < 2) return [];
  const total = ascending.reduce((sum, { count }) => sum + count, 0);
  const ranges: { from: number; count: number }[] = [];
  let before = 0;
  for (const { value, count } of ascending) {
    const last = ranges.at(-1);
    if (last && before < (total * ranges.length) / MOST_RANGES) last.count += count;
    else ranges.push({ from: value, count });
    before += count;
  }
  return ranges.map(({ from, count }, place) => {
    const to = ranges[place + 1]?.from;
    return { key: rangeKey(from, to ?? null), from, ...(to !== undefined && { to }), doc_count: count };
  });
}

/** Such as `0.0-0.02` and `15.0-*`. */
export const rangeKey = (from: number, to: number | null): string => `${bound(from)}-${bound(to)}`;

const bound = (value: number | null): string =>
  value === null ? '*' : Number.isInteger(value) ? value.toFixed(1) : String(value);
