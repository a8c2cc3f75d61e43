/** A part as triangles and lines, in millimetres, in the axes of our drawings: x right, y away, z up. */
import type { V3 } from '../drawing/vector.ts';

/** Flags of triangles: the winding can be relied on; it belongs to a curved surface. */
export const CERTIFIED = 1;
export const CURVED = 2;

/** The colour of whoever refers to a file, and the colour of its edges. */
export const MAIN_COLOUR = 16;
export const EDGE_COLOUR = 24;

/** Lines of straight edges, of circles, and of studs, which are drawn by themselves. */
export const STRAIGHT_LINE = 0;
export const ROUND_LINE = 1;
export const STUD_LINE = 2;

/** A stud on top of a part, for its shadow ring and the gradient of its cap. */
export interface MeshStud {
  foot: V3;
  axis: V3;
  radius: number;
  height: number;
  /** radius of the hole of an open stud, 0 for none */
  bore: number;
  /** its triangles */
  from: number;
  to: number;
}

export interface Mesh {
  /** of triangles */
  count: number;
  /** nine numbers a triangle */
  positions: Float32Array;
  normals: Float32Array;
  /** codes of the library; the edge colour of a code is -1 - code */
  colours: Int32Array;
  flags: Uint8Array;
  /** six numbers a line */
  lines: Float32Array;
  lineKinds: Uint8Array;
  /** circle that a line belongs to, -1 for none */
  lineCircles: Int32Array;
  /** six numbers a circle: centre and axis */
  circles: Float32Array;
  studs: MeshStud[];
  /** triangles before this one belong to the body, the others to studs */
  bodyCount: number;
  /** names of sub-files that the library lacks */
  missing: string[];
  /** files that contain themselves */
  cycles: string[];
  /** a limit was reached: not everything is there */
  isTruncated: boolean;
}

/** Least and most of each axis over points, three numbers each. */
export function extentOf(points: Float32Array, end = points.length): { low: number[]; high: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < end; at += 3)
    for (let axis = 0; axis < 3; axis++) {
      const value = points[at + axis]!;
      if (value < low[axis]!) low[axis] = value;
      if (value > high[axis]!) high[axis] = value;
    }
  return { low, high };
}

/** The second and the third corner of triangles change places. */
export function swapCorners(numbers: Float32Array, from: number, length: number): void {
  for (let at = from; at < from + length; at += 9)
    for (let axis = 3; axis < 6; axis++) {
      const second = numbers[at + axis]!;
      numbers[at + axis] = numbers[at + axis + 3]!;
      numbers[at + axis + 3] = second;
    }
}
