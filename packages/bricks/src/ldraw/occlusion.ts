/** A little darkness where surfaces stand close together, from the depth buffer. */
import type { Box, Samples } from './raster.ts';

const TAPS = 9;
/** Reach in millimetres. */
const REACH = 3.2;

export interface Occlusion {
  /** from 0 to 1, at a sample */
  at(x: number, y: number): number;
}

export function findOcclusion(
  { width, height, depth, triangle }: Samples,
  viewNormals: Float32Array,
  samplesPerMillimetre: number,
  cell: number,
  box: Box,
): Occlusion {
  const w = Math.ceil(width / cell);
  const h = Math.ceil(height / cell);
  const raw = new Float32Array(w * h);
  const reach = Math.max(3, Math.min(60, REACH * samplesPerMillimetre));
  const directions = Float32Array.from({ length: 16 * TAPS * 2 }, (_, index) => {
    const pattern = Math.floor(index / (TAPS * 2));
    const tap = Math.floor((index % (TAPS * 2)) / 2);
    const angle = tap * 2.399963 + (pattern * Math.PI * 2) / 16;
    const radius = reach * Math.sqrt((tap + 0.6) / TAPS);
    return index % 2 ? Math.sin(angle) * radius : Math.cos(angle) * radius;
  });
  const middle = cell >> 1;
  const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map((edge) =>
    Math.floor(edge / cell),
  ) as [number, number, number, number];
  for (let row = top; row <= bottom && row < h; row++)
    for (let column = left; column <= right && column < w; column++) {
      const sx = Math.min(width - 1, column * cell + middle);
      const sy = Math.min(height - 1, row * cell + middle);
      const at = sy * width + sx;
      const t = triangle[at]!;
      if (t < 0) continue;
      const n = t * 9;
      const nx = viewNormals[n]!;
      const ny = viewNormals[n + 1]!;
      const nz = viewNormals[n + 2]!;
      const z = depth[at]!;
      const pattern = ((row & 3) * 4 + ((column * 7 + row * 3) & 3)) * TAPS * 2;
      let sum = 0;
      for (let tap = 0; tap < TAPS; tap++) {
        const ox = directions[pattern + tap * 2]!;
        const oy = directions[pattern + tap * 2 + 1]!;
        const qx = (sx + ox) | 0;
        const qy = (sy + oy) | 0;
        if (qx < 0 || qy < 0 || qx >= width || qy >= height) continue;
        const q = qy * width + qx;
        if (triangle[q]! < 0) continue;
        const oz = depth[q]! - z;
        const distance = Math.sqrt(ox * ox + oy * oy + oz * oz);
        const rise = (nx * ox - ny * oy + nz * oz) / distance - 0.12;
        if (rise > 0) sum += rise * Math.max(0, 1 - distance / (reach * 1.8));
      }
      raw[row * w + column] = Math.min(1, (sum * 2.4) / TAPS);
    }
  // The pattern repeats every four cells: a mean over four by four removes it, within surfaces only.
  const rowMeans = new Float32Array(w * h);
  const dark = new Float32Array(w * h);
  const sampleAt = (column: number, row: number) =>
    Math.min(height - 1, row * cell + middle) * width + Math.min(width - 1, column * cell + middle);
  const mean = (source: Float32Array, into: Float32Array, acrossStep: number, downStep: number): void => {
    for (let row = top; row <= bottom && row < h; row++)
      for (let column = left; column <= right && column < w; column++) {
        const at = sampleAt(column, row);
        if (triangle[at]! < 0) continue;
        const z = depth[at]!;
        let sum = 0;
        let count = 0;
        for (let step = -2; step < 2; step++) {
          const qx = column + step * acrossStep;
          const qy = row + step * downStep;
          if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue;
          const q = sampleAt(qx, qy);
          if (triangle[q]! < 0 || Math.abs(depth[q]! - z) > cell * 8) continue;
          sum += source[qy * w + qx]!;
          count++;
        }
        into[row * w + column] = count ? sum / count : 0;
      }
  };
  mean(raw, rowMeans, 1, 0);
  mean(rowMeans, dark, 0, 1);
  return {
    at: (x, y) => dark[Math.min(h - 1, Math.floor(y / cell)) * w + Math.min(w - 1, Math.floor(x / cell))]!,
  };
}
