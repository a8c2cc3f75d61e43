import { BASE_STUDS } from './plates.ts';

/** Sizes and formats of a mosaic, in studs and centimetres. */

export const MOSAIC_SIZES = ['s', 'm', 'l', 'xl'] as const;
export type MosaicSize = (typeof MOSAIC_SIZES)[number];

/** As shoppers read them, and as the service is asked for them. */
export const SIZE_LETTERS = { s: 'S', m: 'M', l: 'L', xl: 'XL' } as const satisfies Record<MosaicSize, string>;

export const FORMATS = ['portrait', 'landscape', 'square'] as const;
export type Format = (typeof FORMATS)[number];

export interface Studs {
  width: number;
  height: number;
}

const PORTRAIT: Record<MosaicSize, readonly [number, number]> = {
  s: [48, 64],
  m: [72, 96],
  l: [96, 128],
  xl: [120, 160],
};
const SQUARE: Record<MosaicSize, number> = { s: 48, m: 64, l: 96, xl: 128 };

const STUD_CM = 0.8;
const PIECES_PER_HOUR = 12 * 60;

export function studsOf(size: MosaicSize, format: Format): Studs {
  if (format === 'square') return { width: SQUARE[size], height: SQUARE[size] };
  const [short, long] = PORTRAIT[size];
  return format === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** Width divided by height of the picture's cut. */
export const ratioOf = (format: Format): number => ({ portrait: 3 / 4, landscape: 4 / 3, square: 1 })[format];

/** The format whose proportions are nearest to a picture's. */
export function nearestFormat({ width, height }: { width: number; height: number }): Format {
  const miss = (format: Format): number => Math.abs(Math.log(width / height / ratioOf(format)));
  return FORMATS.reduce((best, format) => (miss(format) < miss(best) ? format : best));
}

/** Rounded, because 0.8 times a stud count is not exact in binary. */
export const centimetres = (studs: number): number => Math.round(studs * STUD_CM * 10) / 10;

export const partsOf = ({ width, height }: Studs): number => width * height;

export const hoursFor = (pieces: number): number => Math.max(1, Math.round(pieces / PIECES_PER_HOUR));

/** Bases of 16×16 studs; a half one at an edge counts as one. */
export const basesOf = ({ width, height }: Studs): number =>
  Math.ceil(width / BASE_STUDS) * Math.ceil(height / BASE_STUDS);

/** Two picture points a stud are the least that still shows edges. */
const POINTS_PER_STUD = 2;

/** The largest size for which a cut of that width has enough points; null when it is too small even for S. */
export function sharpestSize(cutWidth: number, format: Format): MosaicSize | null {
  return MOSAIC_SIZES.findLast((size) => cutWidth >= studsOf(size, format).width * POINTS_PER_STUD) ?? null;
}
