import type { CartCalls } from '#data/api/cart-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import type { ModelServer } from './model-server.ts';

const failure = { ok: false, code: 500, message: 'cartItem is missing' } as const;

/** Calls to the model server. `plain`: an API that knows neither keys nor answers with carts. */
export function modelCalls(server: ModelServer, { plain }: { plain: boolean }): CartCalls {
  const pulled: CartCalls['pull'] = async ({ cartId, token }) => {
    const outcome = server.pull(cartId, token);
    if (!plain || !outcome.ok) return outcome;
    return { ok: true, result: outcome.result.cart.items.map(({ line_key: _, line_version: __, ...item }) => item) };
  };
  const totals: CartCalls['totals'] = async ({ cartId, token }) => {
    const outcome = server.pull(cartId, token);
    return outcome.ok ? { ok: true, result: outcome.result.cart.totals } : outcome;
  };
  return {
    create: async (token) => server.create(token),
    pull: pulled,
    change: async ({ cartId, token }, lines) => (plain ? failure : server.change(cartId, token, lines)),
    updateItem: async ({ cartId }, item) => server.updateItem(cartId, item),
    deleteItem: async ({ cartId }, { item_id }) => server.deleteItem(cartId, item_id ?? 0),
    totals,
    applyCoupon: async ({ cartId }, coupon) => server.setCoupon(cartId, coupon),
    deleteCoupon: async ({ cartId }) => server.setCoupon(cartId, null),
    stock: async (): Promise<Outcome<never[]>> => ({ ok: true, result: [] }),
  };
}
