/** Something that is kept for a while, wherever that is. */
export interface KeptEntry {
  id: string;
  /** when it came */
  at: number;
  size: number;
}

export interface KeepLimits {
  lifetimeMs: number;
  /** of all together */
  size: number;
  count?: number;
}

/** What has to go: everything too old, then the oldest until the rest keeps to the limits. */
export function surplusOf(entries: readonly KeptEntry[], limits: KeepLimits, now: number): string[] {
  const { lifetimeMs, size: mostSize, count: mostCount = Number.POSITIVE_INFINITY } = limits;
  const newestFirst = entries.toSorted((a, b) => b.at - a.at);
  let taken = 0;
  const firstToGo = newestFirst.findIndex(({ at, size }, place) => {
    taken += size;
    return taken > mostSize || place >= mostCount || now - at >= lifetimeMs;
  });
  return firstToGo < 0 ? [] : newestFirst.slice(firstToGo).map(({ id }) => id);
}
