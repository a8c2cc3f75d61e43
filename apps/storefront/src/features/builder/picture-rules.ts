/** Which pictures the builder takes. */

export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_BYTES = 20 * 1024 * 1024;
export const MIN_EDGE = 600;
/** Larger pictures are scaled down: the finest mosaic needs far less, and the browser has to keep it. */
export const MAX_EDGE = 2400;

export type FileError = 'heic' | 'type' | 'tooLarge';
export type PictureError = FileError | 'tooSmall' | 'unreadable' | 'noPicture';

export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

const isHeic = ({ name, type }: FileFacts): boolean =>
  /^image\/hei[cf](-sequence)?$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

export function checkFile(file: FileFacts): FileError | null {
  if (isHeic(file)) return 'heic';
  if (!ACCEPTED_TYPES.some((type) => type === file.type)) return 'type';
  return file.size > MAX_BYTES ? 'tooLarge' : null;
}

export const isTooSmall = (width: number, height: number): boolean => Math.min(width, height) < MIN_EDGE;

/** Factor that brings the longer edge down to the limit. */
export const storedScale = (width: number, height: number): number => Math.min(1, MAX_EDGE / Math.max(width, height));
