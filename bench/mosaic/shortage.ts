import { studsOf } from '@brixel/mosaic/formats';
import { makeMosaic } from '@brixel/mosaic/make-mosaic';
import { COLOUR_PALETTE } from '@brixel/mosaic/palette';
import { finish } from '@brixel/mosaic/search-mosaic';
import { countColours } from '@brixel/mosaic/statistics';
import { timed } from '../support/measure.ts';
import { printTable } from '../support/table.ts';
import { mean } from './mean.ts';
import type { NamedPicture } from './pictures.ts';
import { createJudge } from './score.ts';

const SHORT_COLOURS = 5;
const SHARES = [1, 0.6, 0.3];
/** Of all other colours: more than enough. */
const PLENTY = 100_000;

/** How good a mosaic stays when its five commonest colours run short. */
export async function measureShortage(pictures: readonly NamedPicture[]): Promise<void> {
  const studs = studsOf('s', 'square');
  const figures = SHARES.map(() => ({ scores: [] as number[], cpuMs: [] as number[] }));
  for (const { picture } of pictures) {
    const judge = createJudge(picture, studs.width, studs.height);
    const make = (stock?: readonly number[]) =>
      finish(makeMosaic({ picture, studs, mode: 'color', plates: 'single', stock })).grid;
    const commonest = countColours(make()).slice(0, SHORT_COLOURS);
    for (const [index, share] of SHARES.entries()) {
      const stock: number[] = COLOUR_PALETTE.map(() => PLENTY);
      for (const { colour, count } of commonest) stock[colour] = Math.floor(count * share);
      const { value, cpuMs } = await timed(() => make(stock));
      figures[index]!.scores.push(judge(value));
      figures[index]!.cpuMs.push(cpuMs);
    }
  }
  printTable([
    [`stock of the ${SHORT_COLOURS} commonest colours, ${studs.width}×${studs.height}`, 'score', 'CPU ms'],
    ...SHARES.map((share, index) => [
      `  ${share * 100} % of what is wanted`,
      mean(figures[index]!.scores).toFixed(1),
      mean(figures[index]!.cpuMs).toFixed(0),
    ]),
  ]);
}
