import { COLOUR_EYE, type EyeModel } from '@brixel/mosaic/eye-model';
import type { Studs } from '@brixel/mosaic/formats';
import type { Grid } from '@brixel/mosaic/grid';
import type { RgbPicture } from '@brixel/mosaic/picture';
import { type PictureLight, pictureLight } from '@brixel/mosaic/picture-light';
import { finish, searchMosaic } from '@brixel/mosaic/search-mosaic';
import { nearestMosaic } from '@brixel/mosaic/seen-palette';
import { timed } from '../support/measure.ts';
import { printTable } from '../support/table.ts';
import { floydSteinberg } from './floyd-steinberg.ts';
import { mean } from './mean.ts';
import { cutTo, type NamedPicture } from './pictures.ts';
import { createJudge } from './score.ts';

/** How true mosaics are to every picture and how long they take, beside the usual ways to make them. */

type Way = (light: PictureLight, palette: readonly string[], eye: EyeModel) => Grid;

const ways = {
  nearest: nearestMosaic,
  'Floyd-Steinberg': floydSteinberg,
  ours: (light, palette, eye) => finish(searchMosaic(light, { palette, eye })),
} satisfies Record<string, Way>;
type WayName = keyof typeof ways;
const WAY_NAMES = ['nearest', 'Floyd-Steinberg', 'ours'] as const satisfies readonly WayName[];

export interface Subject {
  title: string;
  palette: readonly string[];
  eye?: EyeModel;
  pictures: readonly NamedPicture[];
  studs: Studs;
  /** mean score and processor time that are to be reached */
  goal?: { score?: number; cpuMs?: number };
}

const RUNS = 3;
const mark = (isReached: boolean): string => (isReached ? '✓' : '✗');

/** The quickest of several runs, from decoded picture to cells. */
async function quickest(
  way: Way,
  picture: RgbPicture,
  { studs: { width, height }, palette, eye = COLOUR_EYE }: Subject,
) {
  const runs = [];
  for (let run = 0; run < RUNS; run++)
    runs.push(await timed(() => way(pictureLight(picture, width, height), palette, eye)));
  return runs.reduce((best, run) => (run.cpuMs < best.cpuMs ? run : best));
}

export async function measureFidelity(subject: Subject): Promise<void> {
  const { title, pictures, studs, goal = {} } = subject;
  const scores: Record<WayName, number[]> = { nearest: [], 'Floyd-Steinberg': [], ours: [] };
  const times: Record<WayName, number[]> = { nearest: [], 'Floyd-Steinberg': [], ours: [] };
  for (const named of pictures) {
    const picture = cutTo(named.picture, studs);
    const judge = createJudge(picture, studs.width, studs.height);
    for (const name of WAY_NAMES) {
      const { value, cpuMs } = await quickest(ways[name], picture, subject);
      scores[name].push(judge(value));
      times[name].push(cpuMs);
    }
  }
  const beats = (index: number): boolean =>
    scores.ours[index]! > Math.max(scores.nearest[index]!, scores['Floyd-Steinberg'][index]!);
  printTable([
    [`${title}, ${studs.width}×${studs.height}`, ...WAY_NAMES, 'goal', ''],
    ...pictures.map(({ name }, index) => [
      `  ${name}`,
      ...WAY_NAMES.map((way) => scores[way][index]!.toFixed(1)),
      '',
      mark(beats(index)),
    ]),
    goalRow('  mean score', scores, 1, goal.score, (value, wanted) => value >= wanted),
    goalRow('  milliseconds of processor time', times, 0, goal.cpuMs, (value, wanted) => value <= wanted),
  ]);
}

function goalRow(
  name: string,
  figures: Record<WayName, number[]>,
  digits: number,
  goal: number | undefined,
  isReached: (value: number, goal: number) => boolean,
): string[] {
  const row = [name, ...WAY_NAMES.map((way) => mean(figures[way]).toFixed(digits))];
  return goal === undefined ? [...row, '', ''] : [...row, String(goal), mark(isReached(mean(figures.ours), goal))];
}
