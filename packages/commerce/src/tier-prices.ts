/** Lower prices for more pieces, some of them for one customer group only. */

/** A tier price of this customer group is everybody's. */
export const ALL_CUSTOMER_GROUPS = 32_000;
/** Shoppers without an account. */
export const GUEST_GROUP = 0;

export interface TieredPrice {
  price_incl_tax: number;
  tier_prices?: readonly { customer_group_id?: number; qty: number; value_incl_tax: number }[] | undefined;
}

/** From `qty` pieces on each costs `price` euros. */
export interface TierStep {
  qty: number;
  price: number;
}

export const isTierOf = (
  { customer_group_id = ALL_CUSTOMER_GROUPS }: { customer_group_id?: number },
  groupId = GUEST_GROUP,
): boolean => customer_group_id === ALL_CUSTOMER_GROUPS || customer_group_id === groupId;

/** The steps that a customer group climbs. */
export const tiersFor = ({ price_incl_tax, tier_prices = [] }: TieredPrice, groupId = GUEST_GROUP): TierStep[] =>
  fallingSteps(
    price_incl_tax,
    tier_prices
      .filter((tier) => isTierOf(tier, groupId))
      .map(({ qty, value_incl_tax }) => ({ qty, price: value_incl_tax })),
  );

/**
 * Of prices for more pieces those that count: quantities rise, prices fall, and all are below the current price. So no tier makes
 * a piece dearer, be it in a sale or because two entered prices contradict each other.
 */
export function fallingSteps<Step extends TierStep>(price: number, steps: readonly Step[]): Step[] {
  let lowest = price;
  return steps
    .toSorted((a, b) => a.qty - b.qty || a.price - b.price)
    .filter((step) => {
      if (step.price >= lowest) return false;
      lowest = step.price;
      return true;
    });
}
