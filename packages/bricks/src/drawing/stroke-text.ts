/** Figures and capitals as strokes: drawings look the same on every server, whatever fonts it has. */
import { short } from './svg.ts';

interface Glyph {
  advance: number;
  /** in a box 6 high, y down */
  path: string;
}

const DIGIT = 4.6;
const GLYPHS: Record<string, Glyph> = {
  '0': { advance: DIGIT, path: 'M1.8 0C3 0 3.6 1.2 3.6 3S3 6 1.8 6 0 4.8 0 3 .6 0 1.8 0Z' },
  '1': { advance: DIGIT, path: 'M.6 1.1L2 0V6' },
  '2': { advance: DIGIT, path: 'M.1 1.5C.3.6 1 0 1.8 0 2.8 0 3.5.7 3.5 1.7 3.5 3.2 1 4.3 0 6H3.7' },
  '3': {
    advance: DIGIT,
    path: 'M.2.9C.5.3 1 0 1.7 0 2.7 0 3.4.6 3.4 1.5S2.7 2.9 1.7 2.9C2.8 2.9 3.6 3.5 3.6 4.4S2.8 6 1.7 6C.9 6 .3 5.6 0 4.9',
  },
  '4': { advance: DIGIT, path: 'M2.9 6V0L0 4.2H3.9' },
  '5': {
    advance: DIGIT,
    path: 'M3.3 0H.7L.3 2.7C.7 2.4 1.2 2.2 1.7 2.2 2.8 2.2 3.6 3 3.6 4.1S2.8 6 1.7 6C.9 6 .3 5.6 0 5',
  },
  '6': { advance: DIGIT, path: 'M2.9 0C1.2 1 0 2.6 0 4.2 0 5.3.8 6 1.8 6S3.6 5.3 3.6 4.2 2.8 2.4 1.8 2.4.2 3.1 0 4' },
  '7': { advance: DIGIT, path: 'M0 0H3.6C2.5 1.8 1.5 3.8 1.2 6' },
  '8': {
    advance: DIGIT,
    path: 'M1.8 2.8C.9 2.8.3 2.2.3 1.4S.9 0 1.8 0 3.3.6 3.3 1.4 2.7 2.8 1.8 2.8C.8 2.8 0 3.5 0 4.4S.8 6 1.8 6 3.6 5.3 3.6 4.4 2.8 2.8 1.8 2.8Z',
  },
  '9': { advance: DIGIT, path: 'M.7 6C2.4 5 3.6 3.4 3.6 1.8 3.6.7 2.8 0 1.8 0S0 .7 0 1.8.8 3.6 1.8 3.6 3.4 2.9 3.6 2' },
  ',': { advance: 1.7, path: 'M.5 5.7V6L0 7' },
  '-': { advance: 3, path: 'M0 3.2H2' },
  '.': { advance: 1.4, path: 'M.2 5.7V6' },
  A: { advance: 4.6, path: 'M0 6L1.8 0 3.6 6M.7 3.9H2.9' },
  B: {
    advance: 4.6,
    path: 'M0 6V0H1.9C2.9 0 3.4 .6 3.4 1.4S2.9 2.8 1.9 2.8H0M1.9 2.8C3 2.8 3.6 3.5 3.6 4.4S3 6 1.9 6H0',
  },
  C: { advance: 4.6, path: 'M3.6 1.3C3.3 .5 2.7 0 1.9 0 .7 0 0 1.2 0 3S.7 6 1.9 6C2.7 6 3.3 5.5 3.6 4.7' },
  D: { advance: 4.6, path: 'M0 0V6H1.5C2.8 6 3.6 4.8 3.6 3S2.8 0 1.5 0Z' },
  E: { advance: 4.4, path: 'M3.4 0H0V6H3.4M0 2.9H2.8' },
  F: { advance: 4.4, path: 'M3.4 0H0V6M0 2.9H2.8' },
  G: { advance: 4.6, path: 'M3.6 1.3C3.3 .5 2.7 0 1.9 0 .7 0 0 1.2 0 3S.7 6 1.9 6C3 6 3.6 5 3.6 3.4H2' },
  H: { advance: 4.6, path: 'M0 0V6M3.6 0V6M0 2.9H3.6' },
  I: { advance: 1.8, path: 'M.4 0V6' },
  J: { advance: 3.8, path: 'M2.8 0V4.4C2.8 5.4 2.2 6 1.4 6 .6 6 0 5.4 0 4.6' },
  K: { advance: 4.6, path: 'M0 0V6M3.5 0L0 3.6M1.3 2.4L3.6 6' },
  L: { advance: 4.2, path: 'M0 0V6H3.3' },
  M: { advance: 5.4, path: 'M0 6V0L2.2 3.6 4.4 0V6' },
  N: { advance: 4.6, path: 'M0 6V0L3.6 6V0' },
  O: { advance: 4.8, path: 'M1.9 0C3.1 0 3.8 1.2 3.8 3S3.1 6 1.9 6 0 4.8 0 3 .7 0 1.9 0Z' },
  P: { advance: 4.5, path: 'M0 6V0H1.9C3 0 3.6 .7 3.6 1.6S3 3.2 1.9 3.2H0' },
  Q: { advance: 4.8, path: 'M1.9 0C3.1 0 3.8 1.2 3.8 3S3.1 6 1.9 6 0 4.8 0 3 .7 0 1.9 0ZM2.4 4.4L3.9 6.2' },
  R: { advance: 4.6, path: 'M0 6V0H1.9C3 0 3.6 .7 3.6 1.6S3 3.2 1.9 3.2H0M1.8 3.2L3.6 6' },
  S: {
    advance: 4.6,
    path: 'M3.4 1.1C3.1 .4 2.5 0 1.8 0 .9 0 .2 .6 .2 1.4 .2 3.4 3.6 2.5 3.6 4.5 3.6 5.4 2.8 6 1.8 6 1 6 .3 5.6 0 4.8',
  },
  T: { advance: 4.6, path: 'M0 0H3.6M1.8 0V6' },
  U: { advance: 4.6, path: 'M0 0V4.1C0 5.3 .7 6 1.8 6S3.6 5.3 3.6 4.1V0' },
  V: { advance: 4.6, path: 'M0 0L1.8 6 3.6 0' },
  W: { advance: 6.2, path: 'M0 0L1.2 6 2.6 1.4 4 6 5.2 0' },
  X: { advance: 4.6, path: 'M0 0L3.6 6M3.6 0L0 6' },
  Y: { advance: 4.6, path: 'M0 0L1.8 2.9 3.6 0M1.8 2.9V6' },
  Z: { advance: 4.6, path: 'M0 0H3.6L0 6H3.6' },
  m: {
    advance: 6.2,
    path: 'M0 6V2M0 3.4C.3 2.5.9 2 1.5 2 2.2 2 2.6 2.5 2.6 3.3V6M2.6 3.4C2.9 2.5 3.5 2 4.1 2 4.8 2 5.2 2.5 5.2 3.3V6',
  },
  ' ': { advance: 2.2, path: '' },
};
const GLYPH_HEIGHT = 6;
const GAP_AFTER_LAST = 1;

const glyphsOf = (text: string): Glyph[] => [...text].map((character) => GLYPHS[character] ?? GLYPHS[' ']!);

/** Width of the text when its figures are `height` high. */
export const strokeTextWidth = (text: string, height: number): number =>
  ((glyphsOf(text).reduce((sum, { advance }) => sum + advance, 0) - GAP_AFTER_LAST) * height) / GLYPH_HEIGHT;

/** Figures, capitals and the signs of measures, centred on the origin. */
export function strokeText(text: string, height: number, colour: string): string {
  const factor = height / GLYPH_HEIGHT;
  let x = -strokeTextWidth(text, height) / factor / 2;
  const strokes = glyphsOf(text).map(({ advance, path }) => {
    const placed = `<path d="${path}" transform="translate(${short(x)} ${-GLYPH_HEIGHT / 2})"/>`;
    x += advance;
    return placed;
  });
  return `<g transform="scale(${short(factor)})" fill="none" stroke="${colour}" stroke-width=".86" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}
