import type { Extent } from '../cut/crop.ts';
import { checkExtent, type ExtentError, storedExtent } from './picture-rules.ts';

/** What is done with whole pictures, beside the page: drawing and writing millions of points takes its time. */

export type PictureTask =
  /** a file that the browser can read, and how large the picture in it is */
  | { name: 'store'; file: Blob; extent: Extent }
  /** a file that it cannot */
  | { name: 'storeHeic'; file: Blob }
  | { name: 'rotateLeft' | 'mirror'; bitmap: ImageBitmap };

/** A picture that the builder works on, and its file in the browser's storage. */
export interface StoredPicture {
  bitmap: ImageBitmap;
  blob: Blob;
}

export type TaskResult = { ok: true; picture: StoredPicture } | ({ ok: false; error: ExtentError } & Extent);

/** Near-lossless; a PNG would take ten times the room. */
const STORED = { type: 'image/jpeg', quality: 0.95 };

export async function doPictureTask(task: PictureTask): Promise<TaskResult> {
  switch (task.name) {
    case 'store':
      return { ok: true, picture: await storeFile(task.file, task.extent) };
    case 'storeHeic':
      return storeHeic(task.file);
    case 'rotateLeft':
      return { ok: true, picture: await rotateLeft(task.bitmap) };
    case 'mirror':
      return { ok: true, picture: await mirror(task.bitmap) };
  }
}

/** Photos of phones lie on their side, which their EXIF data record. */
const UPRIGHT = { imageOrientation: 'from-image' } as const;

async function storeFile(file: Blob, extent: Extent): Promise<StoredPicture> {
  const { width, height } = storedExtent(extent);
  const scale = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  return onWhite(await createImageBitmap(file, { ...UPRIGHT, ...scale }));
}

/** The decoder is large, it comes only with the first such photo. */
async function storeHeic(file: Blob): Promise<TaskResult> {
  const { heicTo } = await import('heic-to/csp');
  const bitmap = await heicTo({ blob: file, type: 'bitmap' });
  const { width, height } = bitmap;
  const error = checkExtent(bitmap);
  return error ? { ok: false, error, width, height } : { ok: true, picture: await onWhite(bitmap) };
}

/** Photos may be see-through; the wall behind a mosaic is white. */
function onWhite(bitmap: ImageBitmap): Promise<StoredPicture> {
  const { width, height } = storedExtent(bitmap);
  return drawn({ width, height }, (context) => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
  });
}

/** A quarter turn. */
const rotateLeft = (bitmap: ImageBitmap): Promise<StoredPicture> =>
  drawn({ width: bitmap.height, height: bitmap.width }, (context) => {
    context.translate(0, bitmap.width);
    context.rotate(-Math.PI / 2);
    context.drawImage(bitmap, 0, 0);
  });

const mirror = (bitmap: ImageBitmap): Promise<StoredPicture> =>
  drawn(bitmap, (context) => {
    context.translate(bitmap.width, 0);
    context.scale(-1, 1);
    context.drawImage(bitmap, 0, 0);
  });

/** The picture is read back from its file: after a reload not a single point may differ, or the mosaic would. */
async function drawn(
  { width, height }: Extent,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<StoredPicture> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  draw(context);
  const blob = await canvas.convertToBlob(STORED);
  return { blob, bitmap: await createImageBitmap(blob) };
}
