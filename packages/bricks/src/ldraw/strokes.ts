/** Lines that are drawn over surfaces, as coverage of each sample. */
import { LIGHT } from '../drawing/camera.ts';
import type { V3 } from '../drawing/vector.ts';
import type { Samples } from './raster.ts';

export interface Strokes {
  /** bevels that catch the light, and the glow around them */
  light: Uint8Array;
  glow: Uint8Array;
  /** outlines and creases */
  dark: Uint8Array;
  /** soft shadows at the feet of studs and of the part */
  ring: Uint8Array;
}

export function createStrokes({ width, height }: Samples): Strokes {
  const layer = () => new Uint8Array(width * height);
  return { light: layer(), glow: layer(), dark: layer(), ring: layer() };
}

export interface Stroke {
  /** in samples: across, down, towards the viewer */
  from: V3;
  to: V3;
  halfWidth: number;
  /** 0..1 */
  strength: number;
  /** fades towards its sides */
  isSoft?: boolean;
  /** how far the surface may lie beside the line */
  slack?: number;
}

/** How far a surface may lie before or behind a line that belongs to it, at some distance from it. */
export const depthTolerance = (distance: number): number => 1.5 + 3.5 * distance;

/** Where the surface of the part lies at the line. */
export function stamp(
  into: Uint8Array,
  { width, height, depth, triangle }: Samples,
  { from: [x0, y0, z0], to: [x1, y1, z1], halfWidth, strength, isSoft = false, slack = 0 }: Stroke,
): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy || 1e-9;
  const reach = halfWidth + 0.5;
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + reach));
  for (let row = top; row <= bottom; row++) {
    const py = row + 0.5 - y0;
    for (let column = left, at = row * width + left; column <= right; column++, at++) {
      if (triangle[at]! < 0) continue;
      const px = column + 0.5 - x0;
      const along = (px * dx + py * dy) / square;
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const [ex, ey] = [px - t * dx, py - t * dy];
      const distance = Math.sqrt(ex * ex + ey * ey);
      if (distance >= reach) continue;
      const aside = depth[at]! - z0 - t * (z1 - z0);
      const tolerance = depthTolerance(distance + slack);
      if (aside > tolerance || aside < -tolerance) continue;
      const coverage = isSoft ? 1 - distance / reach : Math.min(1, reach - distance);
      deepen(into, at, strength * coverage * 255);
    }
  }
}

/** Strokes over each other do not add up. */
export function deepen(into: Uint8Array, at: number, value: number): void {
  if (value > into[at]!) into[at] = value;
}

const LIGHT_ACROSS = Math.hypot(LIGHT[0], LIGHT[1]);

/** From 0 for what looks to the light in the picture to 1 for what looks away from it. */
export const awayFromLight = (x: number, up: number): number =>
  (1 - (x * LIGHT[0] + up * LIGHT[1]) / (LIGHT_ACROSS * Math.hypot(x, up) || 1)) / 2;

/** A rim is bright towards the light, fades, and is dark on the far side. */
export function rimStrength(away: number): { layer: 'light' | 'dark'; strength: number } {
  if (away < 0.45) return { layer: 'light', strength: 1 - (away / 0.45) * 0.6 };
  if (away < 0.62) return { layer: 'light', strength: 0.4 * (1 - (away - 0.45) / 0.17) };
  return { layer: 'dark', strength: 0.35 * Math.min(1, (away - 0.62) / 0.3) };
}
