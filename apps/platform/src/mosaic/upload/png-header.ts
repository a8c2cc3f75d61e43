import { MAX_MOSAIC_IMAGE_PIXELS, MIN_MOSAIC_IMAGE_SIDE } from '@brixel/contract/mosaic-limits';
import { UploadRefusal } from './upload-refusal.ts';

export interface PngHeader {
  width: number;
  height: number;
  /** its pixels are places in a list of colours */
  hasPalette: boolean;
}

const LENGTH = 13;
const PALETTE = 3;

/** The bits a sample may have, by the number of the colour type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  [PALETTE]: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** An interlaced picture is in memory as a whole while it is read, others row by row. */
const MAX_INTERLACED_PIXELS = MAX_MOSAIC_IMAGE_PIXELS / 4;

/** Sides and kind of a picture, known before anything of it is inflated. */
export function readHeader(data: Buffer): PngHeader | UploadRefusal {
  if (data.length !== LENGTH) return new UploadRefusal('IMAGE_DAMAGED');
  const width = data.readUInt32BE(0);
  const height = data.readUInt32BE(4);
  const colourType = data.readUInt8(9);
  const interlace = data.readUInt8(12);
  const isKnown = DEPTHS[colourType]?.includes(data.readUInt8(8)) && interlace <= 1;
  // of compression and filter there is only one method each
  if (!isKnown || data.readUInt16BE(10) !== 0) return new UploadRefusal('IMAGE_DAMAGED');
  const limit = interlace === 1 ? MAX_INTERLACED_PIXELS : MAX_MOSAIC_IMAGE_PIXELS;
  if (width * height > limit) return new UploadRefusal('IMAGE_TOO_MANY_PIXELS');
  if (Math.min(width, height) < MIN_MOSAIC_IMAGE_SIDE) return new UploadRefusal('IMAGE_TOO_SMALL');
  return { width, height, hasPalette: colourType === PALETTE };
}
