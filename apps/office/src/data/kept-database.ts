/** Where the open rounds are kept, see `kept-round.ts`. */
export const KEPT_DATABASE = 'brixel-office';

/** Nobody is signed in any more: nothing of what they saw stays. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
  } catch {
    // a browser that refuses storage has kept nothing
  }
}
