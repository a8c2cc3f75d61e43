import { createCartCalls, isCartAnswer } from '#data/api/cart-calls.ts';
import type { Services } from '#data/services.ts';
import { findLines } from '#features/cart/sync/find-lines.ts';
import { withServerOptions } from '#features/cart/sync/server-messages.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';

export interface FormCartLine {
  itemId: number;
  line: CartLine;
}

/** The goods of a cart that forms have filled; null where the server has no such cart, or does not answer. */
export async function loadFormCart(services: Services, cartId: string): Promise<FormCartLine[] | null> {
  const calls = createCartCalls(services.api);
  const owner = { cartId, token: null };
  const pulled = await calls.pull(owner);
  if (!pulled.ok) return pulled.code === 404 ? [] : null;
  const { result } = pulled;
  const items = isCartAnswer(result) ? result.cart.items : result;
  const totals = isCartAnswer(result) ? result.cart.totals.items : [];
  const lines = withServerOptions(await findLines(items, services), totals);
  return [...lines].map(([itemId, line]) => ({ itemId, line }));
}
