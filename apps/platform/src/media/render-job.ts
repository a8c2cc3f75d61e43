import type { PictureFormat } from './format.ts';
import type { PictureSize } from './sizes.ts';

export interface RenderJob extends PictureSize {
  path: string;
  format: PictureFormat;
}
