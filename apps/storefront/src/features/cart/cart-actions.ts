import { isOnline } from '#data/connection/connection.ts';
import { pageServices } from '#data/page-services.ts';
import { randomId } from '#data/storage/random-id.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { cartSync, changeCart, changeSilently } from './cart-controller.ts';
import { type EndingOrder, hasPending } from './cart-state.ts';
import { useCart } from './cart-store.ts';
import type { CouponOutcome } from './sync/cart-coupons.ts';
import { asGuest, disconnected } from './sync/connection.ts';
import {
  exchanged,
  leftBehind,
  type OrderedPieces,
  withAdded,
  without,
  withoutOrdered,
  withQuantity,
  withReturned,
} from './sync/shopper-changes.ts';

/** What a shopper can do to the cart. Shown at once. */

export const addLine = (line: CartLine): void => addLines([line]);
/** Many at once are pushed as one change. */
export function addLines(lines: readonly CartLine[]): void {
  changeCart((cart) => lines.reduce((next, line) => withAdded(next, line, randomId), cart));
  if (!isOnline()) void queueStockCheck(lines).catch(() => {});
}

/** The stock is looked up as soon as the connection is back (`queued-stock-check.ts` takes the answers). */
async function queueStockCheck(lines: readonly CartLine[]): Promise<void> {
  const [{ pageTasks }, { config }] = await Promise.all([import('#data/send-queue/page-tasks.ts'), pageServices]);
  if (!config.cart.stockSync) return;
  const tasks = await pageTasks();
  for (const sku of new Set(lines.map((line) => line.sku)))
    await tasks.add({ endpoint: 'checkStock', options: { query: { sku } }, isResultCacheable: true });
}
export const setLineQuantity = (key: string, qty: number): void => changeCart((cart) => withQuantity(cart, key, qty));
export const exchangeLine = (key: string, line: CartLine): void =>
  changeCart((cart) => exchanged(cart, key, line, randomId));
export const removeLine = (key: string): void => changeCart((cart) => without(cart, (line) => line.key === key));
export const clearCart = (): void => changeCart((cart) => without(cart, () => true));

/** Logged out: nothing is pushed. */
const leaveCart = (): void => changeSilently(leftBehind);

/** Ordered: the server knows. Of two tabs, the second finds another epoch. */
export function leaveOrdered(
  ordered: Omit<OrderedPieces, 'endedBy'> & { epoch: number },
  endedBy: EndingOrder | null = null,
): void {
  changeSilently((cart) =>
    cart.epoch === ordered.epoch ? withoutOrdered(cart, { ...ordered, endedBy }, randomId) : cart,
  );
  // what is left is still to be pushed
  if (hasPending(useCart.getState())) changeCart((cart) => cart);
}

/** An order has ended this cart on the server: what is left here goes on in another. */
export const closeCart = (cartId: string): void =>
  changeCart((cart) => (cart.server?.token === cartId ? disconnected(cart) : cart));

/** The goods of a saved order that was given up. */
export const takeBack = (savedOrderId: string, lines: readonly CartLine[]): void =>
  changeCart((cart) => withReturned(cart, savedOrderId, lines, randomId));

/** A cart that was filled without scripts. */
export const takeOver = (cartId: string, lines: readonly CartLine[]): void =>
  changeCart((cart) => withReturned(cart, cartId, lines, randomId));

/** New facts about the lines, which change nothing about what the shopper wants. */
export const updateLines = (update: (line: CartLine) => Partial<CartLine>): void =>
  changeSilently((cart) => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, ...update(line) })) }));

/** Needs the server: without it nothing has changed. */
export const applyCoupon = (code: string): Promise<CouponOutcome> =>
  cartSync().then((sync) => sync.applyCoupon(code), unreachable);
export const removeCoupon = (): Promise<CouponOutcome> => cartSync().then((sync) => sync.removeCoupon(), unreachable);
export const removeVoucher = (id: number): Promise<CouponOutcome> =>
  cartSync().then((sync) => sync.removeVoucher(id), unreachable);

const unreachable = (): CouponOutcome => 'unreachable';

/** What becomes of the cart when its shopper logs out. */

/** The customer's cart stays on the server; this browser begins with an empty one. */
export const leaveOnLogout = leaveCart;

/** The session has ended by itself: what was in the cart stays in it, as a guest's. */
export const goOnAsGuest = (): void =>
  changeSilently((cart) => (cart.server?.customer ? asGuest(cart, randomId) : cart));
