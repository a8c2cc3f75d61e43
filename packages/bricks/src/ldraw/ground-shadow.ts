/** The two soft shadows on the ground: the thrown one and the dark line of contact. */
import type { Size } from '../drawing/svg.ts';
import type { Frame, Look } from './framing.ts';
import type { Mesh } from './mesh.ts';
import { cover } from './raster.ts';

export interface ShadowLayer {
  width: number;
  height: number;
  /** picture pixels a cell */
  cell: number;
  /** picture pixels around the picture that the layer covers as well */
  margin: number;
  alpha: Float32Array;
  strength: number;
}

/** Three means over a box come close to a Gaussian; columns are walked row by row too, in the order of memory. */
function blur(source: Float32Array, width: number, height: number, sigma: number): void {
  const radius = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5));
  const by = 1 / (2 * radius + 1);
  const other = new Float32Array(source.length);
  const sums = new Float32Array(width);
  for (let round = 0; round < 3; round++) {
    for (let row = 0; row < height; row++) {
      const start = row * width;
      let sum = 0;
      for (let at = 0; at < radius && at < width; at++) sum += source[start + at]!;
      for (let at = 0; at < width; at++) {
        if (at + radius < width) sum += source[start + at + radius]!;
        if (at > radius) sum -= source[start + at - radius - 1]!;
        other[start + at] = sum * by;
      }
    }
    sums.fill(0);
    for (let row = 0; row < radius && row < height; row++)
      for (let at = 0; at < width; at++) sums[at] = sums[at]! + other[row * width + at]!;
    for (let row = 0; row < height; row++) {
      const coming = (row + radius) * width;
      const gone = (row - radius - 1) * width;
      if (row + radius < height) for (let at = 0; at < width; at++) sums[at] = sums[at]! + other[coming + at]!;
      if (row > radius) for (let at = 0; at < width; at++) sums[at] = sums[at]! - other[gone + at]!;
      const start = row * width;
      for (let at = 0; at < width; at++) source[start + at] = sums[at]! > 1e-4 ? sums[at]! * by : 0;
    }
  }
}

/** Only what lies so near to the ground darkens it, in millimetres. */
const CONTACT = 1.6;

export function groundShadows(
  mesh: Mesh,
  { rows, toLight }: Look,
  { scale, originX, originY, floor, tallestCaster }: Frame,
  size: Size,
  isClear: boolean,
): ShadowLayer[] {
  const { positions: p, count } = mesh;
  const x = new Float32Array(count * 3);
  const y = new Float32Array(count * 3);

  /** `slide` says how far a point of that height lies from its shadow, against the light. */
  function layer(
    { sigma, strength, shift }: { sigma: number; strength: number; shift: number },
    isDrawn: Uint8Array,
    slide: (height: number) => number,
  ): ShadowLayer {
    const cell = Math.max(1, Math.floor(sigma / 2));
    const margin = Math.ceil(sigma * 3);
    const width = Math.ceil((size.width + 2 * margin) / cell);
    const height = Math.ceil((size.height + 2 * margin) / cell);
    for (let corner = 0, at = 0; corner < count * 3; corner++, at += 3) {
      const along = slide(p[at + 2]! - floor);
      const [sx, sy] = [p[at]! - toLight[0] * along, p[at + 1]! - toLight[1] * along];
      const px = rows[0][0] * sx + rows[0][1] * sy + rows[0][2] * floor;
      const py = rows[1][0] * sx + rows[1][1] * sy + rows[1][2] * floor;
      x[corner] = (px * scale + originX + margin) / cell;
      y[corner] = (-py * scale + originY + shift + margin) / cell;
    }
    const alpha = new Float32Array(width * height);
    cover({ width, height, covered: alpha }, { x, y }, isDrawn);
    blur(alpha, width, height, sigma / cell);
    return { width, height, cell, margin, alpha, strength };
  }

  const all = new Uint8Array(count).fill(1);
  const low = Uint8Array.from({ length: count }, (_, t) =>
    (p[t * 9 + 2]! + p[t * 9 + 5]! + p[t * 9 + 8]!) / 3 - floor < CONTACT ? 1 : 0,
  );
  return [
    layer(
      { sigma: Math.max(0.6, 1.1 * scale), strength: isClear ? 0.3 : 0.24, shift: 0 },
      all,
      (height) => Math.min(height, tallestCaster) / toLight[2],
    ),
    layer({ sigma: Math.max(0.5, 0.42 * scale), strength: isClear ? 0.3 : 0.42, shift: 0.35 * scale }, low, () => 0),
  ];
}

/** One row of picture pixels: shadow between the cells. */
export function shadowRow(
  { width, height, cell, margin, alpha, strength }: ShadowLayer,
  py: number,
  into: Float32Array,
): void {
  const fy = (py + 0.5 + margin) / cell - 0.5;
  const iy = Math.max(0, Math.min(height - 2, Math.floor(fy)));
  const v = Math.max(0, Math.min(1, fy - iy));
  const upper = iy * width;
  const lower = upper + width;
  for (let px = 0; px < into.length; px++) {
    const fx = (px + 0.5 + margin) / cell - 0.5;
    const ix = fx < 0 ? 0 : fx > width - 2 ? width - 2 : fx | 0;
    const u = fx - ix;
    const a = alpha[upper + ix]! * (1 - v) + alpha[lower + ix]! * v;
    const b = alpha[upper + ix + 1]! * (1 - v) + alpha[lower + ix + 1]! * v;
    into[px] = (a + (b - a) * u) * strength;
  }
}
