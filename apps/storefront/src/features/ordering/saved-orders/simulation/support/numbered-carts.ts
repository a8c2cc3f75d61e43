import type { CartCalls, CartOwner } from '#data/api/cart-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import { modelCalls } from '#features/cart/simulation/support/model-calls.ts';
import { createModelServer } from '#features/cart/simulation/support/model-server.ts';
import { CUSTOMER_CART } from '#features/cart/simulation/support/shopper.ts';

/** Carts as our platform numbers them: a customer's next one has another number, and one that is over is forbidden. */
export interface NumberedCarts {
  calls: CartCalls;
  /** it was ordered */
  close(cartId: string): void;
  quantities(cartId: string): Map<string, number>;
}

const FORBIDDEN = { ok: false, code: 401, message: 'Whose cart is it?' } as const;

export function numberedCarts(): NumberedCarts {
  const server = createModelServer(new Map());
  const calls = modelCalls(server, { plain: false });
  let number = Number(CUSTOMER_CART);

  const isCustomers = (cartId: string): boolean => /^\d+$/.test(cartId);
  const isOver = (cartId: string): boolean => isCustomers(cartId) && Number(cartId) !== number;
  const inner = (cartId: string): string => (isCustomers(cartId) ? CUSTOMER_CART : cartId);
  const at = async <T>(owner: CartOwner, call: (owner: CartOwner) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    isOver(owner.cartId) ? FORBIDDEN : call({ ...owner, cartId: inner(owner.cartId) });

  return {
    calls: {
      ...calls,
      async create(token) {
        const made = await calls.create(token);
        return made.ok && isCustomers(made.result) ? { ok: true, result: String(number) } : made;
      },
      pull: (owner) => at(owner, calls.pull),
      change: (owner, lines) => at(owner, (cart) => calls.change(cart, lines)),
      totals: (owner) => at(owner, calls.totals),
    },
    close(cartId) {
      if (isOver(cartId)) return;
      server.forget(inner(cartId));
      if (isCustomers(cartId)) number += 1;
    },
    quantities: (cartId) => (isOver(cartId) ? new Map() : (server.quantities(inner(cartId)) ?? new Map())),
  };
}
