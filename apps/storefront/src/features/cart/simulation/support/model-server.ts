import type { CartAnswer, LineChangeInput, PlatformTotals, RefusedLine, ServerItem } from '@brixel/contract/cart';
import {
  addItem,
  type CartContents,
  earlierRefusal,
  isNews,
  itemOfLine,
  rememberRefusal,
  removeItem,
  removeLine,
  setItem,
  setLine,
} from '@brixel/platform/cart/cart-contents';
import { tooMany } from '@brixel/platform/cart/refusal';
import type { PlainItem } from '#data/api/cart-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';

/** A server of carts in memory, on the platform's own rules for what a change makes of a cart. */

interface Cart {
  version: number;
  contents: CartContents;
  coupon: string | null;
}

const noItemTotals = {
  price: 1,
  price_incl_tax: 1,
  row_total: 0,
  row_total_incl_tax: 0,
  row_total_with_discount: 0,
  tax_amount: 0,
  tax_percent: 0,
  discount_amount: 0,
  discount_percent: 0,
  options: '[]',
};

/** What the goods cost is not what this is about: every piece is one euro. */
export const noTotals: PlatformTotals = {
  grand_total: 0,
  base_grand_total: 0,
  subtotal: 0,
  subtotal_incl_tax: 0,
  subtotal_with_discount: 0,
  discount_amount: 0,
  shipping_amount: 0,
  base_shipping_amount: 0,
  shipping_incl_tax: 0,
  shipping_discount_amount: 0,
  shipping_tax_amount: 0,
  tax_amount: 0,
  base_tax_amount: 0,
  base_currency_code: 'EUR',
  quote_currency_code: 'EUR',
  items_qty: 0,
  items: [],
  total_segments: [],
};

export interface ModelServer {
  create(token: string | null): Outcome<string>;
  pull(cartId: string, token: string | null): Outcome<CartAnswer>;
  change(cartId: string, token: string | null, lines: readonly LineChangeInput[]): Outcome<CartAnswer>;
  updateItem(cartId: string, item: PlainItem): Outcome<ServerItem>;
  deleteItem(cartId: string, itemId: number): Outcome<boolean>;
  setCoupon(cartId: string, coupon: string | null): Outcome<CartAnswer>;
  /** quantities by sku; null: there is no such cart */
  quantities(cartId: string): Map<string, number> | null;
  versionOf(cartId: string): number;
  forget(cartId: string): void;
  /** from now on there is enough of everything */
  restock(): void;
  /** false: the customer's token is dead */
  isTokenValid: boolean;
}

const UNKNOWN = { ok: false, code: 404, message: 'No such cart' } as const;
const FORBIDDEN = { ok: false, code: 401, message: 'Whose cart is it?' } as const;
const CUSTOMER_CART = '1001';
const COUPONS = ['STEINE10'];

