import { leaveCart } from './cart-actions.ts';
import { cartSync } from './cart-tab.ts';
import { rememberCustomer } from './sync/customer-token.ts';

/** What becomes of the cart when its shopper logs in or out. */

/** The guest's cart is merged into the customer's: quantities are added once, the coupon is applied again. */
export async function mergeOnLogin(token: string): Promise<void> {
  rememberCustomer(token);
  await (await cartSync()).mergeOnLogin();
}

/** The customer's cart stays on the server; this browser begins with an empty one. */
export function leaveOnLogout(): void {
  rememberCustomer(null);
  leaveCart();
}
