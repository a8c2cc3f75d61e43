import { EMPTY, type Grid } from './grid.ts';

export interface ColourCount {
  /** palette index */
  colour: number;
  count: number;
}

/** How many studs of which colour, most first; equal counts in palette order. */
export function countColours(grid: Grid): ColourCount[] {
  const counts = new Uint32Array(grid.palette.length);
  for (const cell of grid.cells) if (cell !== EMPTY) counts[cell]!++;
  return [...counts]
    .map((count, colour) => ({ colour, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.colour - b.colour);
}
