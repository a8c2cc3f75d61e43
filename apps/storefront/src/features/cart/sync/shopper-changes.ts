import type { CartLine } from '../cart-line.ts';
import type { ClientCart, KeptLine, RemovedLine } from '../cart-state.ts';
import { leaverOf, remembered } from './removed-lines.ts';

/** What a shopper does to the cart: from cart to cart, each change raising the version of its line. */

const changed = (line: KeptLine, change: Partial<KeptLine>): KeptLine => {
  const { stockNote: _, bySync: __, ...kept } = line;
  return { ...kept, ...change, line_version: line.line_version + 1 };
};

/** Merges with the line of the same key, else appends. The newer one knows the current price. */
export function withAdded(cart: ClientCart, added: CartLine, newKey: () => string): ClientCart {
  const known = cart.lines.find(({ key }) => key === added.key);
  const line = known
    ? changed(known, { ...added, qty: known.qty + added.qty })
    : { ...added, line_key: newKey(), line_version: 1, onServer: null };
  return {
    ...cart,
    lines: known ? cart.lines.map((kept) => (kept === known ? line : kept)) : [...cart.lines, line],
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
    return { ...cart, lines: cart.lines.map((kept) => (kept.key === key ? changed(kept, line) : kept)) };
  }
  const place = cart.lines.findIndex((kept) => kept.key === key);
  const next = withAdded(
    without(cart, (kept) => kept.key === key),
    line,
    newKey,
  );
  const isNew = !cart.lines.some((kept) => kept.key === line.key);
  return isNew && place >= 0
    ? { ...next, lines: [...next.lines.slice(0, place), ...next.lines.slice(-1), ...next.lines.slice(place, -1)] }
    : next;
}

/** Without a cart on the server there is nothing to tell it, but other tabs may still hold the line. */
const leaving = (line: KeptLine, { server }: ClientCart): RemovedLine => ({
  ...leaverOf(line),
  line_version: line.line_version + 1,
  gone: server === null,
  ...(line.onServer ? { item: { cart: line.onServer.cart, item_id: line.onServer.item_id } } : {}),
});

export function without(cart: ClientCart, doomed: (line: KeptLine) => boolean): ClientCart {
  const leavers = cart.lines.filter(doomed);
  if (leavers.length === 0) return cart;
  return {
    ...cart,
    lines: cart.lines.filter((line) => !leavers.includes(line)),
    removed: remembered([...cart.removed, ...leavers.map((line) => leaving(line, cart))]),
  };
}

/** Logged out, or ordered: the cart belongs to the past, and the server is not told. */
export const leftBehind = (cart: ClientCart): ClientCart => ({
  epoch: cart.epoch + 1,
  lines: [],
  removed: [],
  connection: cart.connection + 1,
  server: null,
});

/** How many of a line were ordered. */
export interface OrderedPiece {
  key: string;
  qty: number;
}

/** What was ordered is left behind. What was added since goes on as a cart of its own. */
export function withoutOrdered(cart: ClientCart, pieces: readonly OrderedPiece[], newKey: () => string): ClientCart {
  const ordered = new Map(pieces.map(({ key, qty }) => [key, qty]));
  const rest = cart.lines
    .map((line) => ({ ...line, qty: line.qty - (ordered.get(line.key) ?? 0) }))
    .filter(({ qty }) => qty > 0);
  return {
    ...leftBehind(cart),
    lines: rest.map((line) => ({ ...line, line_key: newKey(), line_version: 1, onServer: null })),
  };
}
