import { fileURLToPath } from 'node:url';
import type { Motif } from '@brixel/demo-catalog/pictures';
import type { PictureSize } from './sizes.ts';

export interface RenderJob extends PictureSize {
  path: string;
  format: PictureFormat;
}

export const PHOTO_FOLDER = fileURLToPath(new URL('../../assets/photos/', import.meta.url));
export const photoFile = (motif: Motif): string => `${PHOTO_FOLDER}${motif}.webp`;

export type PictureFormat = 'avif' | 'webp' | 'png';

export const CONTENT_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
};

/** Smallest format that the client names; wildcards do not count, since they come from clients that may support PNG only. */
export function formatFor(accept: string | undefined): PictureFormat {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const named = (accept ?? '')
    .split(',')
    .filter((range) => !refused.test(range))
    .map((range) => range.split(';')[0]!.trim().toLowerCase());
  return (['avif', 'webp'] as const).find((format) => named.includes(CONTENT_TYPES[format])) ?? 'png';
}
