import type { CartAnswer, LineChangeInput, PlatformTotals, ServerItem } from '@brixel/contract/cart';
import type { StockRow } from '@brixel/contract/catalog';
import type { EndpointName } from '#config/public-config.ts';
import type { Api, CallOptions } from './api.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The calls around a cart. Each is asked to answer with the whole cart; an API that knows nothing of that answers plainly. */

/** An existing item, in the words of APIs without line keys. */
export interface PlainItem {
  sku: string;
  qty: number;
  item_id?: number;
  quoteId: string;
  product_option?: LineChangeInput['product_option'];
}

export interface CartOwner {
  /** of the cart; unguessable, so that it is the guest's proof */
  cartId: string;
  /** of the customer, whose cart it may be */
  token: string | null;
}

export interface CartCalls {
  create(token: string | null): Promise<Outcome<string>>;
  pull(owner: CartOwner): Promise<Outcome<CartAnswer | ServerItem[]>>;
  change(owner: CartOwner, lines: readonly LineChangeInput[]): Promise<Outcome<CartAnswer | ServerItem>>;
  updateItem(owner: CartOwner, item: PlainItem): Promise<Outcome<ServerItem>>;
  deleteItem(owner: CartOwner, item: Omit<PlainItem, 'qty'>): Promise<Outcome<boolean>>;
  totals(owner: CartOwner): Promise<Outcome<PlatformTotals>>;
  applyCoupon(owner: CartOwner, coupon: string): Promise<Outcome<CartAnswer | boolean>>;
  deleteCoupon(owner: CartOwner): Promise<Outcome<CartAnswer | boolean>>;
  stock(skus: readonly string[]): Promise<Outcome<StockRow[]>>;
}

export const isCartAnswer = (result: unknown): result is CartAnswer =>
  typeof result === 'object' && result !== null && 'cart' in result;

const wholeCart = { answer: 'cart' };

/** Other APIs write quantities as texts, and "2" + 1 must be 3. */
const withNumbers = (item: ServerItem): ServerItem => ({ ...item, qty: Number(item.qty) });

export function createCartCalls(api: Api): CartCalls {
  const call = <T>(name: EndpointName, options: CallOptions): Promise<Outcome<T>> => outcomeOf(api, name, options);

  return {
    async create(token) {
      const made = await call<string | number>('cartCreate', { method: 'POST', token });
      return made.ok ? { ok: true, result: String(made.result) } : made;
    },
    async pull(owner) {
      const pulled = await call<CartAnswer | ServerItem[]>('cartPull', { ...owner, query: wholeCart });
      return pulled.ok && Array.isArray(pulled.result) ? { ok: true, result: pulled.result.map(withNumbers) } : pulled;
    },
    change: (owner, cartItems) => call('cartUpdate', { ...owner, query: wholeCart, body: { cartItems } }),
    async updateItem(owner, cartItem) {
      const updated = await call<ServerItem>('cartUpdate', { ...owner, body: { cartItem } });
      return updated.ok ? { ok: true, result: withNumbers(updated.result) } : updated;
    },
    deleteItem: (owner, cartItem) => call('cartDelete', { ...owner, body: { cartItem } }),
    totals: (owner) => call('cartTotals', owner),
    applyCoupon: (owner, coupon) =>
      call('cartApplyCoupon', { ...owner, method: 'POST', query: { ...wholeCart, coupon } }),
    deleteCoupon: (owner) => call('cartDeleteCoupon', { ...owner, method: 'POST', query: wholeCart }),
    stock: (skus) => call('stockList', { query: { skus: skus.join(',') } }),
  };
}
