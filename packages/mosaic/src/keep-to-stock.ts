import { applyChange, bestChange, type Layout } from './layout.ts';
import { settle } from './sweep.ts';

const ROUNDS = 10;
const SWEEPS_A_ROUND = 3;
const MIN_RISE = 0.25;
const EXCESS_RISE = 3;

/**
 * Brings a settled layout down to the stock. First scarce colours become dearer until the studs that can best do without
 * them have moved away; then what is still too much is replaced one by one, and no stud moves to a used-up colour.
 */
export function* keepToStock(layout: Layout, stock: readonly number[]): Generator<void, void> {
  const { counts, prices } = layout;
  const excessOf = (colour: number): number => counts[colour]! - stock[colour]!;
  const scarce = (): number[] => stock.map((_, colour) => colour).filter((colour) => excessOf(colour) > 0);
  for (let round = 0; round < ROUNDS && scarce().length > 0; round++) {
    for (const colour of scarce()) prices[colour]! += MIN_RISE + (EXCESS_RISE * excessOf(colour)) / counts[colour]!;
    yield* settle(layout, SWEEPS_A_ROUND);
  }
  layout.stock.set(stock);
  for (const colour of scarce()) {
    replaceExcess(layout, colour, excessOf(colour));
    yield;
  }
  prices.fill(0);
  yield* settle(layout);
}

/** Moves the studs of a colour that lose least by it. */
export function replaceExcess(layout: Layout, colour: number, excess: number): void {
  const { choices, chosen } = layout;
  const losses: { stud: number; cost: number }[] = [];
  chosen.forEach((choice, stud) => {
    if (choices.colour[choice] !== colour) return;
    const change = bestChange(layout, stud, Number.POSITIVE_INFINITY);
    if (change) losses.push({ stud, cost: change.cost });
  });
  losses.sort((a, b) => a.cost - b.cost || a.stud - b.stud);
  for (const { stud } of losses.slice(0, excess)) {
    const change = bestChange(layout, stud, Number.POSITIVE_INFINITY);
    if (change) applyChange(layout, stud, change.choice);
  }
}
