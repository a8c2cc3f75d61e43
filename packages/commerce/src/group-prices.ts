import type { TierTerms } from './cart-totals.ts';
import { type BasisPoints, EURO, type Money, percentOf, roundToCents } from './money.ts';
import { fallingSteps } from './tier-prices.ts';

/** What the customers of a group pay: the lowest of everybody's prices and of those that are the group's own. */

/** What everybody gets. */
export interface OfferedTerms {
  /** of one piece, before a reduction for everybody */
  regular: Money;
  /** of one piece now */
  price: Money;
  tiers: readonly TierTerms[];
}

export interface GroupTerms {
  /** off the regular price */
  percent: BasisPoints;
  /** prices that were agreed for this product */
  tiers: readonly TierTerms[];
}

const WHOLE: BasisPoints = 10_000;
/** What has a price is never free. */
const LEAST: Money = 1;

/** What costs a euro or more has whole cents; a piece of a few cents keeps its fractions, or the percent would be lost. */
function withoutPercent(regular: Money, percent: BasisPoints): Money {
  const rest = percentOf(regular, WHOLE - percent);
  return Math.max(LEAST, rest < EURO ? rest : roundToCents(rest));
}

/**
 * What more pieces cost each, from the first one on: quantities rise, prices fall, and all are below what everybody pays for one.
 * The percent counts from the regular price and is a step like any other, so that neither sales nor tiers add to it.
 */
export function groupSteps({ regular, price, tiers }: OfferedTerms, group: GroupTerms): TierTerms[] {
  const reduced = group.percent > 0 ? [{ qty: 1, price: withoutPercent(regular, group.percent) }] : [];
  return fallingSteps(price, [...tiers, ...group.tiers, ...reduced]);
}
