import { share } from '../support/measure.ts';

export interface Difference {
  known: number;
  unknown: number;
  /** Welch's t of the quicker nine tenths: beyond 4.5 two samples are held to be different */
  t: number;
}

/** What an onlooker with a clock sees of two kinds of calls. The slowest tenth is the machine's own business. */
export function differenceOf(known: readonly number[], unknown: readonly number[]): Difference {
  const [a, b] = [describe(known), describe(unknown)];
  const t = (a.mean - b.mean) / Math.sqrt(a.variance / a.count + b.variance / b.count);
  return { known: share(known, 0.5), unknown: share(unknown, 0.5), t };
}

function describe(times: readonly number[]) {
  const quick = times.toSorted((x, y) => x - y).slice(0, Math.ceil(times.length * 0.9));
  const count = quick.length;
  const mean = quick.reduce((sum, time) => sum + time, 0) / count;
  const variance = quick.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (count - 1);
  return { count, mean, variance };
}
