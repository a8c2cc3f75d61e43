import type { PictureFormat } from './format.ts';
import type { PictureSize } from './sizes.ts';

export interface RenderJob extends PictureSize {
  path: string;
  format: PictureFormat;
}

/** What a worker answers: the file, null for an unknown picture, or what went wrong. */
export type RenderAnswer = { bytes: Uint8Array | null } | { error: string };
