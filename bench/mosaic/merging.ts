import { MOSAIC_SIZES, studsOf } from '@brixel/mosaic/formats';
import { type Mosaic, makeMosaic } from '@brixel/mosaic/make-mosaic';
import { finish } from '@brixel/mosaic/search-mosaic';
import { timed } from '../support/measure.ts';
import { printTable } from '../support/table.ts';
import { mean } from './mean.ts';
import { cutTo, type NamedPicture } from './pictures.ts';
import { createJudge } from './score.ts';

interface Figures {
  pieces: number[];
  scores: number[];
  cpuMs: number[];
}

const row = (name: string, { pieces, scores, cpuMs }: Figures): string[] => [
  name,
  mean(pieces).toFixed(0),
  mean(scores).toFixed(1),
  mean(cpuMs).toFixed(0),
];

/** What laying areas of one colour with larger plates saves and what it costs, in the sizes of the shop. */
export async function measureMerging(pictures: readonly NamedPicture[]): Promise<void> {
  const rows: string[][] = [];
  for (const size of MOSAIC_SIZES) {
    const studs = studsOf(size, 'portrait');
    const figures: Record<'single' | 'merged', Figures> = {
      single: { pieces: [], scores: [], cpuMs: [] },
      merged: { pieces: [], scores: [], cpuMs: [] },
    };
    for (const named of pictures) {
      const picture = cutTo(named.picture, studs);
      const judge = createJudge(picture, studs.width, studs.height);
      for (const plates of ['single', 'merged'] as const) {
        const make = (): Mosaic => finish(makeMosaic({ picture, studs, mode: 'color', plates }));
        const { value, cpuMs } = await timed(make);
        figures[plates].pieces.push(value.plates.length);
        figures[plates].scores.push(judge(value.grid));
        figures[plates].cpuMs.push(cpuMs);
      }
    }
    const title = `  ${size.toUpperCase()}, ${studs.width}×${studs.height}`;
    rows.push(row(`${title}, single`, figures.single), row(`${title}, merged`, figures.merged));
  }
  printTable([['plates in the sizes of the shop', 'pieces', 'score', 'CPU ms'], ...rows]);
}
