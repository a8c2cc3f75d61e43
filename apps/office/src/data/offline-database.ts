/** The database of `offline-round.ts`. Its name is here, so that signing out loads no more than this. */
export const OFFLINE_DATABASE = 'brixel-office';

/** Nobody is signed in any more: nothing of what they saw stays. */
export function clearOfflineData(): void {
  try {
    indexedDB.deleteDatabase(OFFLINE_DATABASE);
  } catch {
    // a browser that refuses storage has kept nothing
  }
}
