import { elementOf } from '@brixel/bricks/elements';
import { EMPTY, type Grid } from './grid.ts';
import { type LaidPlate, SINGLE_PLATE } from './plates.ts';

/** A colour with the numbers under which part lists elsewhere know it. */
export interface PartColour {
  key: string;
  bricklinkId: number;
  rebrickableId: number;
  makerId: number;
}

export interface BillLine {
  /** design number of the part */
  design: string;
  colour: PartColour;
  /** number of this design in this colour; null where the maker has none */
  element: string | null;
  count: number;
}

/** A single plate on every stud: the mosaic that is not merged. */
export function singlePlates({ width, cells }: Grid, design = SINGLE_PLATE.design): LaidPlate[] {
  const plates: LaidPlate[] = [];
  cells.forEach((colour, stud) => {
    if (colour === EMPTY) return;
    plates.push({ x: stud % width, y: Math.floor(stud / width), width: 1, height: 1, design, colour });
  });
  return plates;
}

/** How many of which part in which colour; `colours` are those of the palette, in its order. Most frequent first. */
export function billOfMaterials(plates: readonly LaidPlate[], colours: readonly PartColour[]): BillLine[] {
  const lines = new Map<string, BillLine>();
  for (const { design, colour: index } of plates) {
    const colour = colours[index];
    if (!colour) throw new RangeError(`The palette has no colour ${index}`);
    const key = `${design} ${colour.key}`;
    const line = lines.get(key);
    if (line) line.count++;
    else lines.set(key, { design, colour, element: elementOf(design, colour.key), count: 1 });
  }
  return [...lines.values()].sort(
    (a, b) =>
      b.count - a.count ||
      a.colour.makerId - b.colour.makerId ||
      (a.design < b.design ? -1 : a.design > b.design ? 1 : 0),
  );
}

/** The numbers, from 1, of the colours that occur, in the order of the palette, where similar colours are neighbours. */
export function numberColours(plates: readonly LaidPlate[]): ReadonlyMap<number, number> {
  const used = [...new Set(plates.map(({ colour }) => colour))].sort((a, b) => a - b);
  return new Map(used.map((colour, index) => [colour, index + 1]));
}
