import { LINEAR_OF_BYTE } from '@brixel/mosaic/exact-colour';
import type { RgbPicture } from '@brixel/mosaic/picture';
import type { Light } from './eye.ts';

interface Share {
  pixel: number;
  weight: number;
}

/** Area mean where the picture is finer than the samples, straight lines between pixels where it is coarser. */
function sharesOf(pixels: number, samples: number): Share[][] {
  const step = pixels / samples;
  return Array.from({ length: samples }, (_, sample) => {
    if (step >= 1) {
      const from = sample * step;
      const to = Math.min(pixels, from + step);
      const first = Math.floor(from);
      return Array.from({ length: Math.ceil(to - 1e-9) - first }, (_, index) => ({
        pixel: first + index,
        weight: (Math.min(to, first + index + 1) - Math.max(from, first + index)) / step,
      }));
    }
    const place = Math.min(pixels - 1, Math.max(0, (sample + 0.5) * step - 0.5));
    const pixel = Math.floor(place);
    if (pixel === place) return [{ pixel, weight: 1 }];
    return [
      { pixel, weight: 1 - (place - pixel) },
      { pixel: pixel + 1, weight: place - pixel },
    ];
  });
}

/** Linear light of a picture at so many samples. */
export function sampleLight({ width, height, rgb }: RgbPicture, columns: number, rows: number): Light {
  const across = sharesOf(width, columns);
  const down = sharesOf(height, rows);
  const lines = new Float64Array(columns * height * 3);
  for (let y = 0; y < height; y++)
    across.forEach((shares, column) => {
      for (const { pixel, weight } of shares)
        for (let channel = 0; channel < 3; channel++)
          lines[(y * columns + column) * 3 + channel]! +=
            weight * LINEAR_OF_BYTE[rgb[(y * width + pixel) * 3 + channel]!]!;
    });
  const light = new Float64Array(columns * rows * 3);
  const line = columns * 3;
  down.forEach((shares, row) => {
    for (const { pixel, weight } of shares)
      for (let at = 0; at < line; at++) light[row * line + at]! += weight * lines[pixel * line + at]!;
  });
  return { width: columns, height: rows, rgb: light };
}
