import { checkFile, isTooSmall, type PictureError, storedScale } from './picture-rules.ts';

/** Turns a file into the picture that the builder works on: upright, not larger than needed, ready to be kept. */

export interface ReadPicture {
  bitmap: ImageBitmap;
  blob: Blob;
}

export type ReadResult =
  | { ok: true; picture: ReadPicture }
  | { ok: false; error: PictureError; width?: number; height?: number };

/** Near-lossless; keeping a PNG would take ten times the room. */
const QUALITY = 0.95;
/** Pictures with transparency stay PNG, JPEG would turn it black. */
const storedType = (type: string): string => (type === 'image/jpeg' ? 'image/jpeg' : 'image/png');

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Picture could not be written'))), type, QUALITY);
  });

/** Photos of phones lie on their side and say so in their EXIF data. */
export const decode = (blob: Blob): Promise<ImageBitmap> => createImageBitmap(blob, { imageOrientation: 'from-image' });

export async function readPicture(file: File): Promise<ReadResult> {
  const refused = checkFile(file);
  if (refused) return { ok: false, error: refused };
  try {
    const original = await decode(file);
    const { width, height } = original;
    if (isTooSmall(width, height)) return { ok: false, error: 'tooSmall', width, height };
    const scale = storedScale(width, height);
    const { canvas, context } = canvasOf(Math.round(width * scale), Math.round(height * scale));
    context.drawImage(original, 0, 0, canvas.width, canvas.height);
    original.close();
    return { ok: true, picture: await pictureOf(canvas, storedType(file.type)) };
  } catch {
    return { ok: false, error: 'unreadable' };
  }
}

async function pictureOf(canvas: HTMLCanvasElement, type: string): Promise<ReadPicture> {
  const [bitmap, blob] = await Promise.all([createImageBitmap(canvas), toBlob(canvas, type)]);
  return { bitmap, blob };
}

/** A quarter turn to the left. */
export function rotatedLeft(bitmap: ImageBitmap, type: string): Promise<ReadPicture> {
  const { canvas, context } = canvasOf(bitmap.height, bitmap.width);
  context.translate(0, bitmap.width);
  context.rotate(-Math.PI / 2);
  context.drawImage(bitmap, 0, 0);
  return pictureOf(canvas, type);
}

export function mirrored(bitmap: ImageBitmap, type: string): Promise<ReadPicture> {
  const { canvas, context } = canvasOf(bitmap.width, bitmap.height);
  context.translate(bitmap.width, 0);
  context.scale(-1, 1);
  context.drawImage(bitmap, 0, 0);
  return pictureOf(canvas, type);
}

/** Points of a cut, scaled to what a mosaic needs. */
export function cutPixels(
  bitmap: ImageBitmap,
  cut: { x: number; y: number; width: number; height: number },
  width: number,
  height: number,
): ImageData {
  const { context } = canvasOf(width, height);
  context.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** A drawn picture as a PNG file. */
export function pngOf(picture: { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> }): Promise<Blob> {
  const { canvas, context } = canvasOf(picture.width, picture.height);
  context.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0);
  return toBlob(canvas, 'image/png');
}
