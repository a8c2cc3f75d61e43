import type { LedgerEntry } from './kept-record.ts';

export interface PurgeLimits {
  lifetimeMs: number;
  quota: number;
}

/** What has to go: everything too old, then the oldest until the rest fits. */
export function recordsToPurge(
  ledger: readonly LedgerEntry[],
  { lifetimeMs, quota }: PurgeLimits,
  now: number,
): string[] {
  const newestFirst = ledger.toSorted((a, b) => b.at - a.at);
  let taken = 0;
  let isFull = false;
  return newestFirst
    .filter(({ at, size }) => {
      taken += size;
      isFull ||= taken > quota || now - at >= lifetimeMs;
      return isFull;
    })
    .map(({ id }) => id);
}
