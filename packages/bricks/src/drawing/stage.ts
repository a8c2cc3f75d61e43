/** Everything the painters share while one picture is drawn. */
import { type Camera, LIGHT } from './camera.ts';
import { partSolid } from './part-solid.ts';
import { type Material, materialOf, type Placed } from './placed.ts';
import { type Rect, rectAround } from './plane.ts';
import { type Solid, STUD_HEIGHT } from './solid.ts';
import type { Definitions } from './svg.ts';
import {
  add,
  type Box3,
  boundsOf,
  cornersOf,
  dot,
  keepsAxes,
  type Rotation,
  rotate,
  UPRIGHT,
  type V2,
  type V3,
} from './vector.ts';

export interface Item {
  solid: Solid;
  rotation: Rotation;
  material: Material;
  toWorld(local: V3): V3;
  /** parallel to the axes of the world: only then order and shadows are exact */
  aligned: boolean;
  /** around the body, in the world */
  body: Box3;
  /** around body and studs, in the picture plane */
  outline: Rect;
  depth: number;
}

export interface Stage {
  camera: Camera;
  /** direction to the light, in the world */
  toLight: V3;
  /** pixels per millimetre */
  scale: number;
  toPicture(world: V3): V2;
  definitions: Definitions;
  items: readonly Item[];
  /** in crowded pictures faces share gradients instead of each having its own */
  crowded: boolean;
  castShadows: boolean;
  /** a part sits on the stud with that foot */
  isCovered(stud: V3): boolean;
}

export function prepare(placed: Placed, camera: Camera): Item {
  const solid = partSolid(placed.part);
  const rotation = placed.rotation ?? UPRIGHT;
  const toWorld = (local: V3) => add(rotate(rotation, local), placed.at);
  const body = boundsOf(cornersOf(solid.body).map(toWorld));
  const [x, y, z] = solid.body.max;
  const withStuds: Box3 = { min: solid.body.min, max: [x, y, z + (solid.studs.length ? STUD_HEIGHT : 0)] };
  const corners = cornersOf(withStuds).map(toWorld);
  return {
    solid,
    rotation,
    material: materialOf(placed.colour),
    toWorld,
    aligned: keepsAxes(rotation),
    body,
    outline: rectAround(corners.map(camera.project)),
    depth: corners.reduce((sum, corner) => sum + camera.depth(corner), 0) / corners.length,
  };
}

/** Light that reaches a surface: ambient, direct and a little from the sky. */
export const lightOn = (viewNormal: V3): number =>
  0.5 + 0.44 * Math.max(0, dot(viewNormal, LIGHT)) + 0.13 * (0.5 + 0.5 * viewNormal[1]);

/** Points on the surface of a part, dense enough for its outline and its shadow. */
export function silhouettePoints({ solid, toWorld }: Item): V3[] {
  const rim = ({ base, radius, topRadius, height }: Solid['cylinders'][number]): V3[] =>
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8;
      const ring = (r: number, z: number): V3 => add(base, [r * Math.cos(angle), r * Math.sin(angle), z]);
      return [ring(radius, 0), ring(topRadius, height)];
    }).flat();
  return [...solid.faces.flatMap((face) => face.points), ...solid.cylinders.flatMap(rim)].map(toWorld);
}
