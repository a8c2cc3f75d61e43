import type {
  CartAnswer,
  EchoedItem,
  LineChange,
  RefusalCode,
  RefusedLine,
  RemovedItem,
  ServerItem,
} from '@brixel/contract/cart';
import { endpoints } from '@brixel/contract/endpoints';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../http/errors.ts';
import { mount } from '../http/mount.ts';
import { Failure, fail } from '../http/reply.ts';
import { unknownCart } from './cart-access.ts';
import type { CartView } from './cart-view.ts';
import type { Carts, Changed } from './carts.ts';
import { Refusal } from './refusal.ts';

export function mountItems(app: FastifyInstance, carts: Carts): void {
  mount(app, endpoints.pullCart, async ({ query: { cartId, answer }, store }) => {
    const view = await carts.view(cartId, store);
    if (!view) return unknownCart();
    return answer ? { cart: view.state } : view.echoed;
  });

  mount(app, endpoints.updateCart, async ({ query: { cartId, answer }, body: { cartItem, cartItems }, store }) => {
    if (cartItems) {
      if (!answer) return fail('BAD_REQUEST', 'cartItems needs answer=cart');
      const changed = await carts.change(cartId, store, cartItems);
      return changed ? { cart: changed.view.state, refused: refusedLines(cartItems, changed) } : unknownCart();
    }
    if (!cartItem) return fail('BAD_REQUEST', 'cartItem is missing');
    const changed = await carts.change(cartId, store, [cartItem]);
    if (!changed) return unknownCart();
    const {
      view: { state, echoed },
      answers: [changedItem = null],
    } = changed;
    if (changedItem instanceof Refusal) return refusedCall(changedItem);
    const isChanged = ({ item_id }: ServerItem | EchoedItem): boolean => item_id === changedItem;
    if (!answer) return echoed.find(isChanged) ?? null;
    const item = state.items.find(isChanged);
    return { cart: state, ...(item && { item }) } satisfies CartAnswer;
  });

  mount(app, endpoints.deleteFromCart, async ({ query: { cartId, answer }, body: { cartItem }, store }) => {
    if (!cartItem) return fail('BAD_REQUEST', 'cartItem is missing');
    const view = await removal(cartItem, cartId, store);
    if (view instanceof Failure) return view;
    return answer ? { cart: view.state } : (true as const);
  });

  async function removal(
    { sku, item_id, line_key, line_version }: RemovedItem,
    cartId: string,
    store: StoreView,
  ): Promise<CartView | Failure> {
    if (line_key && line_version) {
      const gone = { sku: sku ?? '', qty: 0, item_id, line_key, line_version };
      const changed = await carts.change(cartId, store, [gone]);
      return changed?.view ?? unknownCart();
    }
    if (!item_id) return fail('BAD_REQUEST', 'item_id is missing');
    return (await carts.removeItem(cartId, store, item_id)) ?? unknownCart();
  }
}

const refusedLines = (changes: readonly LineChange[], { answers }: Changed): RefusedLine[] =>
  changes.flatMap(({ line_key, sku }, place) => {
    const answer = answers[place];
    if (!(answer instanceof Refusal)) return [];
    const { code, message, limit, part } = answer;
    return [
      { line_key, sku, code, message, ...(limit !== undefined && { limit }), ...(part !== undefined && { part }) },
    ];
  });

/** Stock may return, so a retry can succeed; every other refusal is final. */
const passing: ReadonlySet<RefusalCode> = new Set([
  'OUT_OF_STOCK',
  'TOO_MANY',
  'TOO_FEW',
  'NOT_A_MULTIPLE',
  'CART_FULL',
]);

/** Never 404, which clients read as a lost cart. */
function refusedCall({ code, message }: Refusal): Failure {
  const error: ErrorCode = passing.has(code) ? 'CONFLICT' : 'BAD_REQUEST';
  return fail(error, message);
}
