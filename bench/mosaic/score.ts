import { lightOfHex } from '@brixel/mosaic/exact-colour';
import type { Grid } from '@brixel/mosaic/grid';
import type { RgbPicture } from '@brixel/mosaic/picture';
import type { Plane } from './blur.ts';
import { type Light, opponentsOf, type Seen, see } from './eye.ts';
import { sampleLight } from './samples.ts';
import { similarity } from './similarity.ts';

/**
 * How well a mosaic stands for its picture, from 0 to 100. Both are seen from three distances, given in studs per degree:
 * 1.8, 4.6 and 11.5 metres for studs of 8 mm. At each, half of the score is the colour difference (its mean and the worst
 * twentieth), half the structural similarity of lightness at one sample a stud. Random studs reach 4, unlimited colours 83.
 */
const STUDS_PER_DEGREE = [4, 10, 25] as const;
const SAMPLES_PER_STUD = 4;
const MEAN_SHARE = 0.75;
const WORST_SHARE = 0.25;
const WORST = 0.95;
const DIFFERENCE_SCALE = 10;

/** Judges mosaics of one picture at one size. */
export function createJudge(picture: RgbPicture, width: number, height: number): (grid: Grid) => number {
  const original = seenFromAll(sampleLight(picture, width * SAMPLES_PER_STUD, height * SAMPLES_PER_STUD));
  return (grid) => {
    const mosaic = seenFromAll(lightOfGrid(grid));
    const scores = original.map((seen, distance) => scoreOf(seen, mosaic[distance]!));
    return (100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length;
  };
}

function seenFromAll(light: Light): Seen[] {
  const opponents = opponentsOf(light);
  return STUDS_PER_DEGREE.map((studs) => see(opponents, studs * SAMPLES_PER_STUD));
}

/** Studs as flat squares. */
function lightOfGrid({ width, height, palette, cells }: Grid): Light {
  const colours = palette.map(lightOfHex);
  const columns = width * SAMPLES_PER_STUD;
  const rows = height * SAMPLES_PER_STUD;
  const rgb = new Float64Array(columns * rows * 3);
  for (let sample = 0; sample < columns * rows; sample++) {
    const x = Math.floor((sample % columns) / SAMPLES_PER_STUD);
    const y = Math.floor(sample / columns / SAMPLES_PER_STUD);
    rgb.set(colours[cells[y * width + x]!]!, sample * 3);
  }
  return { width: columns, height: rows, rgb };
}

function scoreOf(original: Seen, mosaic: Seen): number {
  const differences = original.lightness.values.map((lightness, sample) =>
    Math.hypot(
      lightness - mosaic.lightness.values[sample]!,
      original.a.values[sample]! - mosaic.a.values[sample]!,
      original.b.values[sample]! - mosaic.b.values[sample]!,
    ),
  );
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
  const worst = differences.sort()[Math.floor(WORST * (differences.length - 1))]!;
  const colour = Math.exp(-(MEAN_SHARE * mean + WORST_SHARE * worst) / DIFFERENCE_SCALE);
  const structure = Math.max(0, similarity(perStud(original.lightness), perStud(mosaic.lightness)));
  return (colour + structure) / 2;
}

function perStud({ width, height, values }: Plane): Plane {
  const studs = { width: width / SAMPLES_PER_STUD, height: height / SAMPLES_PER_STUD };
  const means = new Float64Array(studs.width * studs.height);
  values.forEach((value, sample) => {
    const x = Math.floor((sample % width) / SAMPLES_PER_STUD);
    const y = Math.floor(sample / width / SAMPLES_PER_STUD);
    means[y * studs.width + x]! += value / SAMPLES_PER_STUD ** 2;
  });
  return { ...studs, values: means };
}
