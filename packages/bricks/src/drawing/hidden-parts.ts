/** Leaves out what a solid model hides from the camera, so that a set of 900 parts is drawn from a third of them. */
import { type Angle, createCamera } from './camera.ts';
import { partHeight } from './part-solid.ts';
import { materialOf, type Placed } from './placed.ts';
import { PLATE, STUD } from './solid.ts';
import { add, boundsOf, keepsAxes, rotate, UPRIGHT, type V3 } from './vector.ts';

const FILLS_ITS_BOX = new Set(['brick', 'plate', 'tile', 'jumper', 'grille', 'holed']);

interface Cells {
  from: V3;
  to: V3;
}

export function withoutHiddenParts(placed: readonly Placed[], angle: Angle): Placed[] {
  const view = createCamera(angle).toWorld([0, 0, 1]);
  const [towardsX, towardsY] = [Math.sign(view[0]), Math.sign(view[1])];
  const cells = placed.map(cellsOf);
  const filled = new Set<number>();
  for (const [index, item] of placed.entries()) {
    const own = cells[index];
    if (own && FILLS_ITS_BOX.has(item.part.kind) && materialOf(item.colour).finish !== 'trans')
      for (const [x, y, z] of eachCell(own)) filled.add(cellKey(x, y, z));
  }
  const isFilled = (x: number, y: number, z: number) => filled.has(cellKey(x, y, z));
  return placed.filter((_, index) => {
    const own = cells[index];
    if (!own) return true;
    for (const [x, y, z] of eachCell(own)) {
      if (z === own.to[2] - 1 && !isFilled(x, y, z + 1)) return true;
      if (x === (towardsX > 0 ? own.to[0] - 1 : own.from[0]) && !isFilled(x + towardsX, y, z)) return true;
      if (y === (towardsY > 0 ? own.to[1] - 1 : own.from[1]) && !isFilled(x, y + towardsY, z)) return true;
    }
    return false;
  });
}

/** One number per cell, for models of less than a thousand studs in each direction. */
const cellKey = (x: number, y: number, z: number): number => x + 512 + 1024 * (y + 512 + 1024 * (z + 512));

/** Grid cells (stud by stud by plate) that a part takes up; null where it does not sit on the grid. */
function cellsOf({ part, at, rotation = UPRIGHT }: Placed): Cells | null {
  if (!keepsAxes(rotation)) return null;
  const size: V3 = [part.w * STUD, part.d * STUD, partHeight(part)];
  const { min, max } = boundsOf([at, add(at, rotate(rotation, size))]);
  const grid = (v: V3): V3 => [v[0] / STUD, v[1] / STUD, v[2] / PLATE];
  const [from, to] = [grid(min), grid(max)];
  const onGrid = [...from, ...to].every((value) => Math.abs(value - Math.round(value)) < 0.01);
  const rounded = (v: V3): V3 => [Math.round(v[0]), Math.round(v[1]), Math.round(v[2])];
  return onGrid ? { from: rounded(from), to: rounded(to) } : null;
}

function* eachCell({ from, to }: Cells): Generator<V3> {
  for (let x = from[0]; x < to[0]; x++)
    for (let y = from[1]; y < to[1]; y++) for (let z = from[2]; z < to[2]; z++) yield [x, y, z];
}
