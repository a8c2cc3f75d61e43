import type { IDBPDatabase } from 'idb';

/** The databases of this browser. Names, versions and stores are those of all releases so far: what they stored must open. */
export const ANSWERS_DATABASE = 'brixel-answers';
export const QUEUE_DATABASE = 'brixel-outbox';
export const PICTURES_DATABASE = 'brixel-builder';

/** Whether the browser had no room left. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** For rare uses: a connection that stays open would keep other tabs from deleting the database. */
export async function withDatabase<T>(
  open: () => Promise<IDBPDatabase>,
  use: (database: IDBPDatabase) => Promise<T>,
): Promise<T> {
  const database = await open();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
