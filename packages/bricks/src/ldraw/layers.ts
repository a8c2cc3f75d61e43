/** What lies behind each other in a picture: all that is solid, and of what one can look through the front, the second and the last wall. */
import type { PaintedSurfaces } from './painted-surfaces.ts';
import { createSamples, fill, type Projected, type Samples } from './raster.ts';

export interface Layers {
  solid: Samples;
  /** what is seen first, solid or not */
  front: Samples;
  /** null where nothing is clear */
  clear: { second: Samples; farthest: Samples } | null;
}

export function fillLayers(
  { width, height }: { width: number; height: number },
  { projected, count, flags }: { projected: Projected; count: number; flags: Uint8Array },
  surfaces: PaintedSurfaces,
): Layers {
  const solid = createSamples(width, height);
  const isClear = (triangle: number): boolean => surfaces.of(triangle).isClear;
  if (surfaces.hasSolid) fill(solid, projected, count, { isDrawn: (triangle) => !isClear(triangle), flags });
  if (!surfaces.hasClear) return { solid, front: solid, clear: null };
  const front: Samples = { width, height, depth: solid.depth.slice(), triangle: solid.triangle.slice() };
  const second = createSamples(width, height);
  const farthest = createSamples(width, height);
  fill(front, projected, count, { isDrawn: isClear });
  fill(second, projected, count, { isDrawn: isClear, behind: front.depth, inFrontOf: solid.depth });
  fill(farthest, projected, count, { isDrawn: isClear, farthest: true, inFrontOf: solid.depth });
  return { solid, front, clear: { second, farthest } };
}
