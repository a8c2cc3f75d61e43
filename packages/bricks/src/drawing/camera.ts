import { unit, type V2, type V3 } from './vector.ts';

export interface Angle {
  /** degrees around the vertical; negative looks from the right */
  yaw: number;
  /** degrees above the horizon */
  elevation: number;
}

export const CATALOGUE_ANGLE: Angle = { yaw: -32, elevation: 31 };

/** From the upper left and in front of the object, in view coordinates: the same for every picture of the shop. */
export const LIGHT: V3 = unit([-0.56, 0.66, 0.6]);
/** Surfaces that face this direction mirror the light into the camera. */
export const GLARE: V3 = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);

/**
 * Orthographic and without roll: equal parts project to equal shapes, so that studs can be copies,
 * and a horizontal circle is always an upright ellipse.
 */
export interface Camera {
  /** world to view: x right, y up, z towards the viewer */
  view(v: V3): V3;
  /** world to picture: y down, still in millimetres */
  project(v: V3): V2;
  depth(v: V3): number;
  /** view to world, for directions */
  toWorld(v: V3): V3;
}

export function createCamera({ yaw, elevation }: Angle): Camera {
  const radians = Math.PI / 180;
  const cosYaw = Math.cos(yaw * radians);
  const sinYaw = Math.sin(yaw * radians);
  const cosUp = Math.cos(elevation * radians);
  const sinUp = Math.sin(elevation * radians);
  const view = (v: V3): V3 => {
    const away = v[0] * sinYaw + v[1] * cosYaw;
    return [v[0] * cosYaw - v[1] * sinYaw, v[2] * cosUp + away * sinUp, v[2] * sinUp - away * cosUp];
  };
  return {
    view,
    project: (v) => {
      const [x, y] = view(v);
      return [x, -y];
    },
    depth: (v) => view(v)[2],
    toWorld: (v) => {
      const away = v[1] * sinUp - v[2] * cosUp;
      return [v[0] * cosYaw + away * sinYaw, -v[0] * sinYaw + away * cosYaw, v[1] * cosUp + v[2] * sinUp];
    },
  };
}
