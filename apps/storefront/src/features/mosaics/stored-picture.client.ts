import { requestResult, transactionDone } from '#data/storage/indexed-db.ts';
import { retryAfterEviction } from '#data/storage/retry-after-eviction.ts';

/**
 * The visitor's picture in this browser, under the key `builderImage`, and what mosaics in the cart were made from. They
 * live in IndexedDB: localStorage holds a few megabytes of text, which a photo easily exceeds.
 */

const DATABASE = 'brixel-builder';
const STORE = 'pictures';
const KEY = 'builderImage';

/** Rejects where the browser keeps nothing. */
export async function withStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await requestResult(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const [answer] = await Promise.all([
      requestResult(use(transaction.objectStore(STORE))),
      transactionDone(transaction),
    ]);
    return answer;
  } finally {
    database.close();
  }
}

/** Null when there is none, or when the browser keeps nothing (private windows). */
export async function readStoredPicture(): Promise<Blob | null> {
  try {
    const stored: unknown = await withStore('readonly', (store) => store.get(KEY));
    return stored instanceof Blob ? stored : null;
  } catch {
    return null;
  }
}

/** False when the browser has no room, although what can be had again has given way. */
export async function storePicture(picture: Blob): Promise<boolean> {
  try {
    await retryAfterEviction(() => withStore('readwrite', (store) => store.put(picture, KEY)));
    return true;
  } catch {
    return false;
  }
}

export async function deleteStoredPicture(): Promise<void> {
  try {
    // nothing of it stays, not even what a mosaic in the cart was made from
    await withStore('readwrite', (store) => store.clear());
  } catch {
    // nothing was kept
  }
}
