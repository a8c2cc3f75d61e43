import { linearToSrgb, srgbToLinear } from '@brixel/bricks/oklab';

/** Decoded picture, three bytes a pixel. */
export interface RgbPicture {
  width: number;
  height: number;
  rgb: Uint8Array | Uint8ClampedArray;
}

/** Decoded picture, four bytes a pixel. */
export interface RgbaPicture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}

const LINEAR_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** Part of a picture, 0..1 in both directions: where its middle lies and how far it is enlarged. */
export interface Cut {
  x: number;
  y: number;
  /** 1 takes the largest piece with the wanted proportions */
  zoom: number;
}

export const WHOLE: Cut = { x: 0.5, y: 0.5, zoom: 1 };

export function areaOf(picture: RgbPicture, proportion: number, { x, y, zoom }: Cut) {
  const width = Math.min(picture.width, picture.height * proportion) / zoom;
  const height = width / proportion;
  const place = (centre: number, size: number, limit: number) =>
    Math.min(limit - size, Math.max(0, centre * limit - size / 2));
  return { left: place(x, width, picture.width), top: place(y, height, picture.height), width, height };
}

/** Cuts and scales by the area mean in linear light, as the eye mixes neighbouring studs. */
export function resample(picture: RgbPicture, width: number, height: number, cut: Cut = WHOLE): RgbPicture {
  const area = areaOf(picture, width / height, cut);
  const columns = spans(width, area.left, area.width / width, picture.width);
  const rows = spans(height, area.top, area.height / height, picture.height);
  const rgb = new Uint8Array(width * height * 3);
  let target = 0;
  for (const row of rows) {
    for (const column of columns) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let y = row.from; y < row.to; y++) {
        for (let x = column.from; x < column.to; x++) {
          const source = (y * picture.width + x) * 3;
          red += LINEAR_OF_BYTE[picture.rgb[source]!]!;
          green += LINEAR_OF_BYTE[picture.rgb[source + 1]!]!;
          blue += LINEAR_OF_BYTE[picture.rgb[source + 2]!]!;
        }
      }
      const pixels = (row.to - row.from) * (column.to - column.from);
      for (const sum of [red, green, blue]) rgb[target++] = Math.round(255 * linearToSrgb(sum / pixels));
    }
  }
  return { width, height, rgb };
}

function spans(count: number, start: number, step: number, limit: number) {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.min(limit - 1, Math.floor(start + index * step));
    return { from, to: Math.min(limit, Math.max(from + 1, Math.round(start + (index + 1) * step))) };
  });
}

/** Cuts and scales with soft transitions between pixels: for photographs shown larger than they are. */
export function resampleSmooth(picture: RgbPicture, width: number, height: number, cut: Cut = WHOLE): RgbPicture {
  const area = areaOf(picture, width / height, cut);
  const columns = blends(width, area.left, area.width / width, picture.width);
  const rows = blends(height, area.top, area.height / height, picture.height);
  const { rgb: source } = picture;
  const rgb = new Uint8Array(width * height * 3);
  let target = 0;
  for (const row of rows) {
    for (const column of columns) {
      const upperLeft = (row.from * picture.width + column.from) * 3;
      const lowerLeft = (row.to * picture.width + column.from) * 3;
      const aside = (column.to - column.from) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const upper = mix(source[upperLeft + channel]!, source[upperLeft + aside + channel]!, column.share);
        const lower = mix(source[lowerLeft + channel]!, source[lowerLeft + aside + channel]!, column.share);
        rgb[target++] = Math.round(mix(upper, lower, row.share));
      }
    }
  }
  return { width, height, rgb };
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function blends(count: number, start: number, step: number, limit: number) {
  return Array.from({ length: count }, (_, index) => {
    const position = Math.min(limit - 1, Math.max(0, start + (index + 0.5) * step - 0.5));
    const from = Math.floor(position);
    return { from, to: Math.min(limit - 1, from + 1), share: position - from };
  });
}
