import { type BlurredMiss, blurredMiss } from './blurred-miss.ts';
import type { FarView } from './eye-model.ts';
import type { Choices } from './stud-choices.ts';

/** A mosaic in the making: one choice for every stud, and what a change of it would gain. */
export interface Layout {
  width: number;
  height: number;
  choices: Choices;
  /** index of the present choice of each stud */
  chosen: Int32Array;
  blurred: BlurredMiss;
  /** how many studs have each colour */
  counts: Int32Array;
  /** what each colour costs extra, because there is too little of it */
  prices: Float64Array;
  /** how many studs may have each colour */
  stock: Float64Array;
  /** what unequal neighbours cost */
  border: number;
}

export interface LayoutTask {
  width: number;
  height: number;
  colours: number;
  border: number;
  eye: FarView;
}

/** Begins with the cheapest choice everywhere. */
export function startLayout({ width, height, colours, border, eye }: LayoutTask, choices: Choices): Layout {
  const layout: Layout = {
    width,
    height,
    choices,
    chosen: choices.cheapest.slice(),
    blurred: blurredMiss(width, height, eye),
    counts: new Int32Array(colours),
    prices: new Float64Array(colours),
    stock: new Float64Array(colours).fill(Number.POSITIVE_INFINITY),
    border,
  };
  const { miss } = choices;
  layout.chosen.forEach((choice, stud) => {
    layout.counts[choices.colour[choice]!]!++;
    layout.blurred.add(stud, miss[choice * 3]!, miss[choice * 3 + 1]!, miss[choice * 3 + 2]!);
  });
  return layout;
}

export interface Change {
  choice: number;
  /** what it adds to the cost of the whole mosaic: less than nothing is a gain */
  cost: number;
}

/** The best change of a stud to a colour that has room; null where nothing costs less than `below`. */
export function bestChange(layout: Layout, stud: number, below: number): Change | null {
  const { choices, blurred, prices, counts, stock, border } = layout;
  const { start, colour, cost, miss } = choices;
  const current = layout.chosen[stud]!;
  const own = colour[current]!;
  const lightness = miss[current * 3]!;
  const a = miss[current * 3 + 1]!;
  const b = miss[current * 3 + 2]!;
  const aroundLightness = 2 * blurred.values[stud * 3]!;
  const aroundA = 2 * blurred.values[stud * 3 + 1]!;
  const aroundB = 2 * blurred.values[stud * 3 + 2]!;
  const { lightnessShare, chromaShare } = blurred;
  const ownCost = cost[current]! + prices[own]!;
  const ownBorder = border === 0 ? 0 : border * equalNeighbours(layout, stud, own);
  let best = -1;
  let least = below;
  for (let choice = start[stud]!, end = start[stud + 1]!; choice < end; choice++) {
    const other = colour[choice]!;
    const dl = miss[choice * 3]! - lightness;
    const da = miss[choice * 3 + 1]! - a;
    const db = miss[choice * 3 + 2]! - b;
    let change =
      cost[choice]! +
      prices[other]! -
      ownCost +
      dl * (dl * lightnessShare + aroundLightness) +
      da * (da * chromaShare + aroundA) +
      db * (db * chromaShare + aroundB);
    if (border !== 0) change += ownBorder - border * equalNeighbours(layout, stud, other);
    if (change >= least || other === own || counts[other]! >= stock[other]!) continue;
    least = change;
    best = choice;
  }
  return best < 0 ? null : { choice: best, cost: least };
}

function equalNeighbours({ width, height, choices, chosen }: Layout, stud: number, colour: number): number {
  const column = stud % width;
  const has = (other: number): number => (choices.colour[chosen[other]!]! === colour ? 1 : 0);
  return (
    (column > 0 ? has(stud - 1) : 0) +
    (column < width - 1 ? has(stud + 1) : 0) +
    (stud >= width ? has(stud - width) : 0) +
    (stud < width * (height - 1) ? has(stud + width) : 0)
  );
}

export function applyChange(layout: Layout, stud: number, choice: number): void {
  const { choices, chosen, blurred, counts } = layout;
  const { miss, colour } = choices;
  const before = chosen[stud]! * 3;
  const after = choice * 3;
  blurred.add(
    stud,
    miss[after]! - miss[before]!,
    miss[after + 1]! - miss[before + 1]!,
    miss[after + 2]! - miss[before + 2]!,
  );
  counts[colour[chosen[stud]!]!]!--;
  counts[colour[choice]!]!++;
  chosen[stud] = choice;
}
