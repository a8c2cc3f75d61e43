import { partsOf, type Studs } from '@brixel/mosaic/formats';
import type { Extent, ImageDimensions } from '../cut/crop.ts';

export function canvasOf({ width, height }: Extent): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** A drawn picture as a PNG file. */
export function pngOf(picture: Extent & { rgba: Uint8ClampedArray<ArrayBuffer> }): Promise<Blob> {
  const { canvas, context } = canvasOf(picture);
  context.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Picture could not be written'))), 'image/png');
  });
}

/** Points of the cut: enough for a fair mean of each stud, little to copy. */
const FEWEST_POINTS_A_SIDE = 4;
const POINTS = 200_000;

const pointsPerStud = (studs: Studs): number =>
  Math.max(FEWEST_POINTS_A_SIDE, Math.floor(Math.sqrt(POINTS / partsOf(studs))));

interface Reading {
  bitmap: ImageBitmap;
  cut: ImageDimensions;
  byExtent: Map<string, ImageData>;
}

/** While a slider moves the cut rests: reading it again and again would cost more than all the rest. */
let last: Reading | null = null;

/** Points of a cut, scaled. The caller may give the bytes away. */
export function cutPixels(bitmap: ImageBitmap, cut: ImageDimensions, { width, height }: Extent): ImageData {
  if (last?.bitmap !== bitmap || last.cut !== cut) last = { bitmap, cut, byExtent: new Map() };
  const key = `${width} ${height}`;
  const pixels = last.byExtent.get(key) ?? readCut(bitmap, cut, { width, height });
  last.byExtent.set(key, pixels);
  return new ImageData(pixels.data.slice(), width, height);
}

/** As many points of a cut as its mosaic is computed from. */
export function mosaicPixels(bitmap: ImageBitmap, cut: ImageDimensions, studs: Studs): ImageData {
  const side = pointsPerStud(studs);
  return cutPixels(bitmap, cut, { width: studs.width * side, height: studs.height * side });
}

function readCut(bitmap: ImageBitmap, cut: ImageDimensions, extent: Extent): ImageData {
  const { context } = canvasOf(extent);
  context.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, extent.width, extent.height);
  return context.getImageData(0, 0, extent.width, extent.height);
}
