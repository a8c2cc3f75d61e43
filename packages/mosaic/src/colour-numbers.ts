import type { LaidPlate } from './plates.ts';

/** The numbers, from 1, that builders know colours by: those that occur, in the order of the palette, where like stands by like. */
export function numberColours(plates: readonly LaidPlate[]): ReadonlyMap<number, number> {
  const used = [...new Set(plates.map(({ colour }) => colour))].sort((a, b) => a - b);
  return new Map(used.map((colour, index) => [colour, index + 1]));
}
