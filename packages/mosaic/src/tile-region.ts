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
const MAX_STEPS = 1500;
const ROUNDING = 1e-9;

/** The rectangle around a region; places in it count row by row. */
interface Box {
  left: number;
  top: number;
  width: number;
  /** 1 where a stud of the region is not covered yet */
  free: Uint8Array;
  /** how many of them */
  open: number;
  /** places of the studs, row by row */
  places: readonly number[];
}

/** Covers a region at the least cost that a short search finds; never dearer than laying the largest plates first. */
export function tileRegion(region: Region, footprints: readonly Footprint[]): Tile[] {
  const smallEnough = footprints.filter(({ width, height }) => width * height <= region.studs.length);
  const greedy = largestFirst(boxOf(region), smallEnough);
  return region.studs.length === 1 ? greedy.tiles : cheaper(boxOf(region), smallEnough, greedy).tiles;
}

function boxOf({ width, studs }: Region): Box {
  const columns = studs.map((stud) => stud % width);
  const rows = studs.map((stud) => Math.floor(stud / width));
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const side = Math.max(...columns) - left + 1;
  const free = new Uint8Array(side * (Math.max(...rows) - top + 1));
  const places = studs.map((_, index) => (rows[index]! - top) * side + columns[index]! - left);
  for (const place of places) free[place] = 1;
  return { left, top, width: side, free, open: places.length, places };
}

const tileAt = ({ left, top, width }: Box, place: number, footprint: Footprint): Tile => ({
  x: left + (place % width),
  y: top + Math.floor(place / width),
  width: footprint.width,
  height: footprint.height,
  design: footprint.design,
});

/** Whether all of a footprint is free with its upper left on a place. */
function fits({ width, free }: Box, place: number, footprint: Footprint): boolean {
  if ((place % width) + footprint.width > width) return false;
  for (let row = 0, start = place; row < footprint.height; row++, start += width)
    for (let at = start; at < start + footprint.width; at++) if (free[at] !== 1) return false;
  return true;
}

function setFree(box: Box, place: number, { width, height }: Footprint, isFree: boolean): void {
  for (let row = 0, start = place; row < height; row++, start += box.width)
    box.free.fill(isFree ? 1 : 0, start, start + width);
  box.open += isFree ? width * height : -width * height;
}

function largestFirst(box: Box, footprints: readonly Footprint[]): Tiling {
  const tiling: Tiling = { tiles: [], cost: 0 };
  for (const footprint of footprints) {
    for (const place of box.places) {
      if (!fits(box, place, footprint)) continue;
      setFree(box, place, footprint, false);
      tiling.tiles.push(tileAt(box, place, footprint));
      tiling.cost += footprint.cost;
    }
  }
  return tiling;
}

/** The first free stud is always some plate's upper left, so trying all plates there and going on finds every tiling. */
function cheaper(box: Box, footprints: readonly Footprint[], known: Tiling): Tiling {
  const leastPerStud = Math.min(...footprints.map((print) => print.cost / (print.width * print.height)));
  const leastCost = Math.min(...footprints.map(({ cost }) => cost));
  const laid: { place: number; footprint: Footprint }[] = [];
  let best = known;
  let steps = 0;

  function extend(from: number, cost: number): void {
    if (box.open === 0) {
      best = { cost, tiles: laid.map(({ place, footprint }) => tileAt(box, place, footprint)) };
      return;
    }
    if (cost + Math.max(leastCost, box.open * leastPerStud) >= best.cost - ROUNDING) return;
    let next = from;
    while (box.free[box.places[next]!] !== 1) next++;
    const place = box.places[next]!;
    for (const footprint of footprints) {
      if (steps >= MAX_STEPS) return;
      if (!fits(box, place, footprint)) continue;
      steps++;
      setFree(box, place, footprint, false);
      laid.push({ place, footprint });
      extend(next + 1, cost + footprint.cost);
      laid.pop();
      setFree(box, place, footprint, true);
    }
  }

  extend(0, 0);
  return best;
}
