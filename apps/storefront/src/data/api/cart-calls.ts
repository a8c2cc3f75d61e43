import type { CartAnswer, EchoedItem, LineChangeInput, PlatformTotals, ServerItem } from '@brixel/contract/cart';
import type { StockRow } from '@brixel/contract/catalog';
import type { EndpointResult } from '@brixel/contract/endpoint-types';
import type { Api } from './api.ts';
import { completeTotals } from './complete-totals.ts';
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
  /** `from`: the guest's cart whose gift vouchers the customer's takes over */
  create(token: string | null, from?: string): Promise<Outcome<string>>;
  pull(owner: CartOwner): Promise<Outcome<CartAnswer | ServerItem[]>>;
  change(owner: CartOwner, lines: readonly LineChangeInput[]): Promise<Outcome<EndpointResult<'updateCart'>>>;
  /** null where the answer does not say what became of the item */
  updateItem(owner: CartOwner, item: PlainItem): Promise<Outcome<ServerItem | null>>;
  deleteItem(owner: CartOwner, item: Omit<PlainItem, 'qty'>): Promise<Outcome<unknown>>;
  totals(owner: CartOwner): Promise<Outcome<PlatformTotals>>;
  applyCoupon(owner: CartOwner, coupon: string): Promise<Outcome<CartAnswer | boolean>>;
  /** the gift voucher of that id, else the coupon */
  deleteCoupon(owner: CartOwner, voucher?: number): Promise<Outcome<CartAnswer | boolean>>;
  stock(skus: readonly string[]): Promise<Outcome<StockRow[]>>;
}

export const isCartAnswer = (result: unknown): result is CartAnswer =>
  typeof result === 'object' && result !== null && 'cart' in result;

export const ofCart = ({ cartId, token }: CartOwner) => ({ query: { cartId }, token });
export const withWholeCart = ({ cartId, token }: CartOwner) => ({ query: { cartId, answer: 'cart' as const }, token });

/**
 * An item in the plain answer. Other APIs write quantities as texts, and "2" + 1 must be 3; what was chosen comes back as some
 * client has sent it, with numbers as texts or the other way round.
 */
function itemOf({ product_option, ...item }: EchoedItem): ServerItem {
  const qty = Number(item.qty);
  if (!product_option) return { ...item, qty };
  const { custom_options, bundle_options, ...rest } = product_option.extension_attributes;
  const extension_attributes = {
    ...rest,
    ...(custom_options && { custom_options: custom_options.map(answerOf) }),
    ...(bundle_options && { bundle_options: bundle_options.map(selectionOf) }),
  };
  return { ...item, qty, product_option: { extension_attributes } };
}

type EchoedOptions = NonNullable<EchoedItem['product_option']>['extension_attributes'];

const answerOf = ({ option_id, option_value }: NonNullable<EchoedOptions['custom_options']>[number]) => ({
  option_id: String(option_id),
  option_value: String(option_value ?? ''),
});

const selectionOf = ({
  option_id,
  option_qty,
  option_selections,
}: NonNullable<EchoedOptions['bundle_options']>[number]) => ({
  option_id: Number(option_id),
  option_qty: Number(option_qty ?? 1),
  option_selections: option_selections.filter((id) => id !== null).map(Number),
});

export function createCartCalls(api: Api): CartCalls {
  return {
    async create(token, from) {
      const made = await outcomeOf(api, 'createCart', { token, ...(from && { query: { from } }) });
      // other APIs count their carts
      return made.ok ? { ok: true, result: String(made.result) } : made;
    },
    async pull(owner) {
      const pulled = await outcomeOf(api, 'pullCart', withWholeCart(owner));
      if (!pulled.ok) return pulled;
      const { result } = pulled;
      return { ok: true, result: isCartAnswer(result) ? result : result.map(itemOf) };
    },
    change: (owner, lines) =>
      outcomeOf(api, 'updateCart', { ...withWholeCart(owner), body: { cartItems: [...lines] } }),
    async updateItem(owner, cartItem) {
      const updated = await outcomeOf(api, 'updateCart', { ...ofCart(owner), body: { cartItem } });
      if (!updated.ok) return updated;
      const { result } = updated;
      return { ok: true, result: result === null || isCartAnswer(result) ? null : itemOf(result) };
    },
    deleteItem: (owner, cartItem) => outcomeOf(api, 'deleteFromCart', { ...ofCart(owner), body: { cartItem } }),
    async totals(owner) {
      const asked = await outcomeOf(api, 'cartTotals', ofCart(owner));
      return asked.ok ? { ok: true, result: completeTotals(asked.result) } : asked;
    },
    applyCoupon: ({ cartId, token }, coupon) =>
      outcomeOf(api, 'applyCoupon', { query: { cartId, answer: 'cart', coupon }, token }),
    deleteCoupon: ({ cartId, token }, voucher) =>
      outcomeOf(api, 'deleteCoupon', {
        query: { cartId, answer: 'cart', ...(voucher !== undefined && { voucher }) },
        token,
      }),
    stock: (skus) => outcomeOf(api, 'listStock', { query: { skus: skus.join(',') } }),
  };
}
