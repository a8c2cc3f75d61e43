/** How a mesh is seen: the camera of our drawings, and the scale at which the part and its shadow fill the picture. */
import { type Angle, createCamera, LIGHT } from '../drawing/camera.ts';
import { STUD } from '../drawing/solid.ts';
import type { Size } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { extentOf, type Mesh } from './mesh.ts';

export interface Look {
  /** rows of the rotation from world to view: right, up, towards the viewer */
  rows: readonly [V3, V3, V3];
  /** direction to the light, in the world */
  toLight: V3;
}

export function lookFrom(angle: Angle): Look {
  const { view, toWorld } = createCamera(angle);
  const [x, y, z] = [view([1, 0, 0]), view([0, 1, 0]), view([0, 0, 1])];
  return {
    rows: [
      [x[0], y[0], z[0]],
      [x[1], y[1], z[1]],
      [x[2], y[2], z[2]],
    ],
    toLight: toWorld(LIGHT),
  };
}

export interface Frame {
  /** pixels a millimetre */
  scale: number;
  originX: number;
  originY: number;
  /** height of the ground */
  floor: number;
  /** what stands higher throws no longer shadow */
  tallestCaster: number;
}

/** World to picture, and to depth, in pixels. */
export function project({ rows }: Look, { scale, originX, originY }: Frame, [x, y, z]: V3): V3 {
  const along = (row: V3): number => (row[0] * x + row[1] * y + row[2] * z) * scale;
  return [along(rows[0]) + originX, -along(rows[1]) + originY, along(rows[2])];
}

/** As our drawings leave room: around the part, for its shadow, and so that small parts stay small. */
const PADDING = 0.07;
const LARGEST_STUD = 0.3;
const SHADOW_ROOM = 0.62;
const LIFT_FOR_SHADOW = 0.012;
/** A tall part would otherwise throw its shadow out of the picture; a long one may throw a longer one. */
const TALLEST_CASTER = 26;
const CASTER_SHARE = 0.35;
/** Of a part that is a single point. */
const LEAST_EXTENT = 1e-3;

/** Null for a mesh without any place. */
export function frameMesh(mesh: Mesh, look: Look, { width, height }: Size): Frame | null {
  const { rows, toLight } = look;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const show = (x: number, y: number, z: number): void => {
    const px = rows[0][0] * x + rows[0][1] * y + rows[0][2] * z;
    const py = -(rows[1][0] * x + rows[1][1] * y + rows[1][2] * z);
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  };
  const { positions } = mesh;
  for (let at = 0; at < positions.length; at += 3) show(positions[at]!, positions[at + 1]!, positions[at + 2]!);
  if (!Number.isFinite(left)) return null;

  const { low, high } = extentOf(positions, (mesh.bodyCount || mesh.count) * 9);
  const floor = low[2]!;
  const reach = Math.max(high[0]! - low[0]!, high[1]! - low[1]!);
  const tallestCaster = Math.max(TALLEST_CASTER, CASTER_SHARE * reach);
  const rise = Math.min(high[2]! - floor, tallestCaster) * SHADOW_ROOM;
  for (const along of [0, rise / toLight[2]])
    for (const x of [low[0]!, high[0]!])
      for (const y of [low[1]!, high[1]!]) show(x - toLight[0] * along, y - toLight[1] * along, floor);

  const free = 1 - 2 * PADDING;
  const scale = Math.min(
    (width * free) / Math.max(LEAST_EXTENT, right - left),
    (height * free) / Math.max(LEAST_EXTENT, bottom - top),
    (LARGEST_STUD * Math.min(width, height)) / STUD,
  );
  return {
    scale,
    originX: (width - scale * (left + right)) / 2,
    originY: (height - scale * (top + bottom)) / 2 - height * LIFT_FOR_SHADOW,
    floor,
    tallestCaster,
  };
}
