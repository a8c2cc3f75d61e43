import { fileURLToPath } from 'node:url';
import { isDrawnForGoodsOnly, parsePicturePath, partPicture } from '@brixel/demo-catalog/pictures';
import { codeVersion, moduleFile, moduleFolder } from '../code-version.ts';
import { createWorkerPool } from '../worker-pool.ts';
import type { PictureSource } from './picture-source.ts';
import { PHOTO_FOLDER, type RenderJob } from './render-job.ts';

export interface DrawingOptions {
  /** pictures drawn at the same time */
  workers?: number;
  /** jobs that may wait; beyond that the answer is `busy` */
  queueLimit?: number;
}

const ONE_MONTH = 30 * 24 * 60 * 60;

/** Pictures of bricks, sets and mosaics, drawn when they are asked for the first time. */
export function openDrawings({ workers = 2, queueLimit = 500 }: DrawingOptions = {}): PictureSource {
  const file = new URL('./render.worker.ts', import.meta.url);
  const pool = createWorkerPool<RenderJob, Uint8Array | null>(file, { workers, queueLimit });
  return {
    version: drawingVersion,
    pathOf: drawingPath,
    async render(job) {
      const done = await pool.run(job).catch((cause: unknown) => {
        throw new Error(`Drawing ${job.path} failed`, { cause });
      });
      if (!done) return { kind: 'busy' };
      return done.answer ? { kind: 'drawn', bytes: done.answer } : { kind: 'unknown' };
    },
    standIn: INSTEAD,
    maxAge: ONE_MONTH,
    isImmutable: true,
    close: pool.close,
  };
}

/** Magento's folder of pictures, which clients may write in front of paths. */
const mediaFolder = /^\/(?:(?:pub\/)?media\/)?catalog\/product(?=\/)/;

/** Magento's name for no picture. */
const NO_PICTURE = 'no_selection';
/** A small brick in grey: nobody takes it for the goods. */
const INSTEAD = partPicture('3005', 3);

function drawingPath(image: string): string | null {
  if (image.split('/').at(-1) === NO_PICTURE) return INSTEAD;
  const path = image.replace(mediaFolder, '');
  const subject = parsePicturePath(path);
  return subject && !isDrawnForGoodsOnly(subject) ? path : null;
}

/** Changes whenever drawing code, colours, photographs or encoding change. */
const drawingVersion = (): Promise<string> =>
  codeVersion({
    folders: [
      moduleFolder('@brixel/bricks/drawing/scene'),
      moduleFolder('@brixel/bricks/build/bricklayer'),
      moduleFolder('@brixel/demo-catalog/drawing/draw-picture'),
      moduleFolder('@brixel/demo-catalog/models/registry'),
      moduleFolder('@brixel/mosaic/grid'),
      PHOTO_FOLDER,
    ],
    files: [
      moduleFile('@brixel/bricks/colours'),
      moduleFile('@brixel/bricks/designs'),
      moduleFile('@brixel/bricks/further-colours'),
      moduleFile('@brixel/bricks/oklab'),
      moduleFile('@brixel/bricks/option-material'),
      moduleFile('@brixel/bricks/random'),
      moduleFile('@brixel/demo-catalog/packs'),
      moduleFile('@brixel/demo-catalog/pictures'),
      fileURLToPath(new URL('./encoders.ts', import.meta.url)),
      fileURLToPath(new URL('./render.worker.ts', import.meta.url)),
    ],
  });
