import { LONGEST_MS } from './lifetimes.ts';

export interface KeptEntry {
  address: string;
  keptAt: number;
  bytes: number;
}

export interface CacheLimits {
  entries: number;
  bytes: number;
}

/** Which entries have to go: what is too old, then the oldest until the rest keeps to the limits. */
export function chooseLeavers(entries: readonly KeptEntry[], limits: CacheLimits, now: number): string[] {
  let count = 0;
  let bytes = 0;
  let isFull = false;
  const newestFirst = entries.toSorted((a, b) => b.keptAt - a.keptAt);
  return newestFirst.flatMap((entry) => {
    count += 1;
    bytes += entry.bytes;
    isFull ||= count > limits.entries || bytes > limits.bytes;
    return isFull || now - entry.keptAt > LONGEST_MS ? entry.address : [];
  });
}
