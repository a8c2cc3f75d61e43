import { hexToRgb } from '@brixel/bricks/oklab';

/** Shapes, colours and figures in the language of PDF files. */

/** How far the handles of a curve lie that comes nearest to a quarter of a circle. */
const QUARTER = 0.5523;

/** Of the digits of Helvetica Bold, in parts of the letter size. */
const DIGIT_WIDTH = 0.556;
const DIGIT_HEIGHT = 0.72;

export const short = (value: number): string => String(Math.round(value * 1000) / 1000);
const shorts = (...values: readonly number[]): string => values.map(short).join(' ');

/** Red, green and blue as shares of one. */
export const sharesOf = (hex: string): string => shorts(...hexToRgb(hex).map((byte) => byte / 255));

/** Digits around a point, in the font F. */
export function centred(digits: string, x: number, y: number, size: number): string {
  const left = x - (digits.length * DIGIT_WIDTH * size) / 2;
  return `BT /F ${short(size)} Tf ${shorts(left, y - (DIGIT_HEIGHT * size) / 2)} Td (${digits}) Tj ET`;
}

export function circle(x: number, y: number, radius: number): string {
  const handle = radius * QUARTER;
  const [left, right, low, high] = [x - radius, x + radius, y - radius, y + radius];
  return [
    `${shorts(right, y)} m`,
    `${shorts(right, y + handle, x + handle, high, x, high)} c`,
    `${shorts(x - handle, high, left, y + handle, left, y)} c`,
    `${shorts(left, y - handle, x - handle, low, x, low)} c`,
    `${shorts(x + handle, low, right, y - handle, right, y)} c h`,
  ].join(' ');
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, high] = [x + width, y + height];
  const handle = radius * (1 - QUARTER);
  return [
    `${shorts(x + radius, y)} m`,
    `${shorts(right - radius, y)} l`,
    `${shorts(right - handle, y, right, y + handle, right, y + radius)} c`,
    `${shorts(right, high - radius)} l`,
    `${shorts(right, high - handle, right - handle, high, right - radius, high)} c`,
    `${shorts(x + radius, high)} l`,
    `${shorts(x + handle, high, x, high - handle, x, high - radius)} c`,
    `${shorts(x, y + radius)} l`,
    `${shorts(x, y + handle, x + handle, y, x + radius, y)} c h`,
  ].join(' ');
}
