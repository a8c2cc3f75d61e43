import { seePalette } from './seen-palette.ts';
import type { SeenPicture } from './seen-picture.ts';
import { listChoices } from './stud-choices.ts';

export interface ColourLimits {
  palette: readonly string[];
  maxColours?: number | undefined;
  stock?: readonly number[] | undefined;
}

/**
 * Palette indices of the colours to build with: those in stock, and of them the `maxColours` that the picture can least
 * do without. Where so few colours have too little stock for all studs, more of them stay.
 */
export function* usableColours(picture: SeenPicture, limits: ColourLimits): Generator<void, number[]> {
  const { palette, stock, maxColours = palette.length } = limits;
  const inStock = palette.map((_, colour) => colour).filter((colour) => !stock || stock[colour]! > 0);
  if (inStock.length <= maxColours) return inStock;
  const seen = seePalette(inStock.map((colour) => palette[colour]!));
  const { cost } = yield* listChoices(picture, seen, Number.POSITIVE_INFINITY);
  const studs = picture.width * picture.height;
  const kept = inStock.map((_, index) => index);
  let spare = stock ? inStock.reduce((sum, colour) => sum + stock[colour]!, -studs) : Number.POSITIVE_INFINITY;
  const partsOf = (index: number): number => (stock ? stock[inStock[index]!]! : 0);
  while (kept.length > maxColours) {
    const regrets = regretsOf(cost, inStock.length, kept);
    const removable = kept.filter((index) => partsOf(index) <= spare);
    if (removable.length === 0) break;
    const leastMissed = removable.reduce((a, b) => (regrets[b]! < regrets[a]! ? b : a));
    spare -= partsOf(leastMissed);
    kept.splice(kept.indexOf(leastMissed), 1);
    yield;
  }
  return kept.map((index) => inStock[index]!);
}

/** For each kept colour, what its studs would cost more with their second best one. */
function regretsOf(cost: Float32Array, colours: number, kept: readonly number[]): Float64Array {
  const regrets = new Float64Array(colours);
  for (let stud = 0; stud < cost.length; stud += colours) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    let second = Number.POSITIVE_INFINITY;
    for (const colour of kept) {
      const own = cost[stud + colour]!;
      if (own < least) {
        second = least;
        least = own;
        best = colour;
      } else if (own < second) second = own;
    }
    regrets[best]! += second - least;
  }
  return regrets;
}
