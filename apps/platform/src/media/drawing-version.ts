import { fileURLToPath } from 'node:url';
import { codeVersion, moduleFile, moduleFolder } from '../code-version.ts';
import { PHOTO_FOLDER } from './photos.ts';

/** Changes whenever drawing code, colours, photographs or encoding change, so that no release serves old pictures. */
export const drawingVersion = (): Promise<string> =>
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
      moduleFile('@brixel/bricks/oklab'),
      moduleFile('@brixel/bricks/random'),
      moduleFile('@brixel/demo-catalog/packs'),
      moduleFile('@brixel/demo-catalog/pictures'),
      fileURLToPath(new URL('./render.worker.ts', import.meta.url)),
    ],
  });
