import type { Blur, FarView } from './eye-model.ts';
import { gaussianTaps } from './gaussian.ts';

/** What studs miss, blurred as the eye blurs it from afar and kept up to date change by change. */
export interface BlurredMiss {
  /** lightness, a and b at each stud */
  values: Float64Array;
  /** how much of a stud's own miss stays with it, in lightness and in chroma */
  lightnessShare: number;
  chromaShare: number;
  add(stud: number, lightness: number, a: number, b: number): void;
}

/** The weight of each neighbour in the sum of squares of the blurred miss, row by row around the stud. */
function kernel(parts: readonly Blur[], radius: number): Float64Array {
  const side = 2 * radius + 1;
  const weights = new Float64Array(side * side);
  for (const { weight, falloff } of parts) {
    const taps = gaussianTaps(falloff, radius);
    for (let at = 0; at < weights.length; at++)
      weights[at]! += weight * taps[Math.abs(Math.floor(at / side) - radius)]! * taps[Math.abs((at % side) - radius)]!;
  }
  return weights;
}

export function blurredMiss(
  width: number,
  height: number,
  { radius, lightnessBlur, chromaBlur }: FarView,
): BlurredMiss {
  const side = 2 * radius + 1;
  const middle = radius * side + radius;
  const lightnessShares = kernel(lightnessBlur, radius);
  const chromaShares = kernel(chromaBlur, radius);
  const values = new Float64Array(width * height * 3);
  return {
    values,
    lightnessShare: lightnessShares[middle]!,
    chromaShare: chromaShares[middle]!,
    add(stud, lightness, a, b) {
      const column = stud % width;
      const row = (stud - column) / width;
      const left = Math.max(0, column - radius);
      const right = Math.min(width - 1, column + radius);
      const bottom = Math.min(height - 1, row + radius);
      for (let y = Math.max(0, row - radius); y <= bottom; y++) {
        let weight = (y - row + radius) * side + left - column + radius;
        let at = (y * width + left) * 3;
        for (let x = left; x <= right; x++, weight++, at += 3) {
          const share = chromaShares[weight]!;
          values[at]! += lightnessShares[weight]! * lightness;
          values[at + 1]! += share * a;
          values[at + 2]! += share * b;
        }
      }
    },
  };
}
