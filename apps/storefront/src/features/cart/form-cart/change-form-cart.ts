import type { LineChangeInput, RefusedLine } from '@brixel/contract/cart';
import { type CartCalls, type CartOwner, isCartAnswer } from '#data/api/cart-calls.ts';
import { randomId } from '#data/storage/random-id.ts';
import type { CartWish, FormLine } from './read-cart-form.ts';

/** `unreachable`: it may have arrived or not. */
export type FormCartProblem =
  | Pick<RefusedLine, 'code' | 'limit' | 'part'>
  | 'unreadable'
  | 'not-so-many'
  | 'unreachable';

export interface FormCartChange {
  /** null: there is none, and none was needed */
  cartId: string | null;
  problem: FormCartProblem | null;
}

type Calls = Pick<CartCalls, 'create' | 'change' | 'updateItem' | 'deleteItem'>;

/** Carries a form out on the cart that earlier forms have filled, or on a new one. */
export async function changeFormCart(calls: Calls, known: string | null, wish: CartWish): Promise<FormCartChange> {
  if (wish.kind === 'unreadable') return { cartId: known, problem: 'unreadable' };
  if (wish.kind === 'add' && wish.lines.length === 0) return { cartId: known, problem: null };
  const cartId = known ?? (await newCart(calls));
  if (cartId === null) return { cartId, problem: 'unreachable' };
  const owner = { cartId, token: null };
  const problem = await (wish.kind === 'add' ? add(calls, owner, wish.lines) : set(calls, owner, wish));
  // the server has forgotten the cart of the cookie
  return problem === 'unknown-cart'
    ? known === null
      ? { cartId: null, problem: 'unreachable' }
      : changeFormCart(calls, null, wish)
    : { cartId, problem };
}

async function newCart(calls: Calls): Promise<string | null> {
  const made = await calls.create(null);
  return made.ok ? made.result : null;
}

type Problem = FormCartProblem | 'unknown-cart' | null;

/** More than there are, or than any line may hold. */
const isTooMany = (code: number): boolean => code === 409 || code === 400;

const failureOf = (code: number): Problem => (code === 404 ? 'unknown-cart' : 'unreachable');

async function add(calls: Calls, owner: CartOwner, lines: readonly FormLine[]): Promise<Problem> {
  const changes = lines.map((line): LineChangeInput => ({ ...line, line_key: randomId(), line_version: 1 }));
  const outcome = await calls.change(owner, changes);
  if (outcome.ok && isCartAnswer(outcome.result)) return outcome.result.refused?.[0] ?? null;
  if (!outcome.ok && outcome.code === 404) return 'unknown-cart';
  // an API that does not know line keys
  for (const line of lines) {
    const added = await calls.updateItem(owner, { ...line, quoteId: owner.cartId });
    if (!added.ok) return isTooMany(added.code) ? 'not-so-many' : failureOf(added.code);
  }
  return null;
}

async function set(calls: Calls, owner: CartOwner, wish: Extract<CartWish, { kind: 'set' }>): Promise<Problem> {
  const item = { sku: wish.sku, item_id: wish.itemId, quoteId: owner.cartId };
  const outcome = await (wish.qty === 0
    ? calls.deleteItem(owner, item)
    : calls.updateItem(owner, { ...item, qty: wish.qty }));
  if (outcome.ok) return null;
  return isTooMany(outcome.code) ? 'not-so-many' : failureOf(outcome.code);
}
