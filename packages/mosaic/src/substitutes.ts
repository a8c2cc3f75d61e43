import type { Grid } from './grid.ts';
import { type ColourCount, countColours } from './statistics.ts';

/** A colour that runs short, and the colours that stand in for it. */
export interface Substitution {
  /** palette index */
  colour: number;
  /** how many studs it lacks */
  missing: number;
  /** palette indices and studs, most first; together as many as are missing */
  by: ColourCount[];
}

/** What stock did to a mosaic: `limited` was made of the same picture as `free`, but with no more than `stock`. Worst first. */
export function substitutes(free: Grid, limited: Grid, stock: readonly number[]): Substitution[] {
  const wanted = countColours(free);
  const left = new Map(countColours(limited).map(({ colour, count }) => [colour, count]));
  return wanted
    .filter(({ colour, count }) => count > stock[colour]!)
    .map(({ colour, count }) => {
      const missing = count - (left.get(colour) ?? 0);
      return { colour, missing, by: firstOf(exchanges(free, limited, colour), missing) };
    })
    .sort((a, b) => b.missing - a.missing || a.colour - b.colour);
}

/** Where the studs of a colour went, less those that came from there. */
function exchanges(free: Grid, limited: Grid, colour: number): ColourCount[] {
  const gone = new Int32Array(free.palette.length);
  free.cells.forEach((before, stud) => {
    const after = limited.cells[stud]!;
    if (before === after) return;
    if (before === colour) gone[after]!++;
    if (after === colour) gone[before]!--;
  });
  return [...gone]
    .map((count, index) => ({ colour: index, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.colour - b.colour);
}

function firstOf(counts: readonly ColourCount[], total: number): ColourCount[] {
  let rest = total;
  return counts.flatMap(({ colour, count }) => {
    const taken = Math.min(rest, count);
    rest -= taken;
    return taken > 0 ? [{ colour, count: taken }] : [];
  });
}
