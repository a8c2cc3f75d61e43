/** Shadows: on the ground and from part to part. */

import { convexHull } from './plane.ts';
import { plasticTone } from './plastic.ts';
import { type Item, type Stage, silhouettePoints } from './stage.ts';
import { polygon, short } from './svg.ts';
import { type Axis, type Box3, cornersOf, scale, subtract, type V2, type V3 } from './vector.ts';

/** A tall model would otherwise throw its shadow out of the picture. */
const TALLEST_CASTER = 26;
/** Share of the shadow for which the picture leaves room; the soft rest may run out. */
const SHADOW_ROOM = 0.62;
const SHADOW_COLOUR = '#0a2a30';

const floorOf = (items: readonly Item[]): number =>
  items.reduce((low, item) => Math.min(low, item.body.min[2]), Infinity);

const onGround = (corner: V3, floor: number, toLight: V3): V3 => {
  const height = Math.min(corner[2] - floor, TALLEST_CASTER);
  return subtract([corner[0], corner[1], floor + height], scale(toLight, height / toLight[2]));
};

/** World points that the picture has to show so that the ground shadow is not cut off. */
export function shadowExtent(items: readonly Item[], toLight: V3): V3[] {
  const floor = floorOf(items);
  return items.flatMap(({ body }) =>
    cornersOf(body).map(([x, y, z]) =>
      onGround([x, y, floor + Math.min(z - floor, TALLEST_CASTER) * SHADOW_ROOM], floor, toLight),
    ),
  );
}

/** `casters` may hold parts that the picture hides: they still cast shadows. */
export function groundShadow(stage: Stage, casters: readonly Item[]): string {
  const { toLight, toPicture, scale: pixels } = stage;
  const floor = floorOf(casters);
  const thrown: V2[][] = [];
  const contact: V2[][] = [];
  for (const item of casters) {
    const points = silhouettePoints(item);
    thrown.push(convexHull(points.map((corner) => toPicture(onGround(corner, floor, toLight)))));
    if (item.body.min[2] - floor < 1) contact.push(convexHull(points.map(([x, y]) => toPicture([x, y, floor]))));
  }
  const transparent = casters.every((item) => item.material.finish === 'trans');
  const colour = transparent ? plasticTone(casters[0]!.material.hex, 0.55) : SHADOW_COLOUR;
  const soft = (hulls: V2[][], blur: number, opacity: number, shift: number) => {
    const filter = stage.definitions.id(
      `blur ${short(blur)}`,
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${short(blur)}"/></filter>`,
    );
    // One path in one group: overlapping shadows do not add up.
    return `<g filter="url(#${filter})" opacity="${opacity}" fill="${colour}" transform="translate(0 ${short(shift)})"><path d="${hulls.map(polygon).join('')}"/></g>`;
  };
  return (
    soft(thrown, 1.1 * pixels, transparent ? 0.3 : 0.24, 0) +
    soft(contact, 0.42 * pixels, transparent ? 0.3 : 0.42, 0.35 * pixels)
  );
}

/** Shadows that other parts throw on the plane `axis = level` where it belongs to `item`, as world polygons. */
export function shadowsOnPlane(stage: Stage, item: Item, axis: Axis, level: number, outwards: 1 | -1): V3[][] {
  const { toLight } = stage;
  const shadows: V3[][] = [];
  for (const other of stage.items) {
    if (other === item || !other.aligned || other.material.finish === 'trans') continue;
    const caster = inFrontOf(other.body, axis, level, outwards);
    if (caster && mayReach(caster, item.body, axis, level, toLight))
      shadows.push(
        cornersOf(caster).map((corner) => subtract(corner, scale(toLight, (corner[axis] - level) / toLight[axis]))),
      );
  }
  return shadows;
}

/** The piece of a box on the lit side of the plane. */
function inFrontOf({ min, max }: Box3, axis: Axis, level: number, outwards: 1 | -1): Box3 | null {
  const reach = outwards === 1 ? max[axis] - level : level - min[axis];
  if (reach <= 0.3) return null;
  const cut = (corner: V3, value: number): V3 => [
    axis === 0 ? value : corner[0],
    axis === 1 ? value : corner[1],
    axis === 2 ? value : corner[2],
  ];
  return outwards === 1
    ? { min: cut(min, Math.max(level, min[axis])), max }
    : { min, max: cut(max, Math.min(level, max[axis])) };
}

function mayReach(caster: Box3, target: Box3, axis: Axis, level: number, toLight: V3): boolean {
  const near = (caster.min[axis] - level) / toLight[axis];
  const far = (caster.max[axis] - level) / toLight[axis];
  return ([0, 1, 2] as const).every((other) => {
    if (other === axis) return true;
    const shifts = [toLight[other] * near, toLight[other] * far];
    return (
      caster.max[other] - Math.min(...shifts) > target.min[other] &&
      caster.min[other] - Math.max(...shifts) < target.max[other]
    );
  });
}