/** `limits`: how many a line may hold, by sku. */
export function createModelServer(limits: ReadonlyMap<string, number>): ModelServer {
  const carts = new Map<string, Cart>();
  let isPlenty = false;
  let made = 0;
  const empty = (): Cart => ({
    version: 0,
    contents: { items: new Map(), lines: new Map(), lastItemId: 0 },
    coupon: null,
  });

  const itemsOf = (cartId: string, { contents }: Cart): ServerItem[] =>
    [...contents.items.values()].map(({ itemId, sku, qty, lineKey }) => ({
      item_id: itemId,
      sku,
      qty,
      name: sku,
      price: 1,
      product_type: 'simple',
      quote_id: cartId,
      ...(lineKey ? { line_key: lineKey, line_version: contents.lines.get(lineKey)?.version ?? 0 } : {}),
    }));

  const answer = (cartId: string, cart: Cart, refused: RefusedLine[] = []): Outcome<CartAnswer> => {
    const items = itemsOf(cartId, cart);
    const sum = items.reduce((total, { qty }) => total + qty, 0);
    const counted = items.map(({ item_id, name, qty }) => ({ ...noItemTotals, item_id, name, qty }));
    const totals = { ...noTotals, grand_total: sum, items_qty: sum, items: counted };
    const coupon = cart.coupon ? { coupon: { code: cart.coupon, discount_amount: -1 } } : {};
    return { ok: true, result: { cart: { version: cart.version, items, totals, ...coupon }, refused } };
  };

  const isAllowed = (cartId: string, token: string | null): boolean =>
    cartId !== CUSTOMER_CART || (token !== null && server.isTokenValid);

  const server: ModelServer = {
    isTokenValid: true,
    create(token) {
      if (token !== null && !server.isTokenValid) return FORBIDDEN;
      made += 1;
      const cartId = token === null ? `guest-${made}` : CUSTOMER_CART;
      if (!carts.has(cartId)) carts.set(cartId, empty());
      return { ok: true, result: cartId };
    },
    pull(cartId, token) {
      const cart = carts.get(cartId);
      if (!cart) return UNKNOWN;
      return isAllowed(cartId, token) ? answer(cartId, cart) : FORBIDDEN;
    },
    change(cartId, token, lines) {
      const cart = carts.get(cartId);
      if (!cart) return UNKNOWN;
      if (!isAllowed(cartId, token)) return FORBIDDEN;
      const refused: RefusedLine[] = [];
      for (const { sku, qty, line_key, line_version, item_id } of lines) {
        const isMeant = cart.contents.items.get(Number(item_id))?.sku === sku;
        const line = { key: line_key, version: line_version, itemId: isMeant ? Number(item_id) : undefined };
        const wanted = Number(qty);
        if (!isNews(cart.contents, line)) {
          const refusal = earlierRefusal(cart.contents, line);
          if (refusal) refused.push({ line_key, sku, ...refusal });
          continue;
        }
        if (wanted === 0) {
          cart.contents = removeLine(cart.contents, line);
          continue;
        }
        const placed = setLine(cart.contents, line, { sku, productType: 'simple', option: null, sent: null }, wanted);
        const limit = isPlenty ? undefined : limits.get(sku);
        if (limit !== undefined && (itemOfLine(placed.contents, line)?.qty ?? 0) > limit) {
          const refusal = tooMany(limit);
          refused.push({ line_key, sku, ...refusal });
          cart.contents = rememberRefusal(cart.contents, line, refusal);
        } else cart.contents = placed.contents;
      }
      cart.version += 1;
      return answer(cartId, cart, refused);
    },
    updateItem(cartId, { sku, qty, item_id }) {
      const cart = carts.get(cartId);
      if (!cart) return UNKNOWN;
      const choice = { sku, productType: 'simple', option: null, sent: null } as const;
      const item = item_id === undefined ? undefined : cart.contents.items.get(item_id);
      const placed = item ? setItem(cart.contents, item, choice, qty) : addItem(cart.contents, choice, qty);
      cart.contents = placed.contents;
      cart.version += 1;
      const stored = itemsOf(cartId, cart).find((candidate) => candidate.item_id === placed.itemId);
      if (!stored) throw new Error('An item that was just placed is missing');
      return { ok: true, result: stored };
    },
    deleteItem(cartId, itemId) {
      const cart = carts.get(cartId);
      if (!cart) return UNKNOWN;
      cart.contents = removeItem(cart.contents, itemId);
      cart.version += 1;
      return { ok: true, result: true };
    },
    setCoupon(cartId, coupon) {
      const cart = carts.get(cartId);
      if (!cart || (coupon !== null && !COUPONS.includes(coupon))) return UNKNOWN;
      cart.coupon = coupon;
      cart.version += 1;
      return answer(cartId, cart);
    },
    quantities(cartId) {
      const cart = carts.get(cartId);
      if (!cart) return null;
      const quantities = new Map<string, number>();
      for (const { sku, qty } of cart.contents.items.values()) quantities.set(sku, (quantities.get(sku) ?? 0) + qty);
      return quantities;
    },
    versionOf: (cartId) => carts.get(cartId)?.version ?? -1,
    forget: (cartId) => void carts.delete(cartId),
    restock() {
      isPlenty = true;
    },
  };
  return server;
}
