/** Triangles into a depth buffer; which triangle a sample shows is all that is kept. */
import { CERTIFIED } from './mesh.ts';

export interface Samples {
  width: number;
  height: number;
  depth: Float32Array;
  /** -1 for none */
  triangle: Int32Array;
}

/** Samples that the part may cover. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Corners in samples, three a triangle; z towards the viewer, in samples too. */
export interface Projected {
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
}

export const createSamples = (width: number, height: number): Samples => ({
  width,
  height,
  depth: new Float32Array(width * height).fill(-Infinity),
  triangle: new Int32Array(width * height).fill(-1),
});

/** What is drawn of the triangles, and into which layer. */
export interface Filling {
  isDrawn(triangle: number): boolean;
  /** of the triangles: backs of certified ones lose against fronts at the same place; without it both sides are alike */
  flags?: Uint8Array;
  /** what lies farthest stays, instead of what is in front */
  farthest?: boolean;
  /** only what lies behind this layer, or in front of that one */
  behind?: Float32Array;
  inFrontOf?: Float32Array;
}

/** Samples by which backs lie deeper, so that wrong windings and small gaps show the inside instead of a hole. */
const BACK_DEPTH = 0.8;
/** Samples by which something has to lie behind a layer, so that a surface does not lie behind itself. */
const LAYER_GAP = 0.6;
const LEAST_AREA = 1e-7;

export function fill(samples: Samples, { x, y, z }: Projected, count: number, filling: Filling): void {
  const { width, height, depth, triangle } = samples;
  const { isDrawn, flags, farthest = false, behind, inFrontOf } = filling;
  for (let t = 0; t < count; t++) {
    const i = t * 3;
    let [x0, y0] = [x[i]!, y[i]!];
    let [x1, y1] = [x[i + 1]!, y[i + 1]!];
    let [x2, y2] = [x[i + 2]!, y[i + 2]!];
    const [z0, z1, z2] = [z[i]!, z[i + 1]!, z[i + 2]!];
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    if (!(area > LEAST_AREA || area < -LEAST_AREA) || !isDrawn(t)) continue;
    // y runs down: what is counter-clockwise has a negative area
    const isBack = flags !== undefined && (flags[t]! & CERTIFIED) !== 0 && area > 0;
    const [ox, oy, oz] = [x0, y0, z0 - (isBack ? BACK_DEPTH : 0)];
    const dzdx = ((z1 - z0) * (y2 - y0) - (z2 - z0) * (y1 - y0)) / area;
    const dzdy = ((z2 - z0) * (x1 - x0) - (z1 - z0) * (x2 - x0)) / area;
    // from the uppermost corner to the lowest
    if (y0 > y1) [x0, y0, x1, y1] = [x1, y1, x0, y0];
    if (y1 > y2) [x1, y1, x2, y2] = [x2, y2, x1, y1];
    if (y0 > y1) [x0, y0, x1, y1] = [x1, y1, x0, y0];
    const firstRow = Math.max(0, Math.ceil(y0 - 0.5));
    const lastRow = Math.min(height - 1, Math.ceil(y2 - 0.5) - 1);
    const long = (x2 - x0) / (y2 - y0);
    const upper = y1 > y0 ? (x1 - x0) / (y1 - y0) : 0;
    const lower = y2 > y1 ? (x2 - x1) / (y2 - y1) : 0;
    for (let row = firstRow; row <= lastRow; row++) {
      const cy = row + 0.5;
      const onLong = x0 + (cy - y0) * long;
      const onShort = cy < y1 ? x0 + (cy - y0) * upper : x1 + (cy - y1) * lower;
      const from = Math.max(0, Math.ceil(Math.min(onLong, onShort) - 0.5));
      const to = Math.min(width - 1, Math.ceil(Math.max(onLong, onShort) - 0.5) - 1);
      let value = oz + (from + 0.5 - ox) * dzdx + (cy - oy) * dzdy;
      const end = row * width + to;
      for (let at = row * width + from; at <= end; at++, value += dzdx) {
        if (behind && value >= behind[at]! - LAYER_GAP) continue;
        if (inFrontOf && value <= inFrontOf[at]!) continue;
        const last = depth[at]!;
        if (farthest ? value >= last && last !== -Infinity : value <= last) continue;
        depth[at] = value;
        triangle[at] = t;
      }
    }
  }
}

export interface Mask {
  width: number;
  height: number;
  /** 1 where it is covered */
  covered: Float32Array;
}

/** Which cells triangles cover, for shadows. */
export function cover(
  { width, height, covered }: Mask,
  { x, y }: Pick<Projected, 'x' | 'y'>,
  isDrawn: Uint8Array,
): void {
  for (let t = 0; t < isDrawn.length; t++) {
    if (!isDrawn[t]) continue;
    const i = t * 3;
    const lowest = Math.min(y[i]!, y[i + 1]!, y[i + 2]!);
    const highest = Math.max(y[i]!, y[i + 1]!, y[i + 2]!);
    const lastRow = Math.min(height - 1, Math.ceil(highest - 0.5) - 1);
    for (let row = Math.max(0, Math.ceil(lowest - 0.5)); row <= lastRow; row++) {
      const cy = row + 0.5;
      let [left, right] = [Infinity, -Infinity];
      for (let k = 0; k < 3; k++) {
        const [a, b] = [i + k, i + ((k + 1) % 3)];
        if (y[a]! <= cy === y[b]! <= cy) continue;
        const cx = x[a]! + ((cy - y[a]!) / (y[b]! - y[a]!)) * (x[b]! - x[a]!);
        left = Math.min(left, cx);
        right = Math.max(right, cx);
      }
      const from = Math.max(0, Math.ceil(left - 0.5));
      const to = Math.min(width - 1, Math.ceil(right - 0.5) - 1);
      if (from <= to) covered.fill(1, row * width + from, row * width + to + 1);
    }
  }
}
