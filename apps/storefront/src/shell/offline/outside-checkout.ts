import { isInCheckout, useCheckout } from '#features/order-details/order-details.ts';

const LOOK_EVERY_MS = 60 * 1000;

/** Whoever is about to pay wants to be told of nothing else. */
const isQuiet = (): boolean => !isInCheckout(useCheckout.getState().modifiedAt, Date.now());

/** Does something as long as the shopper is not in the checkout, and undoes it while he is. */
export function inQuietMoments(begin: () => void, end: () => void): void {
  let hasBegun = false;
  const look = (): void => {
    if (isQuiet() === hasBegun) return;
    hasBegun = !hasBegun;
    if (hasBegun) begin();
    else end();
  };
  useCheckout.subscribe(look);
  // the time in the checkout also runs out by itself
  setInterval(look, LOOK_EVERY_MS);
  look();
}
