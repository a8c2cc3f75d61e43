import { type Adjustments, adjustPicture } from './adjust-picture.ts';

/** The points of a photo, four bytes each and none of them see-through, with the sliders applied. */
export function adjustedPhoto(
  rgba: Uint8ClampedArray,
  adjustments: Adjustments,
  greyscale: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
  const adjusted = adjustPicture(rgb, adjustments, greyscale);
  const shown = new Uint8ClampedArray(rgba.length).fill(255);
  for (let from = 0, to = 0; from < adjusted.length; from += 3, to += 4) {
    shown[to] = adjusted[from]!;
    shown[to + 1] = adjusted[from + 1]!;
    shown[to + 2] = adjusted[from + 2]!;
  }
  return shown;
}
