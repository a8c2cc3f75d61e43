import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { type Calmness, USUAL_CALMNESS } from '@brixel/mosaic/eye-model';
import type { Studs } from '@brixel/mosaic/formats';
import type { Grid } from '@brixel/mosaic/grid';
import { billOf, buildMosaic, mosaicLight, type PlateChoice } from '@brixel/mosaic/make-mosaic';
import { type MosaicMode, paletteFor } from '@brixel/mosaic/palette';
import type { PictureLight } from '@brixel/mosaic/picture-light';
import { renderMosaic } from '@brixel/mosaic/render';
import { nearestMosaic } from '@brixel/mosaic/seen-palette';
import { type ColourCount, countColours } from '@brixel/mosaic/statistics';
import { type SourceTask, sourcePicture } from '../picture/source-picture.ts';

/** What the worker is asked and what it answers. */

export interface MosaicJob extends SourceTask {
  studs: Studs;
  /** single ones unless said otherwise */
  plates?: PlateChoice;
  /** the usual unless said otherwise */
  calm?: Calmness;
  /** how many studs there are of each palette colour; left out, as many as are needed */
  stock?: readonly number[];
  /** skus of our range that larger plates are taken of; left out, all of it */
  range?: ReadonlySet<string>;
  pixelsPerStud: number;
}

export interface MosaicResult {
  studs: Studs;
  picture: { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };
  /** which palette the colours are counted in */
  mode: MosaicMode;
  plates: PlateChoice;
  calm: Calmness;
  /** palette index per stud, row by row */
  cells: Uint8Array;
  /** palette indices and how often each is used, most first */
  colours: ColourCount[];
  /** the parts; null for what can be shown at once, the nearest colour of each stud by itself */
  bill: BillLine[] | null;
  isFinal: boolean;
}

/** The quick result, then the good one; in between null wherever the work may be broken off. */
export function* mosaicFrames(job: MosaicJob, isFirstShown = false): Generator<MosaicResult | null, void> {
  const { mode } = job;
  const light = mosaicLight(sourcePicture(job), job.studs, mode);
  if (!isFirstShown) {
    yield resultOf(firstGrid(light, job), job, null);
  }
  const { plates = 'single', calm, stock, range } = job;
  const steps = buildMosaic(light, { mode, plates, calm, stock, range });
  for (;;) {
    const step = steps.next();
    yield step.done ? resultOf(step.value.grid, job, billOf(step.value)) : null;
    if (step.done) return;
  }
}

/** The nearest colour of each stud by itself, among those that there are any of. */
function firstGrid(light: PictureLight, { mode, stock }: MosaicJob): Grid {
  const palette = paletteFor(mode).map(({ hex }) => hex);
  if (!stock) return nearestMosaic(light, palette);
  const usable = palette.map((_, colour) => colour).filter((colour) => stock[colour]! > 0);
  const { cells, ...grid } = nearestMosaic(
    light,
    usable.map((colour) => palette[colour]!),
  );
  return { ...grid, palette, cells: cells.map((place) => usable[place]!) };
}

function resultOf(grid: Grid, job: MosaicJob, bill: BillLine[] | null): MosaicResult {
  const { studs, mode, plates = 'single', calm = USUAL_CALMNESS, pixelsPerStud } = job;
  const { width, height, rgba } = renderMosaic(grid, { pixelsPerStud });
  return {
    studs,
    mode,
    plates,
    calm,
    picture: { width, height, rgba: rgba as Uint8ClampedArray<ArrayBuffer> },
    cells: grid.cells,
    colours: countColours(grid),
    bill,
    isFinal: bill !== null,
  };
}
