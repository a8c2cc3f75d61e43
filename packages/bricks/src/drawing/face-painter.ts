/** Flat and curved faces of a part, with their gradients, reflections, holes and the shadows that fall on them. */

import { GLARE } from './camera.ts';
import { isColourless } from './cylinder-painter.ts';
import { convexHull, rectAround } from './plane.ts';
import { plasticTone } from './plastic.ts';
import { shadowsOnPlane } from './shadows.ts';
import type { Face, Hole } from './solid.ts';
import { type Item, lightOn, type Stage } from './stage.ts';
import { linearGradient, point, polygon, type Stop, short, stops } from './svg.ts';
import { type Axis, add, cross, dot, mean, rotate, scale, subtract, unit, type V2, type V3 } from './vector.ts';

export interface SeenFace {
  face: Face;
  world: readonly V3[];
  picture: readonly V2[];
  normal: V3;
  /** normal in view coordinates */
  facing: V3;
  light: number;
  depth: number;
}

export function seeFace(stage: Stage, item: Item, face: Face): SeenFace {
  const world = face.points.map(item.toWorld);
  const normal = unit(cross(subtract(world[1]!, world[0]!), subtract(world[2]!, world[1]!)));
  const facing = stage.camera.view(normal);
  return {
    face,
    world,
    picture: world.map(stage.toPicture),
    normal,
    facing,
    light: lightOn(facing),
    depth: stage.camera.depth(mean(world)),
  };
}

const isLevel = (seen: SeenFace): boolean => seen.normal[2] > 0.9;
const glareOn = (facing: V3, sharpness: number): number => Math.max(0, dot(facing, GLARE)) ** sharpness;

export function drawFace(stage: Stage, item: Item, seen: SeenFace): string {
  const { hex, finish } = item.material;
  const outline = polygon(seen.picture);
  if (seen.face.surface === 'groove') return `<path d="${outline}" fill="${plasticTone(hex, 0.45)}"/>`;
  const transparent = finish === 'trans';
  const body = transparent
    ? ` fill-opacity="${isColourless(item.material) ? 0.3 : isLevel(seen) ? 0.46 : 0.5}"`
    : ` stroke="${plasticTone(hex, seen.light)}" stroke-width="${short(Math.max(0.3, 0.09 * stage.scale))}" stroke-linejoin="round"`;
  const layers = [`<path d="${outline}" fill="url(#${faceGradient(stage, item, seen)})"${body}/>`];
  if (!transparent && !stage.crowded && !isLevel(seen) && seen.face.surface === 'flat')
    layers.push(`<path d="${outline}" fill="url(#${windowReflection(stage, seen)})"/>`);
  if (seen.face.surface === 'bottom') layers.push(hollowUnderside(seen, hex));
  for (const hole of seen.face.holes ?? []) layers.push(drawHole(stage, item, seen, hole));
  layers.push(shadowsOn(stage, item, seen));
  return layers.join('');
}

/** Offset and gain of light along the gradient of a face. */
type Ramp = readonly (readonly [offset: number, gain: number])[];
const LEVEL_RAMP: Ramp = [
  [0, 0.06],
  [0.5, 0],
  [1, -0.05],
];
const SIDE_RAMP: Ramp = [
  [0.35, 0.01],
  [0.8, -0.055],
  [1, -0.02],
];

