import { toOklab } from '@brixel/mosaic/exact-colour';
import type { Grid } from '@brixel/mosaic/grid';
import type { PictureLight } from '@brixel/mosaic/picture-light';
import { seePalette } from '@brixel/mosaic/seen-palette';

/** Error diffusion in OKLab at half strength, to and fro: the best of the usual ways, to compare with. */

const STRENGTH = 0.5;
/** Where the error goes, `ahead` in walking direction. */
const SHARES = [
  { ahead: 1, below: 0, share: 7 / 16 },
  { ahead: -1, below: 1, share: 3 / 16 },
  { ahead: 0, below: 1, share: 5 / 16 },
  { ahead: 1, below: 1, share: 1 / 16 },
] as const;

export function floydSteinberg({ width, height, studs }: PictureLight, palette: readonly string[]): Grid {
  const wanted = toOklab(studs);
  const { lab } = seePalette(palette);
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const direction = y % 2 ? -1 : 1;
    for (let step = 0; step < width; step++) {
      const x = direction === 1 ? step : width - 1 - step;
      const at = (y * width + x) * 3;
      const colour = nearest(lab, wanted, at);
      cells[y * width + x] = colour;
      for (const { ahead, below, share } of SHARES) {
        const column = x + ahead * direction;
        if (column < 0 || column >= width || y + below >= height) continue;
        const neighbour = ((y + below) * width + column) * 3;
        for (let channel = 0; channel < 3; channel++) {
          const error = wanted[at + channel]! - lab[colour * 3 + channel]!;
          wanted[neighbour + channel]! += error * share * STRENGTH;
        }
      }
    }
  }
  return { width, height, palette, cells };
}

function nearest(lab: Float64Array, wanted: Float64Array, at: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let colour = 0; colour < lab.length; colour += 3) {
    const dl = lab[colour]! - wanted[at]!;
    const da = lab[colour + 1]! - wanted[at + 1]!;
    const db = lab[colour + 2]! - wanted[at + 2]!;
    const distance = dl * dl + da * da + db * db;
    if (distance >= least) continue;
    least = distance;
    best = colour / 3;
  }
  return best;
}
