import { EMPTY, type Grid } from './grid.ts';
import { BASE_STUDS, type LaidPlate, PLATES, type Plate, SINGLE_PLATE } from './plates.ts';
import { finish } from './search-mosaic.ts';
import { type Footprint, type Region, tileRegion } from './tile-region.ts';

export interface TileOptions {
  /** the plates that a palette colour is sold in; single ones always are */
  platesOf?: (colour: number) => readonly Plate[];
  /** what a plate costs; left out, every plate costs the same and the fewest are laid */
  costOf?: (plate: Plate, colour: number) => number;
}

/** Areas that are laid between two pauses: some milliseconds of work. */
const AREAS_AT_A_STRETCH = 100;

/**
 * Lays areas of one colour with larger plates: every stud is covered exactly once, in its colour. No plate lies across
 * the edge of a base, because each base is a page of the instructions and must come off the table by itself.
 */
export const tilePlates = (grid: Grid, options: TileOptions = {}): LaidPlate[] => finish(layPlates(grid, options));

/** The same with pauses. */
export function* layPlates(
  grid: Grid,
  { platesOf = () => PLATES, costOf = () => 1 }: TileOptions,
): Generator<void, LaidPlate[]> {
  const footprints = new Map<number, Footprint[]>();
  const footprintsOf = (colour: number): Footprint[] => {
    const known = footprints.get(colour);
    if (known) return known;
    const plates = [SINGLE_PLATE, ...platesOf(colour).filter(({ design }) => design !== SINGLE_PLATE.design)];
    const made = plates.flatMap((plate) => turned(plate, costOf(plate, colour)));
    made.sort((a, b) => b.width * b.height - a.width * a.height || a.cost - b.cost);
    footprints.set(colour, made);
    return made;
  };
  const plates: LaidPlate[] = [];
  for (const [index, { colour, region }] of regionsOf(grid).entries()) {
    for (const plate of tileRegion(region, footprintsOf(colour))) plates.push({ ...plate, colour });
    if (index % AREAS_AT_A_STRETCH === 0) yield;
  }
  return plates;
}

function turned({ design, sides: [short, long] }: Plate, cost: number): Footprint[] {
  const lying = { design, width: long, height: short, cost };
  return short === long ? [lying] : [lying, { ...lying, width: short, height: long }];
}

/** The areas of one colour on each base, their studs row by row. */
function regionsOf(grid: Grid): { colour: number; region: Region }[] {
  const { width, height, cells } = grid;
  const seen = new Uint8Array(cells.length);
  const regions: { colour: number; region: Region }[] = [];
  for (let stud = 0; stud < cells.length; stud++) {
    const colour = cells[stud]!;
    if (seen[stud] || colour === EMPTY) continue;
    seen[stud] = 1;
    const studs = [stud];
    for (const member of studs) {
      const x = member % width;
      const y = (member - x) / width;
      const visit = (isOnBase: boolean, next: number): void => {
        if (!isOnBase || seen[next] || cells[next] !== colour) return;
        seen[next] = 1;
        studs.push(next);
      };
      visit(x % BASE_STUDS > 0, member - 1);
      visit(x % BASE_STUDS < BASE_STUDS - 1 && x < width - 1, member + 1);
      visit(y % BASE_STUDS > 0, member - width);
      visit(y % BASE_STUDS < BASE_STUDS - 1 && y < height - 1, member + width);
    }
    regions.push({ colour, region: { width, studs: studs.sort((a, b) => a - b) } });
  }
  return regions;
}
