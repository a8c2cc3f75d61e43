/** Caches answers for a short while, so that going back and forth fetches once. Failures are never cached. */

const MAX_ENTRIES = 200;

export interface MemoryCache<T> {
  remember(key: string, fetchValue: () => Promise<T>): Promise<T>;
}

export function createMemoryCache<T>(lifetimeMs: number, now: () => number = Date.now): MemoryCache<T> {
  const entries = new Map<string, { value: T; until: number }>();
  const underway = new Map<string, Promise<T>>();

  const fetchAndKeep = async (key: string, fetchValue: () => Promise<T>): Promise<T> => {
    const value = await fetchValue();
    if (lifetimeMs > 0) {
      entries.delete(key);
      entries.set(key, { value, until: now() + lifetimeMs });
      const oldest = entries.keys().next().value;
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    }
    return value;
  };

  /** Calls for the same key meanwhile share one request. */
  const fetchOnce = (key: string, fetchValue: () => Promise<T>): Promise<T> => {
    const fetching = fetchAndKeep(key, fetchValue).finally(() => underway.delete(key));
    underway.set(key, fetching);
    return fetching;
  };

  return {
    async remember(key, fetchValue) {
      const known = entries.get(key);
      if (known && known.until > now()) return known.value;
      // somebody else's question may be called off; the own one is not
      return underway.get(key)?.catch(() => fetchOnce(key, fetchValue)) ?? fetchOnce(key, fetchValue);
    },
  };
}
