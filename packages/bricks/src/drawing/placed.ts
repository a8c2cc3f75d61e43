import { colourByKey } from '../colours.ts';
import type { Finish, PartKind, PartShape } from '../part.ts';
import { PLATE, STUD } from './solid.ts';
import { add, aroundZ, type Rotation, type V3 } from './vector.ts';

/** A part somewhere in the world. */
export interface Placed {
  part: PartShape;
  /** colour key; of what is not in our palette its material, see `materialKey` */
  colour: string;
  /** where the local origin (front left foot) lies, in millimetres */
  at: V3;
  rotation?: Rotation;
}

export interface Material {
  hex: string;
  finish: Finish;
}

export const materialOf = (key: string): Material => {
  const [, hex, finish] = MATERIAL_KEY.exec(key) ?? [];
  if (hex) return { hex, finish: finish as Finish };
  const colour = colourByKey(key);
  return { hex: colour.hex, finish: colour.finish };
};

const MATERIAL_KEY = /^(#[0-9a-f]{6}) (solid|trans|pearl)$/;

export const materialKey = ({ hex, finish }: Material): string => `${hex} ${finish}`;

export type QuarterTurn = 0 | 90 | 180 | 270;

const TURNED_ORIGIN: Record<QuarterTurn, (w: number, d: number) => readonly [x: number, y: number]> = {
  0: () => [0, 0],
  90: (_, d) => [d, 0],
  180: (w, d) => [w, d],
  270: (w) => [0, w],
};

/** Places a part on the grid: x and y in studs, z in plates; the point named is the front left foot after turning. */
export function put(part: PartShape, [x, y, z]: V3, colour: string, turn: QuarterTurn = 0): Placed {
  const [dx, dy] = TURNED_ORIGIN[turn](part.w, part.d);
  const at: V3 = [(x + dx) * STUD, (y + dy) * STUD, z * PLATE];
  return turn ? { part, colour, at, rotation: aroundZ(turn) } : { part, colour, at };
}

export const shape = (kind: PartKind, w: number, d: number): PartShape => ({ kind, w, d });

export const moved = (placed: readonly Placed[], by: V3): Placed[] =>
  placed.map((item) => ({ ...item, at: add(item.at, by) }));
