import { fileURLToPath } from 'node:url';
import type { Motif } from '@brixel/demo-catalog/pictures';

export const PHOTO_FOLDER = fileURLToPath(new URL('../../assets/photos/', import.meta.url));

export const photoFile = (motif: Motif): string => `${PHOTO_FOLDER}${motif}.webp`;
