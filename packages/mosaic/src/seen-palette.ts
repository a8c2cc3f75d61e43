import { conesOf, lightOfHex, toOklab } from './exact-colour.ts';
import type { Grid } from './grid.ts';
import type { PictureLight } from './picture-light.ts';

/** A palette as an eye sees it; three values per colour. */
export interface SeenPalette {
  size: number;
  lab: Float64Array;
  cones: Float64Array;
}

export function seePalette(palette: readonly string[]): SeenPalette {
  const light = Float64Array.from(palette.flatMap(lightOfHex));
  return { size: palette.length, lab: toOklab(light), cones: conesOf(light) };
}

/** The palette colour nearest to each of the given colours by itself; `lab` has three values each. */
export function nearestColours(lab: Float64Array, palette: SeenPalette): Uint8Array {
  const nearest = new Uint8Array(lab.length / 3);
  for (let at = 0, stud = 0; at < lab.length; at += 3, stud++) {
    const lightness = lab[at]!;
    const a = lab[at + 1]!;
    const b = lab[at + 2]!;
    let least = Number.POSITIVE_INFINITY;
    for (let colour = 0; colour < palette.size; colour++) {
      const dl = palette.lab[colour * 3]! - lightness;
      const da = palette.lab[colour * 3 + 1]! - a;
      const db = palette.lab[colour * 3 + 2]! - b;
      const distance = dl * dl + da * da + db * db;
      if (distance >= least) continue;
      least = distance;
      nearest[stud] = colour;
    }
  }
  return nearest;
}

/** The nearest colour for every stud by itself: what can be shown at once. */
export const nearestMosaic = ({ width, height, studs }: PictureLight, palette: readonly string[]): Grid => ({
  width,
  height,
  palette,
  cells: nearestColours(toOklab(studs), seePalette(palette)),
});
