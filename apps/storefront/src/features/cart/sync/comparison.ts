import type { MergeOptions } from '@brixel/commerce/cart/cart-merge';
import { type MergeMode, modeOfMerge } from '@brixel/commerce/cart/sync-rules';
import type { CartAnswer, ServerItem } from '@brixel/contract/cart';
import { type CartOwner, isCartAnswer } from '#data/api/cart-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import type { ClientCart, Dialect } from '../cart-state.ts';
import { withFigures } from './apply-answer.ts';
import { applyDecisions } from './apply-decisions.ts';
import type { CallFailures } from './call-failures.ts';
import type { CartNotice } from './cart-notice.ts';
import { compareCarts } from './compare-carts.ts';
import { isChangedElsewhere } from './pair-lines.ts';
import { withServerOptions } from './server-messages.ts';
import type { SyncPorts } from './sync-ports.ts';

/** The whole cart of the server, and what its difference from the client's leads to. */

export type Choices = Partial<MergeMode>;

export interface Pulled {
  dialect: Dialect;
  items: readonly ServerItem[];
  /** null for the plain dialect */
  answer: CartAnswer | null;
}

export interface Comparison {
  pull(owner: CartOwner): Promise<Outcome<Pulled>>;
  /** false: it could not be pulled, and nothing has changed */
  compare(choices: Choices): Promise<boolean>;
  /** `enter` gives the cart to decide on; null: it is not needed any more */
  decide(
    token: string,
    pulled: Pulled,
    choices: Choices,
    enter: (cart: ClientCart) => ClientCart | null,
  ): Promise<void>;
}

/** What the shopper is notified of; not that a login with an empty cart brings the earlier one. */
function newsOf(
  before: readonly CartLine[],
  after: readonly CartLine[],
  { mergeQty }: Pick<MergeOptions, 'mergeQty'>,
): CartNotice[] {
  if (!isChangedElsewhere(before, after)) return [];
  if (!mergeQty) return [{ kind: 'changed-elsewhere' }];
  return before.length > 0 ? [{ kind: 'merged' }] : [];
}

export function createComparison(ports: SyncPorts, { change, ownerOf, recover }: CallFailures): Comparison {
  const { sharedCart, calls, settings, newKey, now } = ports;

  async function pull(owner: CartOwner): Promise<Outcome<Pulled>> {
    const outcome = await calls.pull(owner);
    if (!outcome.ok) return outcome;
    const { result } = outcome;
    const pulled: Pulled = isCartAnswer(result)
      ? { dialect: 'cart', items: result.cart.items, answer: result }
      : { dialect: 'plain', items: result, answer: null };
    return { ok: true, result: pulled };
  }

  /** Decides twice: what has to be loaded for it, and then, on the cart as it is by now, in earnest. */
  const decide: Comparison['decide'] = async (token, { dialect, items, answer }, choices, enter) => {
    const mode = modeOfMerge(choices, ports.isInCheckout());
    // by their versions it is known which change is newer, so nothing has to be forced
    const isVersioned = dialect === 'cart';
    const options = {
      ...mode,
      forceClientState: mode.forceClientState && !isVersioned,
      serverMayRemoveLocal: settings.serverMayRemoveLocal ?? isVersioned,
      serverMayModifyLocal: settings.serverMayModifyLocal ?? isVersioned,
      token,
    };
    const preview = enter(sharedCart.read());
    if (!preview) return;
    const { decisions: expected, log } = compareCarts(preview, items, options);
    if (mode.dryRun && log.some(({ status }) => status === 'update-required'))
      ports.log(`The carts differ: ${JSON.stringify(log)}`);
    const strange = expected.flatMap((decision) => (decision.kind === 'add-line' ? [decision.serverItem.item_id] : []));
    const found = withServerOptions(
      await ports.findLines(items.filter(({ item_id }) => strange.includes(item_id))),
      answer?.cart.totals.items ?? [],
    );

    change((before) => {
      const cart = enter(before);
      if (!cart?.server || (answer && answer.cart.version < cart.server.version)) return { cart: before, notices: [] };
      const { decisions } = compareCarts(cart, items, options);
      const at = answer?.cart.version ?? cart.server.version;
      const done = applyDecisions(cart, decisions, { token, at, dialect, items, found, newKey });
      const server = answer ? withFigures(cart.server, answer.cart) : { ...cart.server, dialect };
      return {
        cart: { ...done, server: { ...server, comparedAt: now() } },
        notices: newsOf(cart.lines, done.lines, options),
      };
    });
  };

  return {
    pull,
    decide,
    async compare(choices) {
      const owner = ownerOf(sharedCart.read());
      if (!owner) return false;
      const pulled = await pull(owner);
      if (!pulled.ok) return recover(pulled);
      await decide(owner.cartId, pulled.result, choices, (cart) => (cart.server?.token === owner.cartId ? cart : null));
      return true;
    },
  };
}
