/** The colour of a sample: light on its surface, the ramps of flat faces, strokes over it. */
import { CAP, type Faces, LEVEL, PLAIN, SIDE } from './faces.ts';
import { isGrain } from './grain.ts';
import {
  CAP_RAMP,
  GLOSS,
  type Gloss,
  glareOn,
  LEVEL_RAMP,
  lightOn,
  mirrored,
  RAMP_STEPS,
  WINDOW_LIT,
  WINDOW_SHADED,
} from './light.ts';
import { CERTIFIED, CURVED } from './mesh.ts';
import type { Paint, PaintedSurfaces } from './painted-surfaces.ts';
import type { Projected } from './raster.ts';
import type { Strokes } from './strokes.ts';
import { toneAt } from './tones.ts';

export interface ShaderInput {
  projected: Projected;
  viewNormals: Float32Array;
  flags: Uint8Array;
  faces: Faces;
  strokes: Strokes;
  surfaces: PaintedSurfaces;
  /** samples a pixel, in each direction */
  fineness: number;
  /** samples a millimetre */
  scale: number;
}

/** A place in the picture, in samples. */
export interface Place {
  /** its sample */
  at: number;
  x: number;
  y: number;
  /** how dark it is there, since other surfaces stand close */
  darkness: number;
}

/** Light that the inside of a surface lacks. */
const INSIDE = 0.12;
/** What shows through something clear is never as bright as its front. */
const MOST_BEHIND = 0.9;
const RING = [6, 24, 27] as const;
const DARK_LINE = toneAt(0.5);
const BRIGHT_LINE = toneAt(1.4);
const COLOURLESS_LINE = 1.7;
const RUBBER_WINDOW = 0.25;
const CLEAR_GRAIN = 0.35;

export interface Shader {
  /** red, green, blue and, for strokes on clear parts, the least opacity; overwritten by the next sample */
  colour: Float32Array;
  /** Shades the triangle at that place; only the front has strokes. */
  shade(triangle: number, place: Place, isFront: boolean): void;
  /** how opaque a surface is drawn, as in our drawings */
  opacity(triangle: number, isFront: boolean): number;
}

