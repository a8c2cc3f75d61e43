/** The side from which a part is shown: that of the catalogue, with the long side on the left. */
import { type Angle, CATALOGUE_ANGLE } from '../drawing/camera.ts';
import type { V3 } from '../drawing/vector.ts';
import { extentOf, type Mesh } from './mesh.ts';

/** What stands before a description: inner parts, aliases, fixed colours, other makers. */
const MARKS = '^[~_=|]*';
/** Kinds whose front is their face, however long they are. */
const FRONT_FIRST = new RegExp(
  `${MARKS}(?:slope|wedge|minifig|figure|animal|torso|windscreen|roof|door|window|panel|stairs?|tile|cone|sticker)\\b`,
  'i',
);
/** Kinds that lie rather than stand. */
const LYING = new RegExp(`${MARKS}(?:bar|technic axle|technic pin|axle|hose|string|antenna)\\b`, 'i');
/** L-shaped bricks and plates open towards the viewer. */
const CORNER = new RegExp(`${MARKS}(?:brick|plate|tile)\\b.*\\bcorner\\b`, 'i');

/** So much deeper than wide a part is turned. */
const DEEP = 1.45;
/** So much higher than wide a bar is laid down. */
const TALL = 2.2;

export interface ChosenView extends Angle {
  /** the part is laid on its side first */
  isLaid: boolean;
}

export function chooseView(mesh: Mesh, description: string): ChosenView {
  const { low, high } = extentOf(mesh.positions);
  const size = (axis: number): number => high[axis]! - low[axis]!;
  const [width, depth, height] = [size(0), size(1), size(2)];
  const isLaid = LYING.test(description) && height > TALL * Math.max(width, depth);
  const isTurned = !isLaid && depth > DEEP * width && !FRONT_FIRST.test(description);
  const turn = CORNER.test(description) ? -90 : isTurned ? 90 : 0;
  return { yaw: CATALOGUE_ANGLE.yaw + turn, elevation: CATALOGUE_ANGLE.elevation, isLaid };
}

/** Lays an upright part along x: what was up looks left. */
export function layDown(mesh: Mesh): void {
  for (const numbers of [mesh.positions, mesh.normals, mesh.lines, mesh.circles])
    for (let at = 0; at < numbers.length; at += 3) {
      const x = numbers[at]!;
      numbers[at] = -numbers[at + 2]!;
      numbers[at + 2] = x;
    }
  const lay = ([x, y, z]: V3): V3 => [-z, y, x];
  mesh.studs = mesh.studs.map((stud) => ({ ...stud, foot: lay(stud.foot), axis: lay(stud.axis) }));
}
