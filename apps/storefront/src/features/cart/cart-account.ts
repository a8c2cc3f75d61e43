import { randomId } from '#data/storage/random-id.ts';
import { leaveCart } from './cart-actions.ts';
import { cartSync, changeSilently } from './cart-tab.ts';
import { asGuest } from './sync/connection.ts';

/** What becomes of the cart when its shopper logs in or out. */

/** The guest's cart is merged into the customer's: quantities are added once, the coupon is applied again. */
export const mergeOnLogin = async (): Promise<void> => (await cartSync()).mergeOnLogin();

/** The customer's cart stays on the server; this browser begins with an empty one. */
export const leaveOnLogout = leaveCart;

/** The session has ended by itself: what was in the cart stays in it, as a guest's. */
export const goOnAsGuest = (): void =>
  changeSilently((cart) => (cart.server?.customer ? asGuest(cart, randomId) : cart));
