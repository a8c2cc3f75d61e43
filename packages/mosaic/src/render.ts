import { plasticTone } from '@brixel/bricks/drawing/plastic';
import { hexToRgb } from '@brixel/bricks/oklab';
import { EMPTY, type Grid } from './grid.ts';
import type { RgbaPicture } from './picture.ts';
import { lightAt, type MosaicStyle } from './stud-light.ts';

export interface RenderOptions {
  pixelsPerStud: number;
  style?: MosaicStyle;
  /** colour of the base that shows between round parts and where no part lies */
  base?: string;
}

const BASE = '#20282b';
const LEVELS = 96;
const DARKEST = 0.3;
const BRIGHTEST = 1.5;
/** Moulded parts of one colour differ a little; without it flat areas look artificial. */
const BATCH_DIFFERENCE = 0.014;
const BATCHES = 3;

const batchAt = (x: number, y: number): number => (((x * 73856093) ^ (y * 19349663)) >>> 3) % BATCHES;

const packed = (hex: string): number => {
  const [red, green, blue] = hexToRgb(hex);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
};

/** One sprite per colour and batch is drawn and then copied, so a mosaic costs little more than a memory copy. */
export function renderMosaic(grid: Grid, { pixelsPerStud, style = 'plate', base = BASE }: RenderOptions): RgbaPicture {
  const width = grid.width * pixelsPerStud;
  const height = grid.height * pixelsPerStud;
  const pixels = new Uint32Array(width * height);
  const sprites = spriteSource(grid, pixelsPerStud, style, base);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const sprite = sprites(grid.cells[y * grid.width + x]!, batchAt(x, y));
      let target = y * pixelsPerStud * width + x * pixelsPerStud;
      // copied one by one: for so few pixels a copy of a part of the array takes longer to begin
      for (let from = 0; from < sprite.length; from += pixelsPerStud, target += width)
        for (let column = 0; column < pixelsPerStud; column++) pixels[target + column] = sprite[from + column]!;
    }
  }
  return { width, height, rgba: new Uint8ClampedArray(pixels.buffer) };
}

function spriteSource(grid: Grid, size: number, style: MosaicStyle, base: string) {
  const partLevels = lightLevels(size, style);
  const baseLevels = style === 'plate' ? partLevels : lightLevels(size, 'plate');
  const underRound = packed(plasticTone(base, DARKEST));
  const sprites = new Map<number, Uint32Array>();
  return (index: number, batch: number): Uint32Array => {
    const key = index * BATCHES + batch;
    const known = sprites.get(key);
    if (known) return known;
    const empty = index === EMPTY;
    const ramp = toneRamp(empty ? base : grid.palette[index]!, batch);
    const levels = empty ? baseLevels : partLevels;
    const sprite = Uint32Array.from(levels, (level) => (level < 0 ? underRound : ramp[level]!));
    sprites.set(key, sprite);
    return sprite;
  };
}

/** Cached, because a moving slider draws the same colours again and again, and tones cost more than all the rest. */
const ramps = new Map<string, Uint32Array>();
const MAX_CACHED_RAMPS = 1000;

function toneRamp(hex: string, batch: number): Uint32Array {
  const key = `${hex} ${batch}`;
  const known = ramps.get(key);
  if (known) return known;
  const offset = (batch - (BATCHES - 1) / 2) * BATCH_DIFFERENCE;
  const ramp = Uint32Array.from({ length: LEVELS }, (_, level) =>
    packed(plasticTone(hex, DARKEST + ((BRIGHTEST - DARKEST) * level) / (LEVELS - 1) + offset)),
  );
  if (ramps.size >= MAX_CACHED_RAMPS) ramps.clear();
  ramps.set(key, ramp);
  return ramp;
}

/** Light per pixel of one part in `LEVELS` steps, oversampled; -1 where the base shows. */
function lightLevels(size: number, style: MosaicStyle): Int16Array {
  const samples = size < 24 ? 4 : 2;
  const levels = new Int16Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let sum = 0;
      let hits = 0;
      for (let j = 0; j < samples; j++) {
        for (let i = 0; i < samples; i++) {
          const light = lightAt((x + (i + 0.5) / samples) / size, (y + (j + 0.5) / samples) / size, style, size);
          if (light === null) continue;
          sum += light;
          hits++;
        }
      }
      const covered = hits / (samples * samples);
      const light = Math.min(BRIGHTEST, Math.max(DARKEST, (sum / hits) * covered + DARKEST * (1 - covered)));
      levels[y * size + x] = hits === 0 ? -1 : Math.round(((light - DARKEST) / (BRIGHTEST - DARKEST)) * (LEVELS - 1));
    }
  }
  return levels;
}
