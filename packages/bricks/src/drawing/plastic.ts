import { hexToOklch, oklchToHex } from '../oklab.ts';

const DEGREE = Math.PI / 180;
const COOL_SHADE_HUE = 250 * DEGREE;
const MAX_CACHED_TONES = 20_000;
const cache = new Map<string, string>();

/**
 * Colour of a plastic surface under `light`: 0 is deep shade, 1 the catalogue colour, 1.5 a highlight.
 * Blacks are lifted so that their shape stays readable, whites shade to a cool grey, yellows to orange instead of olive.
 */
export function plasticTone(hex: string, light: number): string {
  const key = `${hex}|${light.toFixed(3)}`;
  const known = cache.get(key);
  if (known) return known;
  const tone = oklchToHex(light <= 1 ? shaded(hex, 1 - light) : lit(hex, light - 1));
  if (cache.size >= MAX_CACHED_TONES) cache.clear();
  cache.set(key, tone);
  return tone;
}

const darkness = (lightness: number): number => Math.max(0, (0.42 - lightness) / 0.42);
const whiteness = (lightness: number): number => Math.max(0, (lightness - 0.86) / 0.14);

function shaded(hex: string, shade: number) {
  const base = hexToOklch(hex);
  const dark = darkness(base.lightness);
  const white = whiteness(base.lightness);
  const yellow = base.hue > 70 * DEGREE && base.hue < 120 * DEGREE && base.chroma > 0.08;
  const nearlyWhite = white > 0.4 && base.chroma < 0.03;
  return {
    lightness: (base.lightness + dark * 0.055) * (1 - shade * (0.56 - white * 0.1 + dark * 0.1)),
    chroma: base.chroma * (1 - shade * 0.18) + white * shade * 0.02,
    hue: nearlyWhite ? COOL_SHADE_HUE : base.hue - (yellow ? shade * 16 * DEGREE : 0),
  };
}

function lit(hex: string, gain: number) {
  const base = hexToOklch(hex);
  const dark = darkness(base.lightness);
  const lifted = base.lightness + dark * 0.055;
  return {
    lightness: lifted + (1 - lifted) * gain * (0.62 - dark * 0.2) + dark * gain * 0.1,
    chroma: base.chroma * (1 - gain * 0.55),
    hue: base.hue,
  };
}
