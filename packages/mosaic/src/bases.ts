import type { Studs } from './formats.ts';
import { BASE_STUDS, type LaidPlate } from './plates.ts';

/** One of the bases that a mosaic is built on, with what lies on it. */
export interface Base extends Studs {
  /** from 1, row by row */
  number: number;
  /** both from 0 */
  row: number;
  column: number;
  /** its upper left stud in the mosaic */
  x: number;
  y: number;
  /** where they lie in the mosaic */
  plates: LaidPlate[];
}

/** Bases of 16×16 studs, smaller ones at the right and lower edge; no plate lies across two of them. */
export function splitIntoBases({ width, height }: Studs, plates: readonly LaidPlate[]): Base[] {
  const columns = Math.ceil(width / BASE_STUDS);
  const rows = Math.ceil(height / BASE_STUDS);
  const bases = Array.from({ length: columns * rows }, (_, index): Base => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = column * BASE_STUDS;
    const y = row * BASE_STUDS;
    return {
      number: index + 1,
      row,
      column,
      x,
      y,
      width: Math.min(BASE_STUDS, width - x),
      height: Math.min(BASE_STUDS, height - y),
      plates: [],
    };
  });
  for (const plate of plates) {
    const base = bases[Math.floor(plate.y / BASE_STUDS) * columns + Math.floor(plate.x / BASE_STUDS)];
    if (!base) throw new RangeError(`A plate lies outside of the mosaic, at ${plate.x}, ${plate.y}`);
    base.plates.push(plate);
  }
  return bases;
}
