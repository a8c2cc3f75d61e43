/** Mosaics as products: framed, and the photograph that dissolves into bricks. */

import type { Size } from '@brixel/bricks/drawing/svg';
import { type MosaicSize, studsOf } from '@brixel/mosaic/formats';
import { COLOUR_PALETTE } from '@brixel/mosaic/palette';
import { type Cut, type RgbaPicture, type RgbPicture, resample, resampleSmooth, WHOLE } from '@brixel/mosaic/picture';
import { quantize } from '@brixel/mosaic/quantize';
import { renderMosaic } from '@brixel/mosaic/render';
import type { Motif } from '../pictures.ts';

const PALETTE = COLOUR_PALETTE.map(({ hex }) => hex);

const CUTS: Record<Motif, Cut> = {
  raccoon: { x: 0.62, y: 0.44, zoom: 1.08 },
  cat: WHOLE,
  espresso: WHOLE,
  sunset: WHOLE,
};

const FRAME = { colour: [19, 32, 36], lit: [58, 74, 80], dark: [8, 15, 18] } as const;
/** Below this, studs and light would be lost; a small picture is drawn larger and scaled down. */
const MIN_PIXELS_PER_STUD = 4;
const FILLED = 0.8;

export function framedMosaic(photo: RgbPicture, motif: Motif, size: MosaicSize, box: Size): RgbaPicture {
  const { width: columns, height: rows } = studsOf(size, 'portrait');
  const grid = quantize(resample(photo, columns, rows, CUTS[motif]), { palette: PALETTE });
  const wanted = Math.min((box.width * FILLED) / columns, (box.height * FILLED) / rows);
  const pixelsPerStud = Math.max(MIN_PIXELS_PER_STUD, Math.round(wanted));
  return framed(renderMosaic(grid, { pixelsPerStud }), box);
}

function framed(mosaic: RgbaPicture, box: Size): RgbaPicture {
  const bar = Math.round(Math.max(mosaic.width, mosaic.height) * 0.022);
  const outer = { width: mosaic.width + 2 * bar, height: mosaic.height + 2 * bar };
  const scale = Math.max(outer.width / box.width, outer.height / box.height) / (FILLED + 0.1);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  const left = Math.round((width - outer.width) / 2);
  const top = Math.round((height - outer.height) / 2);
  const rgba = new Uint8ClampedArray(width * height * 4);
  const blur = bar * 1.6;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const target = (y * width + x) * 4;
      const fx = x - left;
      const fy = y - top;
      if (fx >= 0 && fy >= 0 && fx < outer.width && fy < outer.height) {
        const light = frameLight(fx, fy, outer, bar);
        if (light) rgba.set([...light, 255], target);
        else copyMosaicPixel(mosaic, fx - bar, fy - bar, bar, rgba, target);
      } else {
        const shade = softRect(fx - bar * 0.8, fy - bar * 1.2, outer, blur) * 0.34;
        rgba.set([10, 42, 48, shade * 255], target);
      }
    }
  }
  return { width, height, rgba };
}

/** Colour of the frame at a place inside its outer edge; null over the mosaic. */
function frameLight(x: number, y: number, { width, height }: Size, bar: number): readonly number[] | null {
  const depth = Math.min(x, y, width - 1 - x, height - 1 - y);
  if (depth >= bar) return null;
  const upperLeft = Math.min(x, y) <= Math.min(width - 1 - x, height - 1 - y);
  const edge = Math.max(1, Math.round(bar * 0.12));
  if (depth < edge) return upperLeft ? FRAME.lit : FRAME.dark;
  if (depth >= bar - edge) return upperLeft ? FRAME.dark : FRAME.lit;
  return FRAME.colour;
}

/** The frame shades the upper left of the mosaic a little. */
function copyMosaicPixel(
  mosaic: RgbaPicture,
  x: number,
  y: number,
  bar: number,
  rgba: Uint8ClampedArray,
  target: number,
): void {
  const source = (y * mosaic.width + x) * 4;
  const light = 1 - 0.4 * Math.max(0, 1 - Math.min(x, y) / (bar * 0.6));
  for (let channel = 0; channel < 3; channel++) rgba[target + channel] = mosaic.rgba[source + channel]! * light;
  rgba[target + 3] = 255;
}

const falloff = (distance: number, blur: number): number => {
  const t = Math.min(1, Math.max(0, 0.5 + distance / (2 * blur)));
  return t * t * (3 - 2 * t);
};

const softRect = (x: number, y: number, { width, height }: Size, blur: number): number =>
  falloff(Math.min(x, width - x), blur) * falloff(Math.min(y, height - y), blur);

const HERO_STUDS = 72;
const HERO_PIXELS = 16;
const HERO_CUT: Cut = { x: 0.63, y: 0.38, zoom: 1.3 };
/** Less than for a picture on the wall: seen this close, single stray colours would be taken for faults. */
const HERO_DIFFUSION = 0.3;

/** Left the photograph, right the mosaic; in between stud after stud comes up. */
export function dissolvingMosaic(photo: RgbPicture): RgbaPicture {
  const grid = quantize(resample(photo, HERO_STUDS, HERO_STUDS, HERO_CUT), {
    palette: PALETTE,
    diffusion: HERO_DIFFUSION,
  });
  const mosaic = renderMosaic(grid, { pixelsPerStud: HERO_PIXELS });
  const smooth = resampleSmooth(photo, mosaic.width, mosaic.height, HERO_CUT);
  for (let y = 0; y < mosaic.height; y++) {
    for (let x = 0; x < mosaic.width; x++) {
      const column = Math.floor(x / HERO_PIXELS);
      const row = Math.floor(y / HERO_PIXELS);
      if (isLaid(column, row)) continue;
      const light = contactLight(column, row, x % HERO_PIXELS, y % HERO_PIXELS);
      const at = y * mosaic.width + x;
      for (let channel = 0; channel < 3; channel++)
        mosaic.rgba[at * 4 + channel] = smooth.rgb[at * 3 + channel]! * light;
    }
  }
  return mosaic;
}

function isLaid(column: number, row: number): boolean {
  const noise = ((Math.imul(column, 374761393) ^ Math.imul(row, 668265263)) >>> 8) % 1000;
  const progress = (column / HERO_STUDS - 0.22) / 0.28;
  return progress > noise / 1000;
}

/** Photograph right of or below a brick lies in its shade. */
function contactLight(column: number, row: number, x: number, y: number): number {
  const reach = HERO_PIXELS * 0.4;
  const fromLeft = column > 0 && isLaid(column - 1, row) ? Math.max(0, 1 - x / reach) : 0;
  const fromAbove = row > 0 && isLaid(column, row - 1) ? Math.max(0, 1 - y / reach) : 0;
  return 1 - 0.45 * Math.max(fromLeft, fromAbove);
}
