import type { MosaicMessage } from '@brixel/contract/mosaic';
import { retryAfterEviction } from '#data/storage/retry-after-eviction.ts';
import { PICTURES, withPictures } from './stored-picture.client.ts';

/** What each mosaic was made from, stored in this browser to make an expired one again. */

export interface MosaicSource extends Pick<MosaicMessage, 'size' | 'mode' | 'plates' | 'calm'> {
  /** the PNG that was sent */
  image: Blob;
}

const PREFIX = 'mosaic/';

const isSource = (value: unknown): value is MosaicSource =>
  typeof value === 'object' && value !== null && 'image' in value && value.image instanceof Blob;

/** Null on another device, or when the browser stores nothing. */
export async function readSource(id: string): Promise<MosaicSource | null> {
  try {
    const stored: unknown = await withPictures((database) => database.get(PICTURES, PREFIX + id));
    // before there was a choice, all were made with the truest colours
    return isSource(stored) ? { calm: 0, ...stored } : null;
  } catch {
    return null;
  }
}

/** Stores it, and evicts those of mosaics that are neither in the cart nor among the last made. */
export async function storeSource(id: string, source: MosaicSource, wanted: readonly string[]): Promise<void> {
  try {
    await retryAfterEviction(() => withPictures((database) => database.put(PICTURES, source, PREFIX + id)));
    const keys = await withPictures((database) =>
      database.getAllKeys(PICTURES, IDBKeyRange.bound(PREFIX, `${PREFIX}\uFFFF`)),
    );
    const retained = new Set([id, ...wanted].map((other) => PREFIX + other));
    const unwanted = keys.filter((key) => !retained.has(String(key)));
    for (const key of unwanted) await withPictures((database) => database.delete(PICTURES, key));
  } catch {
    // without it the mosaic is made anew in the builder
  }
}

/** As the service takes it. */
export const messageOf = async ({ image, ...facts }: MosaicSource): Promise<MosaicMessage> => ({
  ...facts,
  image: await base64Of(image),
});

/** Without the prefix of a data URL. */
const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
