import { isInCheckout, useCheckout } from '#features/order-details/order-details.ts';

const CHECK_EVERY_MS = 60 * 1000;

/** The checkout shows no other messages. */
const isOutsideCheckout = (): boolean => !isInCheckout(useCheckout.getState().modifiedAt, Date.now());

/** Calls `begin` while the shopper is not in the checkout, and `end` when one is entered. */
export function outsideCheckout(begin: () => void, end: () => void): void {
  let hasBegun = false;
  const update = (): void => {
    if (isOutsideCheckout() === hasBegun) return;
    hasBegun = !hasBegun;
    if (hasBegun) begin();
    else end();
  };
  useCheckout.subscribe(update);
  // a checkout also expires by time
  setInterval(update, CHECK_EVERY_MS);
  update();
}
