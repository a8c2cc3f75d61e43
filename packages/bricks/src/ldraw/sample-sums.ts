/** The samples of each pixel as sums: red, green and blue weighted by their opacity, then the opacity. */
import type { Layers } from './layers.ts';
import type { Occlusion } from './occlusion.ts';
import type { PaintedSurfaces } from './painted-surfaces.ts';
import type { Box } from './raster.ts';
import type { Place, Shader } from './shader.ts';
import type { Strokes } from './strokes.ts';

interface SumInput {
  /** pixels of a row */
  width: number;
  height: number;
  fineness: number;
  box: Box;
  layers: Layers;
  strokes: Strokes;
  occlusion: Occlusion;
  surfaces: PaintedSurfaces;
  shader: Shader;
}

/** Of the darkness of near surfaces. */
const OCCLUSION_SHARE = 0.4;
/** Of the wall between the first and the last. */
const SECOND_SHARE = 0.8;

export function sumSamples(input: SumInput): Float32Array {
  const { width, height, fineness, box, layers, strokes, occlusion, surfaces, shader } = input;
  const { triangle, width: across } = layers.front;
  const sums = new Float32Array(width * height * 4);
  const place: Place = { at: 0, x: 0, y: 0, darkness: 0 };
  const stack = new Float32Array(4);
  const whole = fineness * fineness;

  const hasStroke = (at: number): boolean =>
    (strokes.light[at]! | strokes.glow[at]! | strokes.dark[at]! | strokes.ring[at]!) !== 0;

  /** Whether all samples of a pixel show the same triangles and no stroke: then one stands for all. */
  function isPlain(first: number): boolean {
    const { solid, clear } = layers;
    for (let row = 0; row < fineness; row++)
      for (let column = 0, at = first + row * across; column < fineness; column++, at++) {
        if (triangle[at] !== triangle[first] || hasStroke(at)) return false;
        if (!clear || triangle[first]! < 0) continue;
        const isSame =
          solid.triangle[at] === solid.triangle[first] &&
          clear.second.triangle[at] === clear.second.triangle[first] &&
          clear.farthest.triangle[at] === clear.farthest.triangle[first];
        if (!isSame) return false;
      }
    return true;
  }

  function lay(t: number, opacity: number, isFront: boolean): void {
    shader.shade(t, place, isFront);
    const strength = Math.max(opacity, shader.colour[3]!);
    for (let channel = 0; channel < 3; channel++)
      stack[channel] = stack[channel]! * (1 - strength) + shader.colour[channel]! * strength;
    stack[3] = stack[3]! * (1 - strength) + strength;
  }

  /** From the back to the front: what is solid, the last wall, the second one, the front. */
  function layWalls(t: number, { solid, clear }: Layers): void {
    stack.fill(0);
    const opaque = solid.triangle[place.at]!;
    const last = clear?.farthest.triangle[place.at] ?? -1;
    const second = clear?.second.triangle[place.at] ?? -1;
    if (opaque >= 0) lay(opaque, 1, false);
    if (last >= 0 && last !== t) lay(last, shader.opacity(last, false), false);
    if (second >= 0 && second !== last && second !== t)
      lay(second, shader.opacity(second, false) * SECOND_SHARE, false);
    lay(t, shader.opacity(t, true), true);
  }

  function addSample(t: number, to: number, weight: number): void {
    if (surfaces.of(t).isClear) {
      layWalls(t, layers);
      for (let channel = 0; channel < 4; channel++) sums[to + channel] = sums[to + channel]! + stack[channel]! * weight;
      return;
    }
    shader.shade(t, place, true);
    for (let channel = 0; channel < 3; channel++)
      sums[to + channel] = sums[to + channel]! + shader.colour[channel]! * weight;
    sums[to + 3] = sums[to + 3]! + weight;
  }

  function addPixel(px: number, py: number): void {
    const first = py * fineness * across + px * fineness;
    const to = (py * width + px) * 4;
    place.darkness = occlusion.at(px * fineness, py * fineness) * OCCLUSION_SHARE;
    if (isPlain(first)) {
      if (triangle[first]! < 0) return;
      place.at = first;
      place.x = (px + 0.5) * fineness;
      place.y = (py + 0.5) * fineness;
      addSample(triangle[first]!, to, whole);
      return;
    }
    for (let row = 0; row < fineness; row++)
      for (let column = 0; column < fineness; column++) {
        const at = first + row * across + column;
        if (triangle[at]! < 0) continue;
        place.at = at;
        place.x = px * fineness + column + 0.5;
        place.y = py * fineness + row + 0.5;
        addSample(triangle[at]!, to, 1);
      }
  }

  const pixel = (sample: number): number => Math.floor(sample / fineness);
  for (let py = pixel(box.top); py <= pixel(box.bottom); py++)
    for (let px = pixel(box.left); px <= pixel(box.right); px++) addPixel(px, py);
  return sums;
}
