import type { CallFailures } from './call-failures.ts';
import type { Comparison } from './comparison.ts';
import { connected } from './connection.ts';
import type { SyncPorts } from './sync-ports.ts';

/**
 * Merges the guest's cart into the customer's. The quantities are added up here, in one step, and from then on set and never
 * added again: whatever fails before that step has changed nothing, whatever fails after it is told again as it is.
 * True: worth another call.
 */
export async function mergeIntoCustomerCart(
  { keeper, calls }: SyncPorts,
  { auth, bypass }: CallFailures,
  { pull, decide }: Comparison,
): Promise<boolean> {
  const token = auth();
  const { epoch, server } = keeper.read();
  if (server?.coupon) await calls.deleteCoupon({ cartId: server.token, token: null });

  const made = await calls.create(token);
  if (!made.ok) return made.code === 401 && bypass();
  const cartId = made.result;
  const pulled = await pull({ cartId, token });
  if (!pulled.ok) return pulled.code === 401 && bypass();

  await decide(cartId, pulled.result, { mergeQty: true }, (cart) => {
    if (cart.epoch !== epoch || cart.server?.customer) return null;
    return connected(cart, cartId, { customer: true, couponDue: cart.server?.coupon ?? null });
  });
  return true;
}
