import { toOklab } from './exact-colour.ts';
import type { Grid } from './grid.ts';
import type { PictureLight } from './picture-light.ts';
import { seePalette } from './seen-picture.ts';

/** The nearest colour for every stud by itself: what can be shown at once. */
export function nearestMosaic({ width, height, studs }: PictureLight, palette: readonly string[]): Grid {
  const lab = toOklab(studs);
  const colours = seePalette(palette).lab;
  const cells = new Uint8Array(width * height);
  for (let stud = 0; stud < cells.length; stud++) {
    const lightness = lab[stud * 3]!;
    const a = lab[stud * 3 + 1]!;
    const b = lab[stud * 3 + 2]!;
    let least = Number.POSITIVE_INFINITY;
    for (let colour = 0; colour < palette.length; colour++) {
      const dl = colours[colour * 3]! - lightness;
      const da = colours[colour * 3 + 1]! - a;
      const db = colours[colour * 3 + 2]! - b;
      const distance = dl * dl + da * da + db * db;
      if (distance >= least) continue;
      least = distance;
      cells[stud] = colour;
    }
  }
  return { width, height, palette, cells };
}
