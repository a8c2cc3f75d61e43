/** What the body of a part is made of. */
import type { Box3, V3 } from './vector.ts';

export const STUD = 8;
export const PLATE = 3.2;
export const BRICK = 9.6;
export const STUD_RADIUS = 2.45;
export const STUD_HEIGHT = 1.75;

export interface Hole {
  centre: V3;
  radius: number;
  /** two directions that span the hole */
  across: V3;
  up: V3;
}

export type Surface = 'flat' | 'smooth' | 'bottom' | 'groove';

/** Flat face; points run counter-clockwise seen from outside. */
export interface Face {
  points: readonly V3[];
  surface: Surface;
  holes?: readonly Hole[];
  /** direction in which a smooth surface runs straight */
  along?: V3;
  /** faces that lie behind all others of the part and are finished first */
  behind?: boolean;
}

/** Cylinder or truncated cone along local z. */
export interface Cylinder {
  base: V3;
  radius: number;
  topRadius: number;
  height: number;
  /** radius of a hole in the top */
  bore?: number;
}

export interface Solid {
  faces: readonly Face[];
  cylinders: readonly Cylinder[];
  /** centres of the stud feet */
  studs: readonly V3[];
  /** without studs */
  body: Box3;
  /** a convex body needs no sorting of its faces */
  convex: boolean;
}
