/** How much light a surface gets, and the ramps that the shop's drawings lay over flat faces. */
import { GLARE, LIGHT } from '../drawing/camera.ts';
import type { SurfaceFinish } from './palette.ts';

export const lightOn = (x: number, y: number, z: number): number =>
  0.5 + 0.44 * Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]) + 0.13 * (0.5 + 0.5 * y);

const POWER_STEPS = 1024;
const powerTable = (sharpness: number): Float32Array =>
  Float32Array.from({ length: POWER_STEPS + 1 }, (_, step) => (step / POWER_STEPS) ** sharpness);
const WIDE = powerTable(18);
const NARROW = powerTable(60);

export interface Gloss {
  wide: number;
  narrow: number;
  /** strength of the ramp on side faces */
  ramp: number;
  sheen: number;
  isMirror: boolean;
  /** strength of light edges */
  edge: number;
}

export const GLOSS: Record<SurfaceFinish, Gloss> = {
  solid: { wide: 0.45, narrow: 0, ramp: 0.06, sheen: 0, isMirror: false, edge: 0.74 },
  trans: { wide: 0.5, narrow: 0.3, ramp: 0.06, sheen: 0, isMirror: false, edge: 0.9 },
  milky: { wide: 0.35, narrow: 0, ramp: 0.06, sheen: 0, isMirror: false, edge: 0.74 },
  glitter: { wide: 0.5, narrow: 0.3, ramp: 0.06, sheen: 0, isMirror: false, edge: 0.9 },
  speckle: { wide: 0.4, narrow: 0, ramp: 0.06, sheen: 0, isMirror: false, edge: 0.74 },
  pearl: { wide: 0.75, narrow: 0, ramp: 0.14, sheen: 0.04, isMirror: false, edge: 0.8 },
  metal: { wide: 0.85, narrow: 0.25, ramp: 0.18, sheen: 0.06, isMirror: false, edge: 0.85 },
  chrome: { wide: 0.3, narrow: 0.6, ramp: 0.22, sheen: 0, isMirror: true, edge: 0.9 },
  rubber: { wide: 0.12, narrow: 0, ramp: 0.03, sheen: 0, isMirror: false, edge: 0.22 },
};

export function glareOn(x: number, y: number, z: number, gloss: Gloss): number {
  const facing = x * GLARE[0] + y * GLARE[1] + z * GLARE[2];
  if (facing <= 0) return 0;
  const step = Math.min(POWER_STEPS, (facing * POWER_STEPS) | 0);
  return gloss.wide * WIDE[step]! + gloss.narrow * NARROW[step]!;
}

/** Chrome mirrors a bright sky, a dark horizon and a grey floor. */
export function mirrored(x: number, y: number, z: number): number {
  const up = 2 * z * y;
  const side = 2 * z * x;
  const sky =
    up > 0.1
      ? 0.95 + 0.5 * Math.min(1, (up - 0.1) * 1.6)
      : up > -0.12
        ? 0.32 + (up + 0.12) * 2.2
        : 0.62 + Math.min(0.3, (-0.12 - up) * 0.5);
  return sky + 0.12 * -side;
}

type Stop = readonly [offset: number, value: number];
export const RAMP_STEPS = 256;
function ramp(stops: readonly Stop[]): Float32Array {
  return Float32Array.from({ length: RAMP_STEPS + 1 }, (_, step) => {
    const t = step / RAMP_STEPS;
    const next = stops.findIndex(([offset]) => offset >= t);
    if (next < 0) return stops.at(-1)![1];
    if (next === 0) return stops[0]![1];
    const [a, b] = [stops[next - 1]!, stops[next]!];
    return a[1] + ((b[1] - a[1]) * (t - a[0])) / (b[0] - a[0] || 1);
  });
}

export const LEVEL_RAMP = ramp([
  [0, 0.06],
  [0.5, 0],
  [1, -0.05],
]);
export const CAP_RAMP = ramp([
  [0, 0.07],
  [0.55, 0],
  [1, -0.07],
]);
export const sideRamp = (gloss: number): Float32Array =>
  ramp([
    [0, gloss],
    [0.35, 0.01],
    [0.8, -0.055],
    [1, -0.02],
  ]);
/** Reflection of a window: white where positive, black where negative. */
export const WINDOW_LIT = ramp([
  [0, 0.03],
  [0.3, 0.15],
  [0.46, 0.05],
  [0.62, 0],
  [1, -0.05],
]);
export const WINDOW_SHADED = ramp([
  [0, 0.09],
  [0.3, 0.03],
  [0.46, 0],
  [1, -0.05],
]);
