import { toOklab } from './exact-colour.ts';
import type { Grid } from './grid.ts';
import { nearestColours } from './nearest-colours.ts';
import type { PictureLight } from './picture-light.ts';
import { seePalette } from './seen-picture.ts';

/** The nearest colour for every stud by itself: what can be shown at once. */
export const nearestMosaic = ({ width, height, studs }: PictureLight, palette: readonly string[]): Grid => ({
  width,
  height,
  palette,
  cells: nearestColours(toOklab(studs), seePalette(palette)),
});
