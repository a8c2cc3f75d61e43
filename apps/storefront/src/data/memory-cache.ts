/** Keeps answers for a short while, so that going back and forth asks once. Failures are never kept. */

const MAX_ENTRIES = 200;

export interface MemoryCache<T> {
  remember(key: string, fetchValue: () => Promise<T>): Promise<T>;
}

export function createMemoryCache<T>(lifetimeMs: number, now: () => number = Date.now): MemoryCache<T> {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    async remember(key, fetchValue) {
      const known = entries.get(key);
      if (known && known.until > now()) return known.value;
      const value = await fetchValue();
      if (lifetimeMs > 0) {
        entries.delete(key);
        entries.set(key, { value, until: now() + lifetimeMs });
        const oldest = entries.keys().next().value;
        if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
      }
      return value;
    },
  };
}
