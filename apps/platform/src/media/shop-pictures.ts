import { createHash } from 'node:crypto';
import { lotOfPath, uploadedPath } from '@brixel/contract/picture-paths';
import type { PictureSource } from './picture-source.ts';
import type { Uploads } from './uploads.ts';

export interface ShopPictureSources {
  drawings: PictureSource;
  uploads: Uploads;
  /** the path of the best drawing of a lot; null where there is no such lot */
  lotDrawing(sku: string): Promise<string | null>;
}

/** All pictures of our own shop: those that it draws, those that were uploaded, and the best there is of each lot. */
export function openShopPictures({ drawings, uploads, lotDrawing }: ShopPictureSources): PictureSource {
  const isUpload = (path: string): boolean => uploadedPath(path) !== null;
  return {
    ...drawings,
    async version() {
      const both = await Promise.all([drawings.version(), uploads.version()]);
      return createHash('sha256').update(both.join(' ')).digest('hex').slice(0, 16);
    },
    pathOf: (image) => (isUpload(image) || lotOfPath(image) !== null ? image : drawings.pathOf(image)),
    async resolve(path) {
      const lot = lotOfPath(path);
      if (lot !== null) return lotDrawing(lot);
      return !isUpload(path) || (await uploads.isThere(path)) ? path : null;
    },
    render: (job) => (isUpload(job.path) ? uploads.render(job) : drawings.render(job)),
    async close() {
      await drawings.close();
      await uploads.close();
    },
  };
}
