import type { RgbPicture } from '@brixel/mosaic/picture';
import { type Adjustments, adjustPicture } from './adjust-picture.ts';

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
  const picture = onWhite(source);
  const saturation = greyscale ? 0 : adjustments.saturation;
  return { ...picture, rgb: adjustPicture(picture.rgb, { ...adjustments, saturation }, false) };
}

/** Photos may be see-through; the wall behind a mosaic is white. */
function onWhite({ width, height, rgba }: SourceTask['source']): RgbPicture {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3]! / 255;
    for (let channel = 0; channel < 3; channel++) rgb[to + channel] = rgba[from + channel]! * alpha + 255 * (1 - alpha);
  }
  return { width, height, rgb };
}
