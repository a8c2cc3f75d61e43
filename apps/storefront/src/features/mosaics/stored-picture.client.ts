import { type IDBPDatabase, openDB } from 'idb';
import { PICTURES_DATABASE, withDatabase } from '#data/storage/database.ts';
import { retryAfterEviction } from '#data/storage/retry-after-eviction.ts';

/**
 * The visitor's picture in this browser, under the key `builderImage`, and what mosaics in the cart were made from. They
 * live in IndexedDB: localStorage holds a few megabytes of text, which a photo easily exceeds.
 */

export const PICTURES = 'pictures';
const KEY = 'builderImage';

/** Rejects where the browser stores nothing. */
export const withPictures = <T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T> => withDatabase(open, use);

const open = (): Promise<IDBPDatabase> =>
  openDB(PICTURES_DATABASE, 1, { upgrade: (database) => void database.createObjectStore(PICTURES) });

/** Null when there is none, or when the browser stores nothing (private windows). */
export async function readStoredPicture(): Promise<Blob | null> {
  try {
    const stored: unknown = await withPictures((database) => database.get(PICTURES, KEY));
    return stored instanceof Blob ? stored : null;
  } catch {
    return null;
  }
}

/** False when the browser has no room, although what can be had again has given way. */
export async function storePicture(picture: Blob): Promise<boolean> {
  try {
    await retryAfterEviction(() => withPictures((database) => database.put(PICTURES, picture, KEY)));
    return true;
  } catch {
    return false;
  }
}

export async function deleteStoredPicture(): Promise<void> {
  try {
    // nothing of it stays, not even what a mosaic in the cart was made from
    await withPictures((database) => database.clear(PICTURES));
  } catch {
    // nothing was stored
  }
}
