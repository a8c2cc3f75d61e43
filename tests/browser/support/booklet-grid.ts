import type { Studs } from '@brixel/mosaic/formats';
import type { Grid } from '@brixel/mosaic/grid';
import { paletteFor } from '@brixel/mosaic/palette';
import { BASE_STUDS } from '@brixel/mosaic/plates';
import type { ReadBooklet } from '../../support/read-booklet.ts';

/** The mosaic of single plates that somebody builds who follows the pages of the German booklet. */
export function gridOfBooklet({ parts, bases }: ReadBooklet, { width, height }: Studs): Grid {
  const colours = paletteFor('color');
  const cells = new Uint8Array(width * height).fill(255);
  const placeOf = (number: number): number => {
    const name = parts.find((part) => part.number === number)?.name;
    return colours.findIndex((colour) => colour.name.de === name);
  };
  const across = Math.ceil(width / BASE_STUDS);
  bases.forEach(({ drawn }, base) => {
    const left = (base % across) * BASE_STUDS;
    const top = Math.floor(base / across) * BASE_STUDS;
    for (const { number, x, y } of drawn) cells[(top + y) * width + left + x] = placeOf(number);
  });
  return { width, height, cells, palette: colours.map(({ hex }) => hex) };
}