export function createShader(input: ShaderInput): Shader {
  const { projected, viewNormals, flags, faces, strokes, surfaces, fineness, scale } = input;
  const { x, y } = projected;
  const colour = new Float32Array(4);
  const normal = new Float32Array(3);
  /** of the triangle at hand */
  const current = {
    triangle: -1,
    paint: null as Paint | null,
    isCurved: false,
    flatLight: 0,
    face: 0,
    // its barycentric solution: origin and two rows
    origin: [0, 0],
    u: [0, 0],
    v: [0, 0],
  };

  const isBack = (t: number): boolean => {
    const i = t * 3;
    const area = (x[i + 1]! - x[i]!) * (y[i + 2]! - y[i]!) - (x[i + 2]! - x[i]!) * (y[i + 1]! - y[i]!);
    return (flags[t]! & CERTIFIED) !== 0 && area >= 0;
  };

  const litBy = (nx: number, ny: number, nz: number, { isMirror, sheen }: Gloss): number =>
    isMirror ? mirrored(nx, ny, nz) : lightOn(nx, ny, nz) + sheen;

  function take(t: number): Paint {
    const paint = surfaces.of(t);
    current.triangle = t;
    current.paint = paint;
    current.isCurved = (flags[t]! & CURVED) !== 0;
    const n = t * 9;
    if (!current.isCurved) {
      const light = litBy(viewNormals[n]!, viewNormals[n + 1]!, viewNormals[n + 2]!, paint.gloss);
      current.flatLight = light - (isBack(t) ? INSIDE : 0);
      current.face = faces.of[t]!;
      return paint;
    }
    const i = t * 3;
    const [ox, oy] = [x[i]!, y[i]!];
    const [ax, ay, bx, by] = [x[i + 1]! - ox, y[i + 1]! - oy, x[i + 2]! - ox, y[i + 2]! - oy];
    const area = ax * by - bx * ay || 1e-9;
    current.origin = [ox, oy];
    current.u = [by / area, -bx / area];
    current.v = [-ay / area, ax / area];
    return paint;
  }

  /** The normal between those of the corners. */
  function bendNormal(t: number, sx: number, sy: number): void {
    const [dx, dy] = [sx - current.origin[0]!, sy - current.origin[1]!];
    const u = Math.min(1, Math.max(0, dx * current.u[0]! + dy * current.u[1]!));
    const v = Math.min(1 - u, Math.max(0, dx * current.v[0]! + dy * current.v[1]!));
    const w = 1 - u - v;
    const n = t * 9;
    for (let axis = 0; axis < 3; axis++)
      normal[axis] = viewNormals[n + axis]! * w + viewNormals[n + 3 + axis]! * u + viewNormals[n + 6 + axis]! * v;
    const length = Math.hypot(normal[0]!, normal[1]!, normal[2]!) || 1;
    for (let axis = 0; axis < 3; axis++) normal[axis] = normal[axis]! / length;
  }

  function curvedLight(t: number, { x: sx, y: sy, darkness }: Place, { gloss }: Paint): number {
    bendNormal(t, sx, sy);
    const [nx, ny, nz] = [normal[0]!, normal[1]!, normal[2]!];
    return litBy(nx, ny, nz, gloss) + glareOn(nx, ny, nz, gloss) * (1 - darkness);
  }

  /** Along the ramp of a face, from 0 to the last step. */
  function rampStep(offset: number, sx: number, sy: number): number {
    const at = current.face * 6 + offset;
    const along = (sx / fineness) * faces.along[at]! + (sy / fineness) * faces.along[at + 1]! + faces.along[at + 2]!;
    return (Math.min(1, Math.max(0, along)) * RAMP_STEPS) | 0;
  }

  function rampLight({ side }: Paint, { x: sx, y: sy }: Place): number {
    const kind = faces.kind[current.face]!;
    if (kind === PLAIN) return 0;
    const ramp = kind === LEVEL ? LEVEL_RAMP : kind === CAP ? CAP_RAMP : side;
    return ramp[rampStep(0, sx, sy)]!;
  }

  /** The reflection of a window on a flat side: white where positive, black where negative. */
  function windowOn({ finish, isClear }: Paint, { x: sx, y: sy }: Place): number {
    if (faces.kind[current.face] !== SIDE || isClear) return 0;
    const reflection = (faces.lit[current.face] ? WINDOW_LIT : WINDOW_SHADED)[rampStep(3, sx, sy)]!;
    return finish === 'rubber' ? reflection * RUBBER_WINDOW : reflection;
  }

  function mix(red: number, green: number, blue: number, share: number): void {
    colour[0] = colour[0]! + (red - colour[0]!) * share;
    colour[1] = colour[1]! + (green - colour[1]!) * share;
    colour[2] = colour[2]! + (blue - colour[2]!) * share;
  }
  const mixTone = (tones: Uint8Array, tone: number, share: number): void =>
    mix(tones[tone]!, tones[tone + 1]!, tones[tone + 2]!, share);

  function drawStrokes(at: number, { gloss, isClear, isColourless }: Paint, tones: Uint8Array): void {
    const ring = strokes.ring[at]!;
    if (ring && !isClear) mix(...RING, ring / 255);
    const dark = Math.min(1, (strokes.dark[at]! / 255) * (isColourless ? COLOURLESS_LINE : 1));
    if (dark > 0) mixTone(tones, DARK_LINE, dark);
    const glow = (strokes.glow[at]! / 255) * (gloss.edge / GLOSS.solid.edge);
    const bright = Math.max(glow, (strokes.light[at]! / 255) * gloss.edge);
    if (bright > 0) mixTone(tones, BRIGHT_LINE, bright);
    colour[3] = Math.max(dark, bright);
  }

  return {
    colour,
    shade(t, place, isFront) {
      const paint = t === current.triangle && current.paint ? current.paint : take(t);
      const isFlat = !current.isCurved;
      let light = isFlat ? current.flatLight + rampLight(paint, place) : curvedLight(t, place, paint);
      if (!isFront) light = Math.min(light, MOST_BEHIND);
      light -= place.darkness;
      let { tones } = paint;
      if (paint.grain && isGrain(place.x / scale, place.y / scale, paint.grain)) {
        tones = paint.grain.tones;
        if (paint.isClear) light += CLEAR_GRAIN;
      }
      const tone = toneAt(light);
      colour[0] = tones[tone]!;
      colour[1] = tones[tone + 1]!;
      colour[2] = tones[tone + 2]!;
      colour[3] = 0;
      if (!isFront) return;
      const reflection = isFlat ? windowOn(paint, place) : 0;
      if (reflection > 0) mix(255, 255, 255, reflection);
      else if (reflection < 0) mix(0, 0, 0, -reflection);
      drawStrokes(place.at, paint, tones);
    },
    opacity(t, isFront) {
      const { isClear, isColourless, finish } = surfaces.of(t);
      if (!isClear) return 1;
      if (finish === 'milky') return isFront ? 0.86 : 0.6;
      if (!isFront) return isColourless ? 0.22 : 0.42;
      const isCurved = (flags[t]! & CURVED) !== 0;
      return isColourless ? (isCurved ? 0.38 : 0.3) : isCurved ? 0.62 : 0.5;
    },
  };
}
