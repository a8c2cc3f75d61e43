import { hexToOklch, hexToRgb, oklchToHex, srgbToLinear } from '@brixel/bricks/oklab';

const DARK = '#000000';
const LIGHT = '#ffffff';

/** Black or white letters: whichever stands out more. */
export const textOn = (hex: string): string => (contrast(hex, LIGHT) >= contrast(hex, DARK) ? LIGHT : DARK);

const OUTLINE_STEP = 0.16;
const DARKEST_OUTLINED = 0.45;

/** The same colour a little darker, or lighter where it is dark already: the edge of a part beside its like. */
export function outlineOn(hex: string): string {
  const colour = hexToOklch(hex);
  const step = colour.lightness > DARKEST_OUTLINED ? -OUTLINE_STEP : OUTLINE_STEP;
  return oklchToHex({ ...colour, lightness: colour.lightness + step });
}

/** As the accessibility guidelines measure it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = hexToRgb(hex);
  const light = (byte: number): number => srgbToLinear(byte / 255);
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}
