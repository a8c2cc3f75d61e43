/** Vectors and rotations. World unit is the millimetre, z points up. */

export type V2 = readonly [x: number, y: number];
export type V3 = readonly [x: number, y: number, z: number];
/** Rotation by rows. */
export type Rotation = readonly [V3, V3, V3];
export type Axis = 0 | 1 | 2;

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: V3, factor: number): V3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: V3): V3 => scale(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
export const mean = (points: readonly V3[]): V3 => scale(points.reduce(add, [0, 0, 0]), 1 / points.length);

export const UPRIGHT: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export const rotate = (by: Rotation, v: V3): V3 => [dot(by[0], v), dot(by[1], v), dot(by[2], v)];

export function compose(outer: Rotation, inner: Rotation): Rotation {
  const column = (axis: Axis): V3 => [inner[0][axis], inner[1][axis], inner[2][axis]];
  const row = (r: V3): V3 => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))];
  return [row(outer[0]), row(outer[1]), row(outer[2])];
}

const turn = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
};

export const aroundX = (degrees: number): Rotation => {
  const { cos, sin } = turn(degrees);
  return [
    [1, 0, 0],
    [0, cos, -sin],
    [0, sin, cos],
  ];
};

export const aroundY = (degrees: number): Rotation => {
  const { cos, sin } = turn(degrees);
  return [
    [cos, 0, sin],
    [0, 1, 0],
    [-sin, 0, cos],
  ];
};

export const aroundZ = (degrees: number): Rotation => {
  const { cos, sin } = turn(degrees);
  return [
    [cos, -sin, 0],
    [sin, cos, 0],
    [0, 0, 1],
  ];
};

const isQuarterTurn = (value: number): boolean => Math.abs(value) < 1e-6 || Math.abs(Math.abs(value) - 1) < 1e-6;
export const keepsAxes = (rotation: Rotation): boolean => rotation.flat().every(isQuarterTurn);

export interface Box3 {
  min: V3;
  max: V3;
}

export const cornersOf = ({ min, max }: Box3): V3[] =>
  [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): V3 => [x, y, z])));

export function boundsOf(points: readonly V3[]): Box3 {
  const extreme = (pick: (...values: number[]) => number, axis: Axis) => pick(...points.map((point) => point[axis]));
  return {
    min: [extreme(Math.min, 0), extreme(Math.min, 1), extreme(Math.min, 2)],
    max: [extreme(Math.max, 0), extreme(Math.max, 1), extreme(Math.max, 2)],
  };
}
