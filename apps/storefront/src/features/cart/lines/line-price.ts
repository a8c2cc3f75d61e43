import { lineTotal, unitPrice } from '@brixel/commerce/cart-totals';
import { fromEuros, type Money } from '@brixel/commerce/money';
import type { TierStep } from '@brixel/commerce/tier-prices';
import type { PlatformTotals } from '@brixel/contract/cart';
import { type CartLine, lineTerms, tiersOf } from '#features/cart-line/cart-line.ts';
import type { StoredLine } from '../cart-state.ts';

export interface LinePrice {
  /** of one piece at this quantity */
  unit: Money;
  total: Money;
}

/** From the server's totals where they are about these lines, so that the rows add up to the sums below them. */
export function linePrice(line: StoredLine, totals: PlatformTotals | null): LinePrice {
  const row = totals?.items.find(({ item_id }) => item_id === line.onServer?.item_id);
  if (row) return { unit: fromEuros(row.price_incl_tax), total: fromEuros(row.row_total_incl_tax) };
  const terms = lineTerms(line);
  return { unit: unitPrice(terms, line.qty), total: lineTotal(terms) };
}

/** The next quantity at which a piece gets cheaper. */
export const nextTier = (line: CartLine, unit: Money): TierStep | null =>
  tiersOf(line)
    .filter((tier) => tier.qty > line.qty && fromEuros(tier.price) < unit)
    .reduce<TierStep | null>((next, tier) => (next && next.qty < tier.qty ? next : tier), null);
