import type { CartAnswer, ServerItem } from '@brixel/contract/cart';
import { type CartOwner, isCartAnswer } from '#data/api/cart-calls.ts';
import { applyAnswer } from './apply-answer.ts';
import type { CallFailures } from './call-failures.ts';
import type { Comparison } from './comparison.ts';
import { connected } from './connection.ts';
import { mergeIntoCustomerCart } from './login-merge.ts';
import { pendingChanges, type SentVersions, versionsOf } from './pending-changes.ts';
import { createLegacyPush } from './push-changes-legacy.ts';
import type { SyncPorts } from './sync-ports.ts';

/** Pushes pending changes to the server. */
export interface PushChanges {
  /** one call; false: no more for now */
  push(): Promise<boolean>;
  /** an answer to a call that changed no line; true means that it went well, and nothing more */
  take(owner: CartOwner, result: CartAnswer | boolean): Promise<void>;
}

const nothingSent: SentVersions = new Map();

export function createPushChanges(ports: SyncPorts, failures: CallFailures, comparison: Comparison): PushChanges {
  const { sharedCart, calls } = ports;
  const { change, isCustomerDue, ownerOf, recover } = failures;
  const knownDialect = ports.dialect ? { dialect: ports.dialect } : {};
  const legacy = createLegacyPush(ports, failures, comparison);

  async function connect(): Promise<boolean> {
    const { epoch } = sharedCart.read();
    const made = await calls.create(null);
    if (!made.ok) return false;
    sharedCart.change((cart) =>
      cart.server || cart.epoch !== epoch ? cart : connected(cart, made.result, knownDialect),
    );
    return true;
  }

  async function pushLines(owner: CartOwner): Promise<boolean> {
    const cart = sharedCart.read();
    const changes = pendingChanges(cart);
    const sent = versionsOf(changes);
    const outcome = await calls.change(owner, changes);
    if (!outcome.ok) {
      // an API that has never answered with a cart may not know how to
      const isNew = cart.server?.dialect === null && outcome.code >= 500;
      return (isNew ? await learnDialect(owner) : null) ?? recover(outcome, sent);
    }
    if (!isCartAnswer(outcome.result)) return (await learnDialect(owner)) ?? false;
    await takeAnswer(owner, outcome.result, sent);
    return true;
  }

  /** Whether it is worth another step; null: the API does answer with carts, so that was not it. */
  async function learnDialect(owner: CartOwner): Promise<boolean | null> {
    const pulled = await comparison.pull(owner);
    if (!pulled.ok) return recover(pulled);
    const { dialect } = pulled.result;
    sharedCart.change((cart) =>
      cart.server?.token === owner.cartId ? { ...cart, server: { ...cart.server, dialect } } : cart,
    );
    return dialect === 'plain' ? true : null;
  }

  async function takeAnswer({ cartId }: CartOwner, answer: CartAnswer, sent: SentVersions): Promise<void> {
    let strangers: ServerItem[] = [];
    change((cart) => {
      const applied = applyAnswer(cart, cartId, answer, sent);
      strangers = applied.strangers;
      return applied;
    });
    if (strangers.length === 0) return;
    const pulled = { dialect: 'cart', items: answer.cart.items, answer } as const;
    await comparison.decide(cartId, pulled, {}, (cart) => (cart.server?.token === cartId ? cart : null));
  }

  return {
    async push() {
      const cart = sharedCart.read();
      if (isCustomerDue(cart)) return mergeIntoCustomerCart(ports, failures, comparison);
      const owner = ownerOf(cart);
      if (!owner) return connect();
      return cart.server?.dialect === 'plain' ? legacy.push(owner) : pushLines(owner);
    },
    take: (owner, result) => (isCartAnswer(result) ? takeAnswer(owner, result, nothingSent) : legacy.takeTotals(owner)),
  };
}
