import type { LaidPlate } from './plates.ts';

/** A plate in one of its two directions. */
export interface Footprint {
  design: string;
  width: number;
  height: number;
  cost: number;
}

/** Connected studs as indices of a mosaic `width` studs wide, row by row. */
export interface Region {
  width: number;
  studs: readonly number[];
}

type Tile = Omit<LaidPlate, 'colour'>;

interface Tiling {
  tiles: Tile[];
  cost: number;
}

/** Steps that the search may take; regions up to some twenty studs are solved exactly with fewer. */
const MOST_STEPS = 1500;
const ROUNDING = 1e-9;

/** Covers a region at the least cost that a short search finds; never dearer than laying the largest plates first. */
export function tileRegion(region: Region, footprints: readonly Footprint[]): Tile[] {
  const greedy = largestFirst(region, footprints);
  return region.studs.length === 1 ? greedy.tiles : cheaper(region, footprints, greedy).tiles;
}

const tileAt = (stud: number, width: number, { design, width: columns, height: rows }: Footprint): Tile => ({
  x: stud % width,
  y: Math.floor(stud / width),
  width: columns,
  height: rows,
  design,
});

/** Where a footprint lies with its upper left on a stud; null unless all of it is free. */
function fit(free: ReadonlySet<number>, width: number, stud: number, footprint: Footprint): number[] | null {
  const covered: number[] = [];
  if ((stud % width) + footprint.width > width) return null;
  for (let row = 0; row < footprint.height; row++) {
    for (let column = 0; column < footprint.width; column++) {
      const at = stud + row * width + column;
      if (!free.has(at)) return null;
      covered.push(at);
    }
  }
  return covered;
}

function largestFirst({ width, studs }: Region, footprints: readonly Footprint[]): Tiling {
  const free = new Set(studs);
  const tiling: Tiling = { tiles: [], cost: 0 };
  for (const footprint of footprints) {
    for (const stud of studs) {
      const covered = fit(free, width, stud, footprint);
      if (!covered) continue;
      for (const at of covered) free.delete(at);
      tiling.tiles.push(tileAt(stud, width, footprint));
      tiling.cost += footprint.cost;
    }
  }
  return tiling;
}

/** The first free stud is always some plate's upper left, so trying all plates there and going on finds every tiling. */
function cheaper({ width, studs }: Region, footprints: readonly Footprint[], known: Tiling): Tiling {
  const leastPerStud = Math.min(...footprints.map((print) => print.cost / (print.width * print.height)));
  const leastCost = Math.min(...footprints.map(({ cost }) => cost));
  const free = new Set(studs);
  const laid: { stud: number; footprint: Footprint }[] = [];
  let best = known;
  let steps = 0;

  function extend(from: number, cost: number): void {
    if (free.size === 0) {
      best = { cost, tiles: laid.map(({ stud, footprint }) => tileAt(stud, width, footprint)) };
      return;
    }
    if (cost + Math.max(leastCost, free.size * leastPerStud) >= best.cost - ROUNDING) return;
    let next = from;
    while (!free.has(studs[next]!)) next++;
    const stud = studs[next]!;
    for (const footprint of footprints) {
      if (steps >= MOST_STEPS) return;
      const covered = fit(free, width, stud, footprint);
      if (!covered) continue;
      steps++;
      for (const at of covered) free.delete(at);
      laid.push({ stud, footprint });
      extend(next + 1, cost + footprint.cost);
      laid.pop();
      for (const at of covered) free.add(at);
    }
  }

  extend(0, 0);
  return best;
}
