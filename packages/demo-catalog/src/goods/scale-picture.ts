import { measurePicture } from '../pictures.ts';
import type { SeedPicture } from '../seed.ts';
import { text } from '../text.ts';

/** Loose parts in a heap give no idea of their size; a measured brick does. */
export const SCALE_PICTURE: SeedPicture = {
  path: measurePicture('3001'),
  label: text(
    'Zum Größenvergleich: Maßzeichnung eines Steins 2×4',
    'Per confronto: disegno quotato di un mattoncino 2×4',
  ),
};
