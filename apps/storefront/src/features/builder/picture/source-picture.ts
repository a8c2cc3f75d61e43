import type { MosaicMode } from '@brixel/mosaic/palette';
import type { RgbPicture } from '@brixel/mosaic/picture';
import { type Adjustments, adjustPicture } from './adjust-picture.ts';

export interface SourceTask {
  /** the cut of the picture, four bytes a point */
  source: { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };
  adjustments: Adjustments;
  mode: MosaicMode;
}

/**
 * The picture that a mosaic is computed from, here and in the service: cut and adjusted, nothing shows as white. It keeps
 * its colours in a grey mosaic, because their brightness is computed from linear light later.
 */
export function sourcePicture({ source, adjustments, mode }: SourceTask): RgbPicture {
  const { width, height, rgba } = source;
  const saturation = mode === 'greyscale' ? 0 : adjustments.saturation;
  return { width, height, rgb: adjustPicture(rgbOnWhite(rgba), { ...adjustments, saturation }, false) };
}

/** Canvases have four bytes a point, mosaics are computed from three. */

/** Photos may be see-through; the wall behind a mosaic is white. */
export function rgbOnWhite(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3]! / 255;
    for (let channel = 0; channel < 3; channel++) rgb[to + channel] = rgba[from + channel]! * alpha + 255 * (1 - alpha);
  }
  return rgb;
}

export function opaqueRgba(rgb: Uint8Array | Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray((rgb.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    rgba[to] = rgb[from]!;
    rgba[to + 1] = rgb[from + 1]!;
    rgba[to + 2] = rgb[from + 2]!;
  }
  return rgba;
}
