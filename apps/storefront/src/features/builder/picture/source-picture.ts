import type { RgbPicture } from '@brixel/mosaic/picture';
import { type Adjustments, adjustPicture } from './adjust-picture.ts';
import { rgbOnWhite } from './rgb-points.ts';

export interface SourceTask {
  /** the cut of the picture, four bytes a point */
  source: { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };
  adjustments: Adjustments;
  greyscale: boolean;
}

/**
 * The picture that a mosaic is computed from, here and in the service: cut and adjusted, nothing shows as white. It keeps
 * its colours in a grey mosaic, because their brightness is told from linear light later.
 */
export function sourcePicture({ source, adjustments, greyscale }: SourceTask): RgbPicture {
  const { width, height, rgba } = source;
  const saturation = greyscale ? 0 : adjustments.saturation;
  return { width, height, rgb: adjustPicture(rgbOnWhite(rgba), { ...adjustments, saturation }, false) };
}
