import { type ClientCart, isPending, type LentPieces, type ServerCart, type StoredLine } from '../cart-state.ts';
import { leaverOf, remembered } from './removed-lines.ts';

/** Which cart on the server the client's lines belong to. */

export const connected = (cart: ClientCart, token: string, facts: Partial<ServerCart> = {}): ClientCart => ({
  ...cart,
  connection: cart.connection + 1,
  // those who left were lines of the cart before
  removed: cart.removed.map((line) => ({ ...line, gone: true })),
  server: {
    token,
    version: 0,
    dialect: null,
    totals: null,
    hash: '',
    customer: false,
    coupon: null,
    couponDue: null,
    comparedAt: 0,
    ...facts,
  },
});

/** The server does not have this cart any more: everything is pushed to the next one. */
export const disconnected = (cart: ClientCart): ClientCart => ({
  ...cart,
  connection: cart.connection + 1,
  removed: cart.removed.map((line) => ({ ...line, gone: true })),
  server: null,
});

/**
 * The customer's token has died: a guest's cart takes over. Its lines live under keys of their own, and remember what the
 * customer's cart has of them.
 */
export function asGuest(cart: ClientCart, newKey: () => string): ClientCart {
  const token = cart.server?.token;
  const lentBy = (line: StoredLine, customerCart: string): LentPieces => {
    const { line_key, line_version, qty } = line;
    const known = line.onServer?.cart === customerCart ? line.onServer : null;
    const lent = { cart: customerCart, qty: known?.qty ?? 0 };
    if (!isPending(line, cart)) return lent;
    return { ...lent, unanswered: { line_key, line_version, qty, ...(known && { item_id: known.item_id }) } };
  };
  const lines = cart.lines.map(
    (line): StoredLine => ({
      ...line,
      ...(token === undefined ? {} : { lent: lentBy(line, token) }),
      line_key: newKey(),
      line_version: 1,
      onServer: null,
    }),
  );
  const { removed, ...rest } = disconnected(cart);
  return { ...rest, lines, removed: remembered([...removed, ...cart.lines.map(leaverOf)]) };
}
