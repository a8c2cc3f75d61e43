/** How goods can be bought of which several are the same part. */
export interface PieceLimits {
  /** that are there */
  most: number;
  /** sold in multiples of so many */
  step: number;
  /** sold from so many on */
  least: number;
}

/**
 * How many pieces to take of each, in their order, so that there are as many as wanted where the goods have them. What is sold in
 * multiples may bring a few more.
 */
export function pickPieces(goods: readonly PieceLimits[], wanted: number): number[] {
  let left = wanted;
  return goods.map(({ most, step, least }) => {
    if (left <= 0) return 0;
    const enough = Math.ceil(Math.max(left, least) / step) * step;
    const there = most - (most % step);
    const taken = there < least ? 0 : Math.min(enough, there);
    left -= taken;
    return taken;
  });
}
