import { hexToRgb, type Oklab, rgbToOklab } from '@brixel/bricks/oklab';
import type { Grid } from './grid.ts';
import type { RgbPicture } from './picture.ts';

export interface QuantizeOptions {
  palette: readonly string[];
  /** share of the colour error handed on to the neighbours; 0 picks the nearest colour everywhere */
  diffusion?: number;
}

/** An error beyond this would show as speckles in flat areas. */
const MAX_ERROR = 0.09;
/** Chroma errors spread less than lightness errors: the eye sees stray colour before it sees stray grey. */
const CHROMA_DIFFUSION = 0.55;
const CHROMA_WEIGHT = 1.5;
const INVENTED_CHROMA_PENALTY = 2.2;
const INVENTED_CHROMA_TOLERANCE = 0.015;

/** Floyd and Steinberg's shares; `ahead` follows the direction in which the row is walked. */
const SHARES = [
  { ahead: 1, below: 0, share: 7 / 16 },
  { ahead: -1, below: 1, share: 3 / 16 },
  { ahead: 0, below: 1, share: 5 / 16 },
  { ahead: 1, below: 1, share: 1 / 16 },
] as const;

/** One palette colour per pixel: nearest in OKLab, with serpentine error diffusion. */
export function quantize(picture: RgbPicture, { palette, diffusion = 0.5 }: QuantizeOptions): Grid {
  const { width, height } = picture;
  const wanted = toOklab(picture);
  const choices = palette.map((hex) => {
    const lab = rgbToOklab(hexToRgb(hex));
    return { lab, chroma: Math.hypot(lab[1], lab[2]) };
  });
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const direction = y % 2 ? -1 : 1;
    for (let step = 0; step < width; step++) {
      const x = direction === 1 ? step : width - 1 - step;
      const at = (y * width + x) * 3;
      const colour: Oklab = [wanted[at]!, wanted[at + 1]!, wanted[at + 2]!];
      const index = nearest(colour, choices);
      cells[y * width + x] = index;
      if (diffusion === 0) continue;
      const got = choices[index]!.lab;
      const error = [0, 1, 2].map((channel) => {
        const limited = Math.max(-MAX_ERROR, Math.min(MAX_ERROR, colour[channel]! - got[channel]!));
        return limited * diffusion * (channel ? CHROMA_DIFFUSION : 1);
      });
      for (const { ahead, below, share } of SHARES) {
        const column = x + ahead * direction;
        const row = y + below;
        if (column < 0 || column >= width || row >= height) continue;
        const neighbour = (row * width + column) * 3;
        for (let channel = 0; channel < 3; channel++) wanted[neighbour + channel]! += error[channel]! * share;
      }
    }
  }
  return { width, height, palette, cells };
}

function toOklab({ width, height, rgb }: RgbPicture): Float32Array {
  const lab = new Float32Array(width * height * 3);
  for (let at = 0; at < lab.length; at += 3) lab.set(rgbToOklab([rgb[at]!, rgb[at + 1]!, rgb[at + 2]!]), at);
  return lab;
}

function nearest([lightness, a, b]: Oklab, choices: readonly { lab: Oklab; chroma: number }[]): number {
  const chroma = Math.hypot(a, b);
  let best = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < choices.length; index++) {
    const choice = choices[index]!;
    const dl = lightness - choice.lab[0];
    const da = (a - choice.lab[1]) * CHROMA_WEIGHT;
    const db = (b - choice.lab[2]) * CHROMA_WEIGHT;
    // A coloured part in a grey area is worse than a grey of the wrong lightness.
    const invented = Math.max(0, choice.chroma - chroma - INVENTED_CHROMA_TOLERANCE);
    const distance = dl * dl + da * da + db * db + invented * invented * INVENTED_CHROMA_PENALTY;
    if (distance < smallest) {
      smallest = distance;
      best = index;
    }
  }
  return best;
}
