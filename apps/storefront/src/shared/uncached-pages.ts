/** Session storage key: pages of this tab whose data is not cached yet. */
export const UNCACHED_PAGES = 'brixel/uncached-pages';

/** Pages of this tab that the server rendered and whose data is not cached yet; the head script of each page adds it. */
export function uncachedPages(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(UNCACHED_PAGES) ?? '[]');
    return Array.isArray(stored) ? stored.filter((address) => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

export function markCached(address: string): void {
  try {
    sessionStorage.setItem(UNCACHED_PAGES, JSON.stringify(uncachedPages().filter((page) => page !== address)));
  } catch {
    // without storage the list is empty too
  }
}
