import type { PlatformTotals } from '@brixel/contract/cart';
import type { CartLine } from '#features/cart-line/cart-line.ts';

/**
 * The cart of this browser: what the shopper wants, and what the server is known to have of it. Each line is a register of its
 * own in which the higher version wins, so that the carts of two tabs can always be joined.
 */

/** Items are numbered within their cart. */
export interface ItemReference {
  /** its token */
  cart: string;
  item_id: number;
}

/** The server's last answer about a line. */
export interface LineOnServer extends ItemReference {
  /** the newest change of this line that the server has seen */
  line_version: number;
  qty: number;
  /** the version of the whole cart in that answer */
  at: number;
}

export interface LentPieces {
  cart: string;
  /** by the last answer about the customer's cart */
  qty: number;
  /** a change under the line's key of then that the customer's cart may have carried out without an answer */
  unanswered?: { line_key: string; line_version: number; qty: number; item_id?: number };
}

export interface StoredLine extends CartLine {
  /** made once, when the line comes into being in any tab */
  line_key: string;
  /** rises with each change */
  line_version: number;
  onServer: LineOnServer | null;
  /** the answer to the stock check after it had been added */
  stockNote?: 'in-stock' | 'out-of-stock';
  /** what a customer's cart has of it, since its token had died and a guest's cart took over: it must not count twice */
  lent?: LentPieces;
  /**
   * where not the shopper made this version: how many pieces it brought along, from another cart. A shopper's change of the
   * same version is meant to win, and keeps these
   */
  bySync?: number;
}

/** The goods alone, without their history in this cart. */
export function goodsOf(line: StoredLine): CartLine {
  const {
    line_key: _,
    line_version: _version,
    onServer: _item,
    stockNote: _note,
    lent: _lent,
    bySync: _by,
    ...goods
  } = line;
  return goods;
}

/** A line that has left. Remembered, so that no other tab and no late answer brings it back. */
export interface RemovedLine {
  line_key: string;
  line_version: number;
  sku: string;
  /** the line's `key`: identifies its items on a server without line keys */
  key: string;
  /** true once the server has no such line */
  gone: boolean;
  /** the item that is meant, for a server that may know it under another key or under none */
  item?: ItemReference;
  /** true where not the shopper made it leave */
  bySync?: boolean;
}

/** How the API answers: with the whole cart, or with the plain results of the original contract. */
export type Dialect = 'cart' | 'plain';

export interface ServerCart {
  token: string;
  /** of the newest answer */
  version: number;
  dialect: Dialect | null;
  totals: PlatformTotals | null;
  /** of the lines that the totals are for */
  hash: string;
  /** whether the customer's own, where a login leads to it */
  customer: boolean;
  coupon: string | null;
  /** of the guest's cart that was merged into this one: still to be applied again */
  couponDue: string | null;
  /** when the whole cart was last compared, in ms */
  comparedAt: number;
}

/** The order that has ended a cart. Sent with it, so that every tab knows at once why the cart is empty. */
export interface EndingOrder {
  id: string;
  /** in ms */
  at: number;
}

export interface ClientCart {
  /** raised when the cart is left behind (logout, order): nothing of an older one comes back */
  epoch: number;
  lines: StoredLine[];
  removed: RemovedLine[];
  /** raised with each new cart on the server, and when one is given up */
  connection: number;
  server: ServerCart | null;
  /** of the epoch before this one */
  endedBy: EndingOrder | null;
}

export const CART_VERSION = 2;
export const emptyCart: ClientCart = {
  epoch: 0,
  lines: [],
  removed: [],
  connection: 0,
  server: null,
  endedBy: null,
};

/** Whether the line's newest change is still to be pushed. */
export const isPending = (line: StoredLine, { server }: Pick<ClientCart, 'server'>): boolean =>
  line.onServer === null || line.onServer.cart !== server?.token || line.onServer.line_version < line.line_version;

export const hasPending = (cart: ClientCart): boolean =>
  cart.lines.some((line) => isPending(line, cart)) || cart.removed.some(({ gone }) => !gone);
