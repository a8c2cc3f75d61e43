import type { CartLine } from './cart-line.ts';
import { useCart } from './cart-store.ts';
import { cartSync, changeCart, changeSilently } from './cart-tab.ts';
import type { CouponOutcome } from './sync/cart-coupons.ts';
import { newLineKey } from './sync/new-line-key.ts';
import {
  exchanged,
  leftBehind,
  type OrderedPiece,
  withAdded,
  without,
  withoutOrdered,
  withQuantity,
} from './sync/shopper-changes.ts';

/** What a shopper can do to the cart. Shown at once. */

export const addLine = (line: CartLine): void => changeCart((cart) => withAdded(cart, line, newLineKey));
export const setLineQuantity = (key: string, qty: number): void => changeCart((cart) => withQuantity(cart, key, qty));
export const exchangeLine = (key: string, line: CartLine): void =>
  changeCart((cart) => exchanged(cart, key, line, newLineKey));
export const removeLine = (key: string): void => changeCart((cart) => without(cart, (line) => line.key === key));
export const clearCart = (): void => changeCart((cart) => without(cart, () => true));

/** Logged out: the server is not told. */
export const leaveCart = (): void => changeSilently(leftBehind);

/** Ordered: the server knows. Of two tabs that hear of it, the second finds another epoch. */
export function leaveOrdered({ epoch, pieces }: { epoch: number; pieces: readonly OrderedPiece[] }): void {
  changeSilently((cart) => (cart.epoch === epoch ? withoutOrdered(cart, pieces, newLineKey) : cart));
  // of what is left the server has still to hear
  if (useCart.getState().lines.length > 0) changeCart((cart) => cart);
}

/** New facts about the lines, which change nothing about what the shopper wants. */
export const updateLines = (update: (line: CartLine) => Partial<CartLine>): void =>
  changeSilently((cart) => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, ...update(line) })) }));

/** Needs the server: without it nothing has changed. */
export const applyCoupon = (code: string): Promise<CouponOutcome> =>
  cartSync().then((sync) => sync.applyCoupon(code), unreachable);
export const removeCoupon = (): Promise<CouponOutcome> => cartSync().then((sync) => sync.removeCoupon(), unreachable);

const unreachable = (): CouponOutcome => 'unreachable';
