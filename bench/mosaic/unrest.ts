import { lightOfHex, toOklab } from '@brixel/mosaic/exact-colour';
import type { Grid } from '@brixel/mosaic/grid';
import type { PictureLight } from '@brixel/mosaic/picture-light';

/**
 * Stray colours: how far the chroma of a stud lies from the mean of its eight neighbours, beyond what the picture itself
 * shows there, in OKLab times 100. 0 is as calm as the picture.
 */
export function unrestOf({ width, height, cells, palette }: Grid, light: PictureLight): number {
  const colours = palette.map(lightOfHex);
  const studs = toOklab(Float64Array.from([...cells].flatMap((cell) => colours[cell]!)));
  const picture = toOklab(light.studs);
  let sum = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
      sum += Math.max(0, offNeighbours(studs, width, x, y) - offNeighbours(picture, width, x, y));
  return sum / ((width - 2) * (height - 2));
}

function offNeighbours(lab: Float64Array, width: number, x: number, y: number): number {
  const at = (y * width + x) * 3;
  let a = lab[at + 1]!;
  let b = lab[at + 2]!;
  for (let row = y - 1; row <= y + 1; row++)
    for (let column = x - 1; column <= x + 1; column++) {
      if (row === y && column === x) continue;
      a -= lab[(row * width + column) * 3 + 1]! / 8;
      b -= lab[(row * width + column) * 3 + 2]! / 8;
    }
  return Math.hypot(a, b);
}
