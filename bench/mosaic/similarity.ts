import { blur, type Plane } from './blur.ts';

const WINDOW = 1.5;
const MEAN_CONSTANT = 1;
const VARIANCE_CONSTANT = 9;

/** Structural similarity (SSIM) of two planes of lightness from 0 to 100: 1 means alike. */
export function similarity(a: Plane, b: Plane): number {
  const mean = (of: (sample: number) => number): Float64Array =>
    blur({ ...a, values: a.values.map((_, sample) => of(sample)) }, WINDOW).values;
  const x = a.values;
  const y = b.values;
  const meanX = blur(a, WINDOW).values;
  const meanY = blur(b, WINDOW).values;
  const xx = mean((sample) => x[sample]! * x[sample]!);
  const yy = mean((sample) => y[sample]! * y[sample]!);
  const xy = mean((sample) => x[sample]! * y[sample]!);
  let sum = 0;
  for (let sample = 0; sample < x.length; sample++) {
    const mx = meanX[sample]!;
    const my = meanY[sample]!;
    const variances = xx[sample]! - mx * mx + yy[sample]! - my * my;
    const covariance = xy[sample]! - mx * my;
    sum +=
      ((2 * mx * my + MEAN_CONSTANT) * (2 * covariance + VARIANCE_CONSTANT)) /
      ((mx * mx + my * my + MEAN_CONSTANT) * (variances + VARIANCE_CONSTANT));
  }
  return sum / x.length;
}
