import type { Grid } from '@brixel/mosaic/grid';
import { type RgbPicture, resample } from '@brixel/mosaic/picture';
import { quantize } from '@brixel/mosaic/quantize';
import { renderMosaic } from '@brixel/mosaic/render';
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

export function runMosaicJob({
  source,
  studs,
  palette,
  adjustments,
  greyscale,
  pixelsPerStud,
}: MosaicJob): MosaicResult {
  const cells = resample(withoutAlpha(source), studs.width, studs.height);
  const grid: Grid = quantize({ ...cells, rgb: adjustPicture(cells.rgb, adjustments, greyscale) }, { palette });
  const { width, height, rgba } = renderMosaic(grid, { pixelsPerStud });
  return {
    studs,
    greyscale,
    picture: { width, height, rgba: rgba as Uint8ClampedArray<ArrayBuffer> },
    colours: countColours(grid),
  };
}
