import { studsOf } from '@brixel/mosaic/formats';
import type { BuilderState } from '../builder-store.ts';
import { mosaicPixels } from './cut-pixels.client.ts';
import { pngOf } from './picture-canvas.client.ts';
import { opaqueRgba } from './rgb-points.ts';
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
  return pngOf({ width, height, rgba: opaqueRgba(rgb) });
}
