import type { CartLine } from '#features/cart-line/cart-line.ts';
import type { ClientCart, EndingOrder, RemovedLine, ServerCart, StoredLine } from '../cart-state.ts';
import { leaverOf, remembered } from './removed-lines.ts';

/** What a shopper does to the cart: from cart to cart, each change raising the version of its line. */

const changed = (line: StoredLine, change: Partial<StoredLine>): StoredLine => {
  const { stockNote: _, bySync: __, ...other } = line;
  return { ...other, ...change, line_version: line.line_version + 1 };
};

/** Merges with the line of the same key, else appends. The newer one knows the current price. */
export function withAdded(cart: ClientCart, added: CartLine, newKey: () => string): ClientCart {
  const known = cart.lines.find(({ key }) => key === added.key);
  const line = known
    ? changed(known, { ...added, qty: known.qty + added.qty })
    : { ...added, line_key: newKey(), line_version: 1, onServer: null };
  return {
    ...cart,
    lines: known ? cart.lines.map((other) => (other === known ? line : other)) : [...cart.lines, line],
  };
}

export function withQuantity(cart: ClientCart, key: string, qty: number): ClientCart {
  if (!cart.lines.some((line) => line.key === key && line.qty !== qty)) return cart;
  return { ...cart, lines: cart.lines.map((line) => (line.key === key ? changed(line, { qty }) : line)) };
}

/**
 * Another variant, or other choices, in the place of a line. Where the cart has a line of those already, the two become one.
 */
export function exchanged(cart: ClientCart, key: string, line: CartLine, newKey: () => string): ClientCart {
  if (line.key === key) {
    return { ...cart, lines: cart.lines.map((other) => (other.key === key ? changed(other, line) : other)) };
  }
  const place = cart.lines.findIndex((other) => other.key === key);
  const next = withAdded(
    without(cart, (other) => other.key === key),
    line,
    newKey,
  );
  const isNew = !cart.lines.some((other) => other.key === line.key);
  return isNew && place >= 0
    ? { ...next, lines: [...next.lines.slice(0, place), ...next.lines.slice(-1), ...next.lines.slice(place, -1)] }
    : next;
}

/** Without a cart on the server nothing is pushed, but other tabs may still hold the line. */
const leaving = (line: StoredLine, { server }: ClientCart): RemovedLine => ({
  ...leaverOf(line),
  line_version: line.line_version + 1,
  gone: server === null,
  ...(line.onServer ? { item: { cart: line.onServer.cart, item_id: line.onServer.item_id } } : {}),
});

export function without(cart: ClientCart, doomed: (line: StoredLine) => boolean): ClientCart {
  const leavers = cart.lines.filter(doomed);
  if (leavers.length === 0) return cart;
  return {
    ...cart,
    lines: cart.lines.filter((line) => !leavers.includes(line)),
    removed: remembered([...cart.removed, ...leavers.map((line) => leaving(line, cart))]),
  };
}

/** Logged out, or ordered: the cart has ended, and nothing is pushed. */
export const leftBehind = (cart: ClientCart): ClientCart => ({
  epoch: cart.epoch + 1,
  lines: [],
  removed: [],
  connection: cart.connection + 1,
  server: null,
  endedBy: null,
});

/** How many of a line were ordered. */
export interface OrderedPiece {
  key: string;
  qty: number;
}

const withoutPieces = (lines: readonly StoredLine[], pieces: readonly OrderedPiece[]): StoredLine[] => {
  const ordered = new Map(pieces.map(({ key, qty }) => [key, qty]));
  return lines.map((line) => ({ ...line, qty: line.qty - (ordered.get(line.key) ?? 0) })).filter(({ qty }) => qty > 0);
};

/** What was ordered, and which cart of the server is closed by it: null where it was not pushed yet. */
export interface OrderedPieces {
  pieces: readonly OrderedPiece[];
  closes?: string | null;
  /** absent where the shop has not taken it yet */
  endedBy?: EndingOrder | null;
}

/**
 * What was ordered is left behind. What was added since goes on as a cart of its own; but a customer has one cart, and where
 * that one is not closed the removal has to be pushed, or the goods would come back with the next comparison.
 */
export function withoutOrdered(
  cart: ClientCart,
  { pieces, closes = cart.server?.token ?? null, endedBy = null }: OrderedPieces,
  newKey: () => string,
): ClientCart {
  const rest = withoutPieces(cart.lines, pieces);
  if (cart.server?.customer && cart.server.token !== closes)
    return { ...withoutTold(cart, cart.server, rest), endedBy };
  return {
    ...leftBehind(cart),
    endedBy,
    lines: rest.map((line) => ({ ...line, line_key: newKey(), line_version: 1, onServer: null })),
  };
}

function withoutTold(cart: ClientCart, server: ServerCart, rest: readonly StoredLine[]): ClientCart {
  const left = new Map(rest.map(({ line_key, qty }) => [line_key, qty]));
  const { lines, removed } = without(cart, ({ line_key }) => !left.has(line_key));
  return {
    ...cart,
    removed,
    epoch: cart.epoch + 1,
    lines: lines.map((line) => {
      const qty = left.get(line.line_key) ?? line.qty;
      return qty === line.qty ? line : changed(line, { qty });
    }),
    // its coupon belongs to what was ordered
    server: { ...server, coupon: null, couponDue: null, totals: null, hash: '' },
  };
}

/** The goods of an order that was given up, or of another cart, once: its name is remembered among the removed lines. */
export function withReturned(
  cart: ClientCart,
  source: string,
  lines: readonly CartLine[],
  newKey: () => string,
): ClientCart {
  if (cart.removed.some(({ line_key }) => line_key === source)) return cart;
  const returned = lines.reduce((filled, line) => withAdded(filled, line, newKey), cart);
  const mark = { line_key: source, line_version: 1, sku: '', key: '', gone: true };
  return { ...returned, removed: remembered([...returned.removed, mark]) };
}
