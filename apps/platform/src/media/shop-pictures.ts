import { createHash } from 'node:crypto';
import { uploadedPath } from '@brixel/contract/picture-paths';
import type { PictureSource } from './picture-source.ts';
import type { Uploads } from './uploads.ts';

/** All pictures of our own shop: those that it draws, and those that were uploaded. */
export function openShopPictures(drawings: PictureSource, uploads: Uploads): PictureSource {
  const isUpload = (path: string): boolean => uploadedPath(path) !== null;
  return {
    ...drawings,
    async version() {
      const both = await Promise.all([drawings.version(), uploads.version()]);
      return createHash('sha256').update(both.join(' ')).digest('hex').slice(0, 16);
    },
    pathOf: (image) => (isUpload(image) ? image : drawings.pathOf(image)),
    isThere: async (path) => !isUpload(path) || uploads.isThere(path),
    render: (job) => (isUpload(job.path) ? uploads.render(job) : drawings.render(job)),
    async close() {
      await drawings.close();
      await uploads.close();
    },
  };
}
