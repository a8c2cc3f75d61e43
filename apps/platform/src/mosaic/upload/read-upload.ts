import { MAX_MOSAIC_IMAGE_BYTES } from '@brixel/contract/mosaic-limits';
import { type CleanPng, cleanPng, PNG_SIGNATURE } from './clean-png.ts';
import { UploadRefusal } from './upload-refusal.ts';

/** Letters that many bytes have as base64. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** The bytes that identify the type of a file. */
const OPENING = 1024;

/** Validates uploads cheaply, before anything is decoded. */
export function readUpload(image: string): CleanPng | UploadRefusal {
  if (image.length > base64Length(MAX_MOSAIC_IMAGE_BYTES)) return new UploadRefusal('IMAGE_TOO_LARGE');
  // Node skips what is not base64, and would find a picture in almost any text.
  if (!isBase64(image)) return new UploadRefusal('IMAGE_NOT_BASE64');
  const file = Buffer.from(image, 'base64');
  if (file.length > MAX_MOSAIC_IMAGE_BYTES) return new UploadRefusal('IMAGE_TOO_LARGE');
  if (file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return cleanPng(file);
  if (PNG_SIGNATURE.subarray(0, file.length).equals(file)) return new UploadRefusal('IMAGE_INCOMPLETE');
  return new UploadRefusal(isSvg(file) ? 'IMAGE_IS_SVG' : 'IMAGE_NOT_PNG');
}

/** A drawing begins with its own tag, or with what XML may have before it. */
function isSvg(file: Buffer): boolean {
  const opening = file
    .toString('utf8', 0, OPENING)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return opening.startsWith('<svg') || (/^<[?!]/.test(opening) && opening.includes('<svg'));
}

function isBase64(text: string): boolean {
  const padding = ['==', '=', ''].find((end) => text.endsWith(end)) ?? '';
  const letters = text.slice(0, text.length - padding.length);
  return text.length % 4 === 0 && letters !== '' && !/[^A-Za-z0-9+/]/.test(letters);
}
