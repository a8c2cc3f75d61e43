// Mosaics: how true to the picture they are, and how long they take, beside the usual ways to make them.
import type { Grid } from '@brixel/mosaic/grid';
import { nearestMosaic } from '@brixel/mosaic/nearest-mosaic';
import type { RgbPicture } from '@brixel/mosaic/picture';
import { type PictureLight, pictureLight } from '@brixel/mosaic/picture-light';
import { finish, searchMosaic } from '@brixel/mosaic/search-mosaic';
import { floydSteinberg } from './mosaic/floyd-steinberg.ts';
import { PUBLIC_PALETTE, SEVEN_GREYS, SHOP_PALETTE, SIX_GREYS } from './mosaic/palettes.ts';
import { inGrey, loadPictures, type NamedPicture } from './mosaic/pictures.ts';
import { createJudge } from './mosaic/score.ts';
import { timed } from './support/measure.ts';
import { printTable } from './support/table.ts';

type Way = (light: PictureLight, palette: readonly string[]) => Grid;

const ways = {
  nearest: nearestMosaic,
  'Floyd-Steinberg': floydSteinberg,
  ours: (light, palette) => finish(searchMosaic(light, { palette })),
} satisfies Record<string, Way>;
type WayName = keyof typeof ways;
const WAY_NAMES = ['nearest', 'Floyd-Steinberg', 'ours'] as const satisfies readonly WayName[];

/** Mean score and processor time that are to be reached. */
interface Goal {
  score?: number;
  cpuMs?: number;
}

interface Subject {
  title: string;
  palette: readonly string[];
  pictures: readonly NamedPicture[];
  side: number;
  goal?: Goal;
}

const RUNS = 3;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const mark = (isReached: boolean): string => (isReached ? '✓' : '✗');

/** The quickest of several runs, from decoded picture to cells. */
async function quickest(way: Way, picture: RgbPicture, side: number, palette: readonly string[]) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await timed(() => way(pictureLight(picture, side, side), palette)));
  return runs.reduce((best, run) => (run.cpuMs < best.cpuMs ? run : best));
}

async function measureSubject({ title, palette, pictures, side, goal = {} }: Subject): Promise<void> {
  const scores: Record<WayName, number[]> = { nearest: [], 'Floyd-Steinberg': [], ours: [] };
  const times: Record<WayName, number[]> = { nearest: [], 'Floyd-Steinberg': [], ours: [] };
  for (const { picture } of pictures) {
    const judge = createJudge(picture, side, side);
    for (const name of WAY_NAMES) {
      const { value, cpuMs } = await quickest(ways[name], picture, side, palette);
      scores[name].push(judge(value));
      times[name].push(cpuMs);
    }
  }
  const beats = (index: number): boolean =>
    scores.ours[index]! > Math.max(scores.nearest[index]!, scores['Floyd-Steinberg'][index]!);
  printTable([
    [`${title}, ${side}×${side}`, ...WAY_NAMES, 'goal', ''],
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

const isQuick = process.argv.includes('--quick');
const pictures = await loadPictures();
const greys = pictures.map(inGrey);

await measureSubject({
  title: 'colour, public values',
  palette: PUBLIC_PALETTE,
  pictures,
  side: 48,
  goal: { score: 69.5, cpuMs: 50 },
});
await measureSubject({ title: 'colour, the shop', palette: SHOP_PALETTE, pictures, side: 48, goal: { cpuMs: 50 } });
await measureSubject({ title: 'six greys', palette: SIX_GREYS, pictures: greys, side: 48, goal: { score: 68 } });
await measureSubject({ title: 'seven greys', palette: SEVEN_GREYS, pictures: greys, side: 48, goal: { score: 68 } });
if (!isQuick) {
  for (const [side, cpuMs] of [
    [64, 90],
    [96, 150],
    [128, 250],
  ] as const)
    await measureSubject({ title: 'colour, public values', palette: PUBLIC_PALETTE, pictures, side, goal: { cpuMs } });
}
