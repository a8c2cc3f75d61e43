import { toEuros } from '@brixel/commerce/money';
import { create } from 'zustand';
import { readStored, watchOtherTabs, writeStored } from '#data/browser-storage.ts';
import { type CartLine, totalsOf, withLine, withoutLine, withQuantity } from './cart-line.ts';

/** The cart of this browser. Empty on the server and while hydrating, then what was stored; tabs follow each other. */

interface CartState {
  lines: CartLine[];
  loaded: boolean;
}

const STORAGE_KEY = 'brixel/cart';
const COOKIE_DAYS = 30;
const VERSION = 1;

export const useCart = create<CartState>()(() => ({ lines: [], loaded: false }));

const isLine = (value: unknown): value is CartLine =>
  typeof value === 'object' && value !== null && 'key' in value && 'qty' in value && 'stock' in value;

function storedLines(): CartLine[] {
  const stored = readStored(STORAGE_KEY);
  const isKnown = typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === VERSION;
  return isKnown && 'lines' in stored && Array.isArray(stored.lines) ? stored.lines.filter(isLine) : [];
}

/** The server reads how many lines there are, to send an empty checkout home before it is rendered. */
function rememberCount(count: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `brixel_cart=${count}; path=/; max-age=${COOKIE_DAYS * 86_400}; samesite=lax`;
}

const load = (): void => useCart.setState({ lines: storedLines(), loaded: true });

/** Every change goes through here: shown at once, then stored. */
export function updateLines(change: (lines: readonly CartLine[]) => CartLine[]): void {
  if (!useCart.getState().loaded) load();
  const before = useCart.getState().lines;
  const lines = change(before);
  if (lines === before) return;
  useCart.setState({ lines });
  writeStored(STORAGE_KEY, { version: VERSION, lines });
  rememberCount(lines.length);
}

export const addLine = (line: CartLine): void => updateLines((lines) => withLine(lines, line));
export const setLineQuantity = (key: string, qty: number): void =>
  updateLines((lines) => withQuantity(lines, key, qty));
export const removeLine = (key: string): void => updateLines((lines) => withoutLine(lines, key));
export const clearCart = (): void => updateLines(() => []);

/** Pieces in the cart, as the header counts them. */
export const cartQuantity = ({ lines }: CartState): number => lines.reduce((sum, line) => sum + line.qty, 0);

/** Sum of the lines in euros, without shipping. */
export const cartSum = ({ lines }: CartState): number => toEuros(totalsOf(lines).subtotal);

/** Reads what was stored and follows the other tabs, until stopped. */
export function startCart(): () => void {
  load();
  rememberCount(useCart.getState().lines.length);
  return watchOtherTabs(STORAGE_KEY, load);
}
