import type { Money } from './money.ts';
import { chargedPrice, instant, isSpecialActive, type SourcePrice } from './product-price.ts';

/**
 * The lowest price of the 30 days before a reduction (PAngV § 11, Directive 98/6/EC art. 6a as the ECJ reads it in
 * C-330/23): the only price that a strike price or a percentage may refer to.
 */

/** From this moment on this is charged; `reduced` while the shop announces it as a reduction. */
export interface PriceStep {
  from: number;
  price: Money;
  reduced: boolean;
}

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

/** What will be charged from `now` on, as far as it is planned: the price of today, then every begin and end of a reduction. */
export function plannedSteps(source: SourcePrice, now: number): PriceStep[] {
  // Bounds are exclusive: a reduction first holds one millisecond after its begin, and no longer at its end.
  const begin = instant(source.special?.from ?? null);
  const end = instant(source.special?.to ?? null);
  const moments = [now, begin === null ? now : begin + 1, end ?? now].filter((moment) => moment >= now);
  return withoutRepeats(
    moments
      .toSorted((a, b) => a - b)
      .map((from) => ({ from, price: chargedPrice(source, from), reduced: isSpecialActive(source, from) })),
  );
}

/** A step that changes nothing is none. */
export const withoutRepeats = (steps: readonly PriceStep[]): PriceStep[] =>
  steps.filter((step, at) => {
    const before = steps[at - 1];
    return !before || before.price !== step.price || before.reduced !== step.reduced;
  });

/**
 * The lowest price of the 30 days before the reduction that holds at `now`; null where nothing may be announced: no
 * reduction, no earlier price, or one that was not higher. A reduction that grows step by step without a pause counts from
 * its first step (PAngV § 11 (2)). The steps are in order of time.
 */
export function priceBeforeReduction(history: readonly PriceStep[], now: number): Money | null {
  const steps = withoutRepeats(history.filter(({ from }) => from <= now));
  const current = steps.at(-1);
  if (!current?.reduced) return null;
  let first = steps.length - 1;
  while (continues(steps[first - 1], steps[first])) first -= 1;
  const begin = steps[first]?.from ?? now;
  const before = steps.slice(0, first).filter((_, at) => (steps[at + 1]?.from ?? begin) > begin - WINDOW_MS);
  const lowest = Math.min(...before.map(({ price }) => price));
  return current.price < lowest && Number.isFinite(lowest) ? lowest : null;
}

const continues = (earlier: PriceStep | undefined, later: PriceStep | undefined): boolean =>
  !!earlier && !!later && earlier.reduced && later.reduced && later.price < earlier.price;

/** Whole percents that a price lies below the one before; rounded down, so that no announcement promises too much. */
export const savingPercent = (price: Money, before: Money): number =>
  before > price ? Math.floor(((before - price) * 100) / before) : 0;
