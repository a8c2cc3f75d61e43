/** Where a tab notes the pages whose data it has not kept yet. */
export const UNKEPT_PAGES = 'brixel/unkept-pages';

/** Pages of this tab that came from the server and whose data are not kept yet; each page adds itself before anything else. */
export function unkeptPages(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(UNKEPT_PAGES) ?? '[]');
    return Array.isArray(stored) ? stored.filter((address) => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

export function markKept(address: string): void {
  try {
    sessionStorage.setItem(UNKEPT_PAGES, JSON.stringify(unkeptPages().filter((page) => page !== address)));
  } catch {
    // no storage: nothing was noted either
  }
}
