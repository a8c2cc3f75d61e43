import type { CartAnswer, LineChangeInput } from '@brixel/contract/cart';
import { MAX_LINE_CHANGES } from '@brixel/contract/cart-limits';
import { type CartOwner, isCartAnswer } from '#data/api/cart-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import type { ClientCart, StoredLine } from '../cart-state.ts';
import type { CallFailures } from './call-failures.ts';
import type { Comparison, Pulled } from './comparison.ts';
import { connected } from './connection.ts';
import { sentOption } from './pending-changes.ts';
import type { SyncPorts } from './sync-ports.ts';

/**
 * Merges the guest's cart into the customer's. The quantities are added up here, in one step, and from then on set and never
 * added again: whatever fails before that step has changed nothing, whatever fails after it is pushed again as it is.
 * True: worth another call.
 */
export async function mergeIntoCustomerCart(
  { sharedCart, calls }: SyncPorts,
  { auth, bypass }: CallFailures,
  { pull, decide }: Comparison,
): Promise<boolean> {
  const token = auth();
  const { epoch, server } = sharedCart.read();
  /** Logged out meanwhile: each further call would only be refused. */
  const isLeft = (): boolean => auth() !== token || sharedCart.read().epoch !== epoch;
  if (server?.coupon) await calls.deleteCoupon({ cartId: server.token, token: null });
  if (isLeft()) return true;

  const made = await calls.create(token, server?.totals?.vouchers && server.token);
  if (isLeft()) return true;
  if (!made.ok) return made.code === 401 && bypass();
  const cartId = made.result;
  const owner = { cartId, token };
  const pulled = await pull(owner);
  if (isLeft()) return true;
  if (!pulled.ok) return pulled.code === 401 && bypass();
  const repeated = await repeatUnanswered(owner, pulled.result);
  if (isLeft()) return true;
  if (!repeated.ok) return repeated.code === 401 && bypass();

  await decide(cartId, repeated.result.pulled, { mergeQty: true }, (cart) => {
    if (cart.epoch !== epoch || cart.server?.customer) return null;
    const lines = cart.lines.map((line) => withAnswer(line, repeated.result.carriedOut));
    return connected({ ...cart, lines }, cartId, { customer: true, couponDue: cart.server?.coupon ?? null });
  });
  return true;

  /**
   * Changes from before the guest's time that this cart may have carried out, or not: sent once more under their old keys,
   * they have been, and count as the customer's. Impossible with an API without keys.
   */
  async function repeatUnanswered(customer: CartOwner, pulled: Pulled): Promise<Outcome<Repeated>> {
    const changes = pulled.dialect === 'cart' ? unansweredChanges(sharedCart.read(), customer.cartId) : [];
    const carriedOut = new Set<string>();
    let newest = pulled;
    for (let from = 0; from < changes.length; from += MAX_LINE_CHANGES) {
      const batch = changes.slice(from, from + MAX_LINE_CHANGES);
      const outcome = await calls.change(customer, batch);
      if (!outcome.ok) return outcome;
      if (!isCartAnswer(outcome.result)) break;
      newest = pulledWith(outcome.result);
      const refused = new Set(outcome.result.refused?.map(({ line_key }) => line_key));
      for (const { line_key } of batch) if (!refused.has(line_key)) carriedOut.add(line_key);
    }
    return { ok: true, result: { pulled: newest, carriedOut } };
  }
}

interface Repeated {
  pulled: Pulled;
  /** by the line keys that the customer's cart knows */
  carriedOut: ReadonlySet<string>;
}

const pulledWith = (answer: CartAnswer): Pulled => ({ dialect: 'cart', items: answer.cart.items, answer });

const unansweredChanges = ({ lines }: ClientCart, cartId: string): LineChangeInput[] =>
  lines.flatMap(({ sku, product_option, lent }) =>
    lent?.cart === cartId && lent.unanswered
      ? { sku, ...lent.unanswered, ...(product_option ? { product_option: sentOption(product_option) } : {}) }
      : [],
  );

function withAnswer(line: StoredLine, carriedOut: ReadonlySet<string>): StoredLine {
  const { lent } = line;
  if (!lent?.unanswered || !carriedOut.has(lent.unanswered.line_key)) return line;
  return { ...line, lent: { cart: lent.cart, qty: lent.unanswered.qty } };
}
