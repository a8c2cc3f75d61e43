import type { CartLine } from '#features/cart-line/cart-line.ts';
import { CART_VERSION, type ClientCart, emptyCart, type StoredLine } from '../cart-state.ts';

/** The cart as it lies in the browser's storage, with the version of its shape. */

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Written by this shop's own code: whether it is ours is the question, not whether it is well formed. */
const isCart = (value: unknown): value is ClientCart =>
  isRecord(value) && Array.isArray(value.lines) && Array.isArray(value.removed) && typeof value.epoch === 'number';

const isOldLine = (value: unknown): value is CartLine =>
  isRecord(value) && 'key' in value && 'qty' in value && 'stock' in value;

/** Version 1 held nothing but lines, and knew no server: each becomes a pending line. */
function takenOver(lines: readonly unknown[]): ClientCart {
  const converted = lines.filter(isOldLine).map((line): StoredLine => {
    // the same in every tab that takes the old cart over, so that none of them doubles it
    const line_key = `v1-${line.key}`.slice(0, 64);
    return { ...line, line_key, line_version: 1, onServer: null };
  });
  return { ...emptyCart, lines: converted };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function readCart(text: string): ClientCart {
  const stored = parsed(text);
  if (!isRecord(stored)) return emptyCart;
  if (stored.version === CART_VERSION && isCart(stored.cart)) return { ...emptyCart, ...stored.cart };
  return stored.version === 1 && Array.isArray(stored.lines) ? takenOver(stored.lines) : emptyCart;
}

export const writtenCart = (cart: ClientCart): string => JSON.stringify({ version: CART_VERSION, cart });
