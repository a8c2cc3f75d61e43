import { studsOf } from '@brixel/mosaic/formats';
import type { BuilderState } from '../builder-store.ts';
import { mosaicPixels } from './cut-pixels.client.ts';
import { pngOf } from './picture-canvas.client.ts';
import { sourcePicture } from './source-picture.ts';

export type SourceState = Pick<
  BuilderState,
  'bitmap' | 'imageDimensions' | 'format' | 'selectedSize' | 'adjustments' | 'isGrayscale'
>;

/** The very points that the mosaic in view was computed from, as a lossless file. */
export async function sourcePng(state: SourceState): Promise<Blob> {
  const { bitmap, imageDimensions: cut, format, selectedSize, adjustments, isGrayscale: greyscale } = state;
  if (!bitmap || !cut) throw new Error('There is no picture');
  const pixels = mosaicPixels(bitmap, cut, studsOf(selectedSize, format));
  const source = { width: pixels.width, height: pixels.height, rgba: pixels.data as Uint8ClampedArray<ArrayBuffer> };
  const { width, height, rgb } = sourcePicture({ source, adjustments, greyscale });
  return pngOf({ width, height, rgba: opaque(rgb) });
}

function opaque(rgb: Uint8Array | Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray((rgb.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    rgba[to] = rgb[from]!;
    rgba[to + 1] = rgb[from + 1]!;
    rgba[to + 2] = rgb[from + 2]!;
  }
  return rgba;
}
