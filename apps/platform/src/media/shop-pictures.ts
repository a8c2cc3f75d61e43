import { createHash } from 'node:crypto';
import { lotOfPath, uploadedPath } from '@brixel/contract/picture-paths';
import { isLibraryPath, type PartDrawings } from '../part-library/part-drawings.ts';
import { foreignPath } from './foreign-pictures.ts';
import type { PictureSource } from './picture-source.ts';
import type { Uploads } from './uploads.ts';

export interface ShopPictureSources {
  drawings: PictureSource;
  uploads: Uploads;
  /** parts of the library that the owner has given to the shop */
  parts: PartDrawings;
  /** the path of the upload that came from another shop with this address; null where there is none */
  foreignPicture(path: string): Promise<string | null>;
  /** the path of the best picture of a lot; null where there is no such lot */
  lotPicture(sku: string): Promise<string | null>;
}

/** All pictures of our own shop: those that it draws, those that were uploaded, and the best there is of each lot. */
export function openShopPictures({
  drawings,
  uploads,
  parts,
  foreignPicture,
  lotPicture,
}: ShopPictureSources): PictureSource {
  const isUpload = (path: string): boolean => uploadedPath(path) !== null;
  const isOurs = (path: string): boolean => isUpload(path) || isLibraryPath(path) || lotOfPath(path) !== null;
  /** Parts of the library are asked for by goods alone, whatever an address is written like. */
  const foreignOf = (image: string): string | null => {
    const path = foreignPath(image);
    return path === null || isOurs(path) ? null : path;
  };
  return {
    ...drawings,
    async version() {
      const all = await Promise.all([drawings.version(), uploads.version(), parts.version()]);
      return createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 16);
    },
    pathOf: (image) =>
      isUpload(image) || lotOfPath(image) !== null ? image : (drawings.pathOf(image) ?? foreignOf(image)),
    async resolve(path) {
      const lot = lotOfPath(path);
      if (lot !== null) return lotPicture(lot);
      if (!isUpload(path) && !isLibraryPath(path) && drawings.pathOf(path) === null) return foreignPicture(path);
      return !isUpload(path) || (await uploads.isThere(path)) ? path : null;
    },
    render: (job) =>
      isUpload(job.path) ? uploads.render(job) : isLibraryPath(job.path) ? parts.render(job) : drawings.render(job),
    async close() {
      await drawings.close();
      await uploads.close();
      await parts.close();
    },
  };
}
