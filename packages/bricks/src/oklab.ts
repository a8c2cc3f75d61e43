/** sRGB and OKLab: the colour space for distances and shades. */

export type Rgb = readonly [red: number, green: number, blue: number];
export type Oklab = readonly [lightness: number, a: number, b: number];
export interface Oklch {
  lightness: number;
  chroma: number;
  /** radians */
  hue: number;
}

export function hexToRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function rgbToHex(rgb: Rgb): string {
  const byte = (channel: number) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

export const srgbToLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
export const linearToSrgb = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const LINEAR_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));
const linearOf = (channel: number): number => LINEAR_OF_BYTE[channel] ?? srgbToLinear(channel / 255);

export function rgbToOklab([red, green, blue]: Rgb): Oklab {
  const r = linearOf(red);
  const g = linearOf(green);
  const b = linearOf(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function oklabToLinear([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export function hexToOklch(hex: string): Oklch {
  const [lightness, a, b] = rgbToOklab(hexToRgb(hex));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

const GAMUT_TOLERANCE = 0.0005;
const inGamut = (rgb: Rgb): boolean =>
  rgb.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);
const encoded = (linear: number): number => 255 * linearToSrgb(Math.min(1, Math.max(0, linear)));

/** Where the colour does not fit sRGB, chroma is reduced; hue and lightness stay. */
export function oklchToHex({ lightness, chroma, hue }: Oklch): string {
  const level = Math.min(1, Math.max(0, lightness));
  for (let reduced = Math.max(0, chroma), tries = 0; tries < 24; tries++, reduced *= 0.94) {
    const linear = oklabToLinear([level, reduced * Math.cos(hue), reduced * Math.sin(hue)]);
    if (inGamut(linear)) return rgbToHex([encoded(linear[0]), encoded(linear[1]), encoded(linear[2])]);
  }
  const grey = encoded(level ** 3);
  return rgbToHex([grey, grey, grey]);
}
