/** Contrast of two colours, and which of the tokens have to be readable on which. */

/** Relative luminance as WCAG defines it, of a colour such as #07505a. */
export function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** What WCAG asks of text, and of borders and signs. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;
