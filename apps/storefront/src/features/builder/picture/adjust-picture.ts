/** Brightness, contrast and saturation of a picture; each up to this much less or more, 0 changes nothing. */

export const MOST_ADJUSTED = 100;

export interface Adjustments {
  brightness: number;
  contrast: number;
  saturation: number;
}

export const NO_ADJUSTMENT: Adjustments = { brightness: 0, contrast: 0, saturation: 0 };

/** Shares of the channels in lightness, as on a screen. */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;
const MIDDLE = 128;
/** A full brightness slider moves every channel by this share of its range. */
const BRIGHTNESS_RANGE = 0.4;

const byte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));

/**
 * Contrast turns around the middle grey; at -100 half of it is left, at 100 it doubles. Rounded, because engines may
 * differ in the last bit of a power and the mosaic must not.
 */
const contrastFactor = (contrast: number): number => Math.round(4096 * 2 ** (contrast / 100)) / 4096;

export function adjustPicture(
  rgb: Uint8Array | Uint8ClampedArray,
  { brightness, contrast, saturation }: Adjustments,
  greyscale: boolean,
): Uint8Array {
  const factor = contrastFactor(contrast);
  const shift = (brightness / 100) * 255 * BRIGHTNESS_RANGE;
  const colour = greyscale ? 0 : 1 + saturation / 100;
  const adjusted = new Uint8Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const red = rgb[at]!;
    const green = rgb[at + 1]!;
    const blue = rgb[at + 2]!;
    const grey = RED * red + GREEN * green + BLUE * blue;
    for (let channel = 0; channel < 3; channel++) {
      const mixed = grey + (rgb[at + channel]! - grey) * colour;
      adjusted[at + channel] = byte((mixed - MIDDLE) * factor + MIDDLE + shift);
    }
  }
  return adjusted;
}
