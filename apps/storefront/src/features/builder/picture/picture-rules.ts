import type { Extent } from '../cut/crop.ts';

/** Which pictures the builder takes. */

export const MAX_BYTES = 20 * 1024 * 1024;
export const MIN_EDGE = 600;
/** A decoded point takes four bytes: more than this and phones give up. */
export const MAX_PIXELS = 100_000_000;
/** Larger pictures are scaled down: the finest mosaic needs far less, and the browser has to store it. */
export const MAX_EDGE = 2400;

/** For the file dialogue; not every system knows the type of HEIC files. */
export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif,.avif,.webp';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';
export type FileError = 'type' | 'empty' | 'tooLarge';
export type ExtentError = 'tooSmall' | 'tooManyPixels';
export type PictureError = FileError | ExtentError | 'unreadable' | 'heic';

/** The bytes that hold a file's kind and the size of a PNG. */
export const HEAD_BYTES = 24;

const SIGNATURES: readonly [PictureKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s],
];

/** By its first bytes: names and types of files are often wrong, mostly on photos that were sent around. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...head.subarray(0, 12));
  return SIGNATURES.find(([, signature]) => signature.test(text))?.[0] ?? null;
}

/** The size in a PNG's header. Browsers fail on enormous ones without an error. */
export function claimedExtent(kind: PictureKind | null, head: Uint8Array): Extent | null {
  if (kind !== 'png' || head.length < HEAD_BYTES) return null;
  const view = new DataView(head.buffer, head.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

export function checkFile(kind: PictureKind | null, bytes: number): FileError | null {
  if (bytes === 0) return 'empty';
  if (!kind) return 'type';
  return bytes > MAX_BYTES ? 'tooLarge' : null;
}

export function checkExtent({ width, height }: Extent): ExtentError | null {
  if (Math.min(width, height) < MIN_EDGE) return 'tooSmall';
  return width * height > MAX_PIXELS ? 'tooManyPixels' : null;
}

/** The size in which the picture is stored. */
export function storedExtent({ width, height }: Extent): Extent {
  const scale = Math.min(1, MAX_EDGE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
