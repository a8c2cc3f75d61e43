import { CALMNESS, USUAL_CALMNESS } from '@brixel/mosaic/eye-model';
import type { Studs } from '@brixel/mosaic/formats';
import { type Mosaic, makeMosaic, mosaicLight, type PlateChoice } from '@brixel/mosaic/make-mosaic';
import { finish } from '@brixel/mosaic/search-mosaic';
import { countColours } from '@brixel/mosaic/statistics';
import { timed } from '../support/measure.ts';
import { printTable } from '../support/table.ts';
import { mean } from './mean.ts';
import { cutTo, type NamedPicture } from './pictures.ts';
import { createJudge } from './score.ts';
import { unrestOf } from './unrest.ts';

/** What each step from true colours to calm areas costs in score, and what it gains in calm, pieces and colours. */
export async function measureCalm(pictures: readonly NamedPicture[], studs: Studs): Promise<void> {
  const rows: string[][] = [];
  for (const plates of ['single', 'merged'] as const)
    for (const calm of CALMNESS) {
      const name = `  ${plates}, calmness ${calm}${calm === USUAL_CALMNESS ? ', the usual' : ''}`;
      rows.push([name, ...(await figuresOf(pictures, studs, plates, calm))]);
    }
  const title = `calm, the shop, ${studs.width}×${studs.height}`;
  printTable([[title, 'score', 'unrest', 'pieces', 'colours', 'CPU ms'], ...rows]);
}

async function figuresOf(
  pictures: readonly NamedPicture[],
  studs: Studs,
  plates: PlateChoice,
  calm: (typeof CALMNESS)[number],
): Promise<string[]> {
  const figures: number[][] = [];
  for (const named of pictures) {
    const picture = cutTo(named.picture, studs);
    const judge = createJudge(picture, studs.width, studs.height);
    const make = (): Mosaic => finish(makeMosaic({ picture, studs, mode: 'color', plates, calm }));
    const { value, cpuMs } = await timed(make);
    const unrest = unrestOf(value.grid, mosaicLight(picture, studs, 'color'));
    figures.push([judge(value.grid), unrest, value.plates.length, countColours(value.grid).length, cpuMs]);
  }
  return [1, 2, 0, 1, 0].map((digits, column) => mean(figures.map((row) => row[column]!)).toFixed(digits));
}
