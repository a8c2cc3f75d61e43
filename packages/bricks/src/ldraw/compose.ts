import { type ShadowLayer, shadowRow } from './ground-shadow.ts';

/** Long shadows fade out before the border instead of being cut off there: over this share of the picture. */
const FADE = 0.07;
const LEAST = 0.002;

/** Sums of samples over the shadows on the ground, as red, green, blue and opacity. */
export function compose(
  sums: Float32Array,
  { width, height, samples }: { width: number; height: number; samples: number },
  shadows: readonly ShadowLayer[],
  shadowColour: ArrayLike<number>,
): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const fade = Math.max(1, FADE * Math.min(width, height));
  const fadeAt = (place: number, length: number): number => Math.min(1, Math.min(place + 1, length - place) / fade);
  const rows = shadows.map(() => new Float32Array(width));
  for (let py = 0, at = 0; py < height; py++) {
    for (const [index, layer] of shadows.entries()) shadowRow(layer, py, rows[index]!);
    const rowFade = fadeAt(py, height);
    for (let px = 0; px < width; px++, at += 4) {
      const opacity = sums[at + 3]! / samples;
      const lit = rows.reduce((left, row) => left * (1 - row[px]!), 1);
      const under = (1 - opacity) * (1 - lit) * Math.min(rowFade, fadeAt(px, width));
      const total = opacity + under;
      if (total <= LEAST) continue;
      for (let channel = 0; channel < 3; channel++)
        rgba[at + channel] = (sums[at + channel]! / samples + shadowColour[channel]! * under) / total;
      rgba[at + 3] = total * 255;
    }
  }
  return rgba;
}
