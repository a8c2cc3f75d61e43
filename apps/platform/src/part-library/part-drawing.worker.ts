/** Draws parts of the library off the event loop, one at a time. What a file was made to do, it does here, until the time is up. */
import type { Material } from '@brixel/bricks/drawing/placed';
import { createPartDrawer } from '@brixel/bricks/ldraw/draw-part';
import { openPartLibrary } from '@brixel/bricks/ldraw/part-library';
import sharp from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import { encode } from '../media/encoders.ts';
import type { PictureFormat } from '../media/render-job.ts';
import type { PictureSize } from '../media/sizes.ts';
import { openPack, type Pack } from './pack.ts';

export interface PartDrawingJob extends PictureSize {
  /** the library */
  file: string;
  part: string;
  material: Material;
  format: PictureFormat;
}

let opened: { file: string; pack: Pack; draw: ReturnType<typeof createPartDrawer> } | null = null;

function drawerOf(file: string): ReturnType<typeof createPartDrawer> {
  if (opened?.file !== file) {
    opened?.pack.close();
    const pack = openPack(file);
    opened = { file, pack, draw: createPartDrawer(openPartLibrary(pack)) };
  }
  return opened.draw;
}

/** Null for a part that is not there, or shows nothing. */
async function drawPart({ file, part, material, width, height, format }: PartDrawingJob): Promise<Uint8Array | null> {
  const drawn = drawerOf(file)({ file: `parts/${part}.dat`, material, width, height });
  return drawn && encode(sharp(drawn.rgba, { raw: { width, height, channels: 4 } }), format);
}

answerJobs(drawPart);