/** Towards the light on level faces, downwards on the others. */
function faceGradient(stage: Stage, item: Item, seen: SeenFace): string {
  const { hex, finish } = item.material;
  const level = isLevel(seen);
  const gloss = finish === 'pearl' ? 0.14 : 0.06;
  const lights = level ? LEVEL_RAMP : [[0, gloss] as const, ...SIDE_RAMP];
  const list: Stop[] = lights.map(([offset, gain]) => ({
    offset,
    colour: plasticTone(hex, seen.light + gain),
  }));
  if (stage.crowded) {
    const key = ['shared', hex, finish, level, ...seen.facing.map((value) => short(value * 50))].join(' ');
    return stage.definitions.id(
      key,
      (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${level ? 1 : 0}" y2="1">${stops(list)}</linearGradient>`,
    );
  }
  const [from, to] = level ? diagonal(seen) : downwards(stage, seen);
  const key = ['own', hex, point(from), point(to), short(seen.light * 100), gloss].join(' ');
  return stage.definitions.id(key, (id) => linearGradient(id, from, to, list));
}

function diagonal({ picture }: SeenFace): [V2, V2] {
  const { left, top, right, bottom } = rectAround(picture);
  return [
    [left, top],
    [right, bottom],
  ];
}

function downwards(stage: Stage, { world, picture, facing }: SeenFace): [V2, V2] {
  const [x, y] = mean(world);
  const heights = world.map((corner) => corner[2]);
  const from = stage.toPicture([x, y, Math.max(...heights)]);
  const to = stage.toPicture([x, y, Math.min(...heights)]);
  const { left, right } = rectAround(picture);
  const slant = (right - left) * 0.18 * (facing[0] < 0 ? 1 : -1);
  return [
    [from[0] - slant, from[1]],
    [to[0] + slant, to[1]],
  ];
}

function windowReflection(stage: Stage, { picture, facing }: SeenFace): string {
  const { left, right } = rectAround(picture);
  const lit = facing[0] < 0.2;
  const white = (offset: number, opacity: number): Stop => ({ offset, colour: '#fff', opacity });
  const list = lit
    ? [
        white(0, 0.03),
        white(0.3, 0.15),
        white(0.46, 0.05),
        white(0.62, 0),
        { offset: 1, colour: '#000', opacity: 0.05 },
      ]
    : [white(0, 0.09), white(0.3, 0.03), white(0.46, 0), { offset: 1, colour: '#000', opacity: 0.05 }];
  const slope = (right - left) * 0.42;
  const [from, to] = lit ? [left, right] : [right, left];
  return stage.definitions.id(`window ${lit} ${short(left)} ${short(right)}`, (id) =>
    linearGradient(id, [from, 0], [to, slope], list),
  );
}

function hollowUnderside({ picture }: SeenFace, hex: string): string {
  const { left, right, top, bottom } = rectAround(picture);
  const centre: V2 = [(left + right) / 2, (top + bottom) / 2];
  const inner = picture.map(([x, y]): V2 => [centre[0] + (x - centre[0]) * 0.82, centre[1] + (y - centre[1]) * 0.82]);
  return `<path d="${polygon(inner)}" fill="${plasticTone(hex, 0.4)}"/>`;
}

function drawHole(stage: Stage, item: Item, { light }: SeenFace, hole: Hole): string {
  const { hex } = item.material;
  const at = (local: V3) => stage.toPicture(item.toWorld(local));
  const centre = at(hole.centre);
  const spoke = (direction: V3): V2 => {
    const [x, y] = at(add(hole.centre, scale(direction, hole.radius / 10)));
    return [x - centre[0], y - centre[1]];
  };
  // Short spokes lose digits, so the matrix keeps four.
  const matrix = [...spoke(hole.across), ...spoke(hole.up)].map((value) => value.toFixed(4)).join(' ');
  return (
    `<g transform="matrix(${matrix} ${point(centre)})"><circle r="12.2" fill="${plasticTone(hex, light + 0.12)}"/>` +
    `<circle r="10.6" fill="${plasticTone(hex, light - 0.25)}"/><circle cx="2.2" cy="-.6" r="8.6" fill="${plasticTone(hex, 0.2)}"/></g>`
  );
}

function shadowsOn(stage: Stage, item: Item, seen: SeenFace): string {
  if (!stage.castShadows || !item.aligned) return '';
  const axis = ([0, 1, 2] as const).find((candidate): candidate is Axis => Math.abs(seen.normal[candidate]) > 0.99);
  if (axis === undefined || stage.toLight[axis] * seen.normal[axis] <= 0.05) return '';
  const shadows = shadowsOnPlane(stage, item, axis, seen.world[0]![axis], seen.normal[axis] > 0 ? 1 : -1);
  if (!shadows.length) return '';
  const outline = polygon(seen.picture);
  const clip = stage.definitions.id(
    `clip ${outline}`,
    (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
  );
  const shapes = shadows.map((corners) => polygon(convexHull(corners.map(stage.toPicture)))).join('');
  return `<g clip-path="url(#${clip})"><path d="${shapes}" fill="#07222a" fill-opacity="${axis === 2 ? 0.26 : 0.2}"/></g>`;
}

/** A curved surface: its strips as one outline with one gradient across them. */
export function drawCurvedSurface(stage: Stage, item: Item, strips: readonly SeenFace[]): string {
  const along = stage.camera.project(rotate(item.rotation, strips[0]!.face.along ?? [1, 0, 0]));
  const length = Math.hypot(along[0], along[1]) || 1;
  const across: V2 = [-along[1] / length, along[0] / length];
  const position = ([x, y]: V2) => x * across[0] + y * across[1];
  const positions = strips.map(({ picture }) => picture.map(position));
  const from = Math.min(...positions.flat());
  const to = Math.max(...positions.flat());
  const list = strips
    .map(({ facing }, index): Stop => {
      const strip = positions[index]!;
      const middle = strip.reduce((sum, value) => sum + value, 0) / strip.length;
      const light = lightOn(facing) + glareOn(facing, 24) * 0.34;
      return { offset: (middle - from) / (to - from || 1), colour: plasticTone(item.material.hex, light) };
    })
    .sort((a, b) => a.offset - b.offset);
  const outline = strips.map(({ picture }) => polygon(picture)).join('');
  const gradient = stage.definitions.id(`strip ${outline} ${item.material.hex}`, (id) =>
    linearGradient(id, [across[0] * from, across[1] * from], [across[0] * to, across[1] * to], list),
  );
  const body = item.material.finish === 'trans' ? ' fill-opacity=".6"' : '';
  return `<path d="${outline}" fill="url(#${gradient})" stroke="url(#${gradient})" stroke-width="${short(Math.max(0.4, 0.1 * stage.scale))}"${body}/>`;
}
