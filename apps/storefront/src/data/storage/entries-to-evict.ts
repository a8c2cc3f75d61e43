/** An entry of a cache, in memory, on the disk or in the service worker. */
export interface StoredEntry {
  id: string;
  /** when it was stored */
  at: number;
  size: number;
}

export interface StorageLimits {
  lifetimeMs: number;
  /** of all together */
  size: number;
  count?: number;
}

/** Everything too old, then the oldest entries until the rest is within the limits. */
export function entriesToEvict(entries: readonly StoredEntry[], limits: StorageLimits, now: number): string[] {
  const { lifetimeMs, size: mostSize, count: mostCount = Number.POSITIVE_INFINITY } = limits;
  const newestFirst = entries.toSorted((a, b) => b.at - a.at);
  let taken = 0;
  const firstToGo = newestFirst.findIndex(({ at, size }, place) => {
    taken += size;
    return taken > mostSize || place >= mostCount || now - at >= lifetimeMs;
  });
  return firstToGo < 0 ? [] : newestFirst.slice(firstToGo).map(({ id }) => id);
}
