/** Placed parts -> SVG. No DOM and no dependencies: runs on the server, in a worker and in the browser. */
import { type Angle, CATALOGUE_ANGLE, createCamera, LIGHT } from './camera.ts';
import { withoutHiddenParts } from './hidden-parts.ts';
import { paintOrder } from './paint-order.ts';
import { drawPart } from './part-painter.ts';
import type { Placed } from './placed.ts';
import { rectAround } from './plane.ts';
import { groundShadow, shadowExtent } from './shadows.ts';
import { STUD, STUD_HEIGHT, STUD_RADIUS } from './solid.ts';
import { type Item, prepare, type Stage, silhouettePoints } from './stage.ts';
import { createDefinitions, type Size, svgDocument } from './svg.ts';
import { add, type V2, type V3 } from './vector.ts';

export interface SceneOptions extends Size {
  angle?: Angle;
  /** share of the picture left free on each side */
  padding?: number;
  /** widest a stud may get, as a share of the shorter side: keeps small parts small */
  largestStud?: number;
  onGround?: boolean;
  /** parts throw shadows on each other; only right for models on the grid */
  castShadows?: boolean;
  /** keeps the ids of several scenes in one document distinct */
  idPrefix?: string;
  /** drawn over the parts */
  overlay?: (stage: Pick<Stage, 'toPicture' | 'scale'>) => string;
}

/** The parts of a picture and the view of them; the size comes with the request. */
export interface Scene extends Omit<SceneOptions, 'width' | 'height' | 'idPrefix'> {
  placed: readonly Placed[];
}

/** Steeper than the catalogue view, to look into boxes and piles. */
export const FROM_ABOVE = { yaw: -32, elevation: 44 };
export const GALLERY = { yaw: -36, elevation: 36 };

const CROWD = 14;

export const drawScene = (placed: readonly Placed[], options: SceneOptions): string =>
  svgDocument(options, sceneMarkup(placed, options));

/** The scene without the document around it, to be part of a larger drawing. */
export function sceneMarkup(placed: readonly Placed[], options: SceneOptions): string {
  const { angle = CATALOGUE_ANGLE, onGround = true, castShadows = false, idPrefix = 'b' } = options;
  const camera = createCamera(angle);
  const toLight = camera.toWorld(LIGHT);
  const shown = castShadows ? withoutHiddenParts(placed, angle) : placed;
  const items = shown.map((part) => prepare(part, camera));
  const casters = shown.length === placed.length ? items : placed.map((part) => prepare(part, camera));

  const solid = items.flatMap((item) => [...silhouettePoints(item), ...studTops(item)]);
  const shown3d = onGround ? [...solid, ...shadowExtent(casters, toLight)] : solid;
  const { scale, origin } = fit(shown3d.map(camera.project), options, onGround);
  const stage: Stage = {
    camera,
    toLight,
    scale,
    toPicture: (world) => {
      const [x, y] = camera.project(world);
      return [x * scale + origin[0], y * scale + origin[1]];
    },
    definitions: createDefinitions(idPrefix),
    items,
    crowded: items.length > CROWD,
    castShadows,
    isCovered: coverIndex(items),
  };
  const shadow = onGround ? groundShadow(stage, casters) : '';
  const parts = paintOrder(items, camera.toWorld([0, 0, 1])).map((item) => drawPart(stage, item));
  const overlay = options.overlay?.(stage) ?? '';
  return `${stage.definitions.markup()}${shadow}${parts.join('')}${overlay}`;
}

const studTops = ({ solid, toWorld }: Item): V3[] =>
  solid.studs.flatMap((foot) =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      return toWorld(add(foot, [STUD_RADIUS * Math.cos(angle), STUD_RADIUS * Math.sin(angle), STUD_HEIGHT]));
    }),
  );

function fit(points: readonly V2[], options: SceneOptions, onGround: boolean): { scale: number; origin: V2 } {
  const { width, height, padding = 0.07, largestStud = 0.3 } = options;
  const { left, top, right, bottom } = rectAround(points);
  const free = 1 - 2 * padding;
  const scale = Math.min(
    (width * free) / (right - left),
    (height * free) / (bottom - top),
    (largestStud * Math.min(width, height)) / STUD,
  );
  const liftForShadow = onGround ? height * 0.012 : 0;
  return {
    scale,
    origin: [(width - scale * (left + right)) / 2, (height - scale * (top + bottom)) / 2 - liftForShadow],
  };
}

/** Whether a part sits on a stud, which then need not be drawn. */
function coverIndex(items: readonly Item[]): (stud: V3) => boolean {
  const level = (z: number) => Math.round(z * 2);
  const byFoot = new Map<number, Item[]>();
  for (const item of items.filter(({ aligned }) => aligned)) {
    const key = level(item.body.min[2]);
    byFoot.set(key, [...(byFoot.get(key) ?? []), item]);
  }
  return ([x, y, z]) =>
    (byFoot.get(level(z)) ?? []).some(
      ({ body: { min, max } }) => x > min[0] && x < max[0] && y > min[1] && y < max[1] && max[2] > z + 1,
    );
}
