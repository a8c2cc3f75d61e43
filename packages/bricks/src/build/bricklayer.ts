/** Volumes of colour -> the parts that build them. */
import { type Placed, put, shape } from '../drawing/placed.ts';
import { PLATE, STUD } from '../drawing/solid.ts';
import { aroundX, aroundY, type V3 } from '../drawing/vector.ts';
import type { PartShape } from '../part.ts';

/** Colour key of a cell, or null where nothing is. */
export type ColourAt = (x: number, y: number, z: number) => string | null;

export interface Volume {
  /** cells in x, y and z */
  size: V3;
  /** where it starts: studs, studs, plates */
  at?: V3;
  kind?: 'brick' | 'plate' | 'tile';
  /** longest part that is used; short ones give round shapes and a longer build */
  longest?: 2 | 3 | 4;
  colourAt: ColourAt;
}

/** Tried in this order. */
const FOOTPRINTS: readonly (readonly [long: number, short: number])[] = [
  [4, 2],
  [3, 2],
  [2, 2],
  [4, 1],
  [3, 1],
  [2, 1],
  [1, 1],
];

/** Fills the whole volume, inside included; the parts change direction from layer to layer, as in a wall. */
export function lay({ size, at = [0, 0, 0], kind = 'brick', longest = 4, colourAt }: Volume): Placed[] {
  const platesPerLayer = kind === 'brick' ? 3 : 1;
  const placed: Placed[] = [];
  for (let z = 0; z < size[2]; z++)
    for (const { x, y, w, d, colour } of layLayer(
      size,
      (column, row) => colourAt(column, row, z),
      longest,
      z % 2 === 1,
    ))
      placed.push(put(shape(kind, w, d), [at[0] + x, at[1] + y, at[2] + z * platesPerLayer], colour));
  return placed;
}

interface Rectangle {
  x: number;
  y: number;
  w: number;
  d: number;
  colour: string;
}

function layLayer(
  [width, depth]: V3,
  colourAt: (x: number, y: number) => string | null,
  longest: number,
  crosswise: boolean,
): Rectangle[] {
  const footprints = FOOTPRINTS.filter(([long]) => long <= longest).flatMap(([long, short]) =>
    crosswise ? [[short, long] as const, [long, short] as const] : [[long, short] as const, [short, long] as const],
  );
  const colours = Array.from({ length: depth }, (_, y) => Array.from({ length: width }, (_, x) => colourAt(x, y)));
  const fits = (x: number, y: number, w: number, d: number, colour: string): boolean => {
    for (let row = y; row < y + d; row++)
      for (let column = x; column < x + w; column++) if (colours[row]?.[column] !== colour) return false;
    return true;
  };
  const rectangles: Rectangle[] = [];
  for (let y = 0; y < depth; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colours[y]![x];
      if (!colour) continue;
      const [w, d] = footprints.find(([wide, deep]) => fits(x, y, wide, deep, colour))!;
      for (let row = y; row < y + d; row++) colours[row]!.fill(null, x, x + w);
      rectangles.push({ x, y, w, d, colour });
    }
  }
  return rectangles;
}

/** Whether the centre of a cell lies in the circle. */
export const inDisc = (x: number, y: number, centreX: number, centreY: number, radius: number): boolean =>
  Math.hypot(x + 0.5 - centreX, y + 0.5 - centreY) <= radius;

/** A part on its side against a wall that faces the viewer; x and y in studs, z (its lower edge) in plates. */
export const onFrontWall = (part: PartShape, [x, y, z]: V3, colour: string): Placed => ({
  part,
  colour,
  at: [x * STUD, y * STUD, z * PLATE],
  rotation: aroundX(90),
});

/** The same against a wall that faces right. */
export const onRightWall = (part: PartShape, [x, y, z]: V3, colour: string): Placed => ({
  part,
  colour,
  at: [x * STUD, y * STUD, z * PLATE + part.w * STUD],
  rotation: aroundY(90),
});
