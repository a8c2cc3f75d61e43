import type { Grid } from '@brixel/mosaic/grid';
import { nearestMosaic } from '@brixel/mosaic/nearest-mosaic';
import type { RgbPicture } from '@brixel/mosaic/picture';
import { greyLight, type PictureLight, pictureLight } from '@brixel/mosaic/picture-light';
import { renderMosaic } from '@brixel/mosaic/render';
import { searchMosaic } from '@brixel/mosaic/search-mosaic';
import { type ColourCount, countColours } from '@brixel/mosaic/statistics';
import { type Adjustments, adjustPicture } from './adjust-picture.ts';

/** What the worker is asked and what it answers. */

export interface MosaicJob {
  /** the cut of the picture, four bytes a point */
  source: { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };
  studs: { width: number; height: number };
  palette: readonly string[];
  adjustments: Adjustments;
  greyscale: boolean;
  pixelsPerStud: number;
}

export interface MosaicResult {
  studs: { width: number; height: number };
  picture: { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };
  /** which palette the colours are counted in */
  greyscale: boolean;
  /** palette indices and how often each is used, most first */
  colours: ColourCount[];
  /** false for what can be shown at once, the nearest colour of each stud by itself */
  isFinal: boolean;
}

/** The quick result, then the good one; in between null wherever the work may be broken off. */
export function* mosaicFrames(job: MosaicJob, isFirstShown = false): Generator<MosaicResult | null, void> {
  const light = lightOf(job);
  const { palette } = job;
  if (!isFirstShown) yield frameOf(nearestMosaic(light, palette), job, false);
  const steps = searchMosaic(light, { palette });
  for (;;) {
    const step = steps.next();
    yield step.done ? frameOf(step.value, job, true) : null;
    if (step.done) return;
  }
}

function lightOf({ source, studs, adjustments, greyscale }: MosaicJob): PictureLight {
  const picture = withoutAlpha(source);
  const saturation = greyscale ? 0 : adjustments.saturation;
  const rgb = adjustPicture(picture.rgb, { ...adjustments, saturation }, false);
  const light = pictureLight({ ...picture, rgb }, studs.width, studs.height);
  return greyscale ? greyLight(light) : light;
}

/** Photos may be see-through; the wall behind a mosaic is white. */
function withoutAlpha({ width, height, rgba }: MosaicJob['source']): RgbPicture {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3]! / 255;
    for (let channel = 0; channel < 3; channel++) rgb[to + channel] = rgba[from + channel]! * alpha + 255 * (1 - alpha);
  }
  return { width, height, rgb };
}

function frameOf(grid: Grid, { studs, greyscale, pixelsPerStud }: MosaicJob, isFinal: boolean): MosaicResult {
  const { width, height, rgba } = renderMosaic(grid, { pixelsPerStud });
  return {
    studs,
    greyscale,
    picture: { width, height, rgba: rgba as Uint8ClampedArray<ArrayBuffer> },
    colours: countColours(grid),
    isFinal,
  };
}
