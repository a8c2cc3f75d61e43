import type { MergeOptions } from './cart-merge.ts';

/** When a cart is brought together with the server's, and what an answer of the server leads to. */

export type MergeMode = Pick<MergeOptions, 'forceClientState' | 'dryRun' | 'mergeQty'>;

/** On connecting, a shop may only compare. */
export const modeOnConnect = (
  { forceClientState = false, mergeQty = false }: Partial<MergeMode>,
  serverMergeByDefault: boolean,
): MergeMode => ({ forceClientState, dryRun: !serverMergeByDefault, mergeQty });

/** What stands in the checkout is what the shopper is about to pay. */
export const modeOfMerge = (
  { forceClientState = false, dryRun = false, mergeQty = false }: Partial<MergeMode>,
  inCheckout: boolean,
): MergeMode => ({ forceClientState: forceClientState || inCheckout, dryRun, mergeQty });

/** How often a refused cart has been replaced by a guest's in this visit. */
export interface Bypass {
  count: number;
  max: number;
}

export type NextStep = 'go-on' | 'connect-as-guest' | 'give-up';

/** Only a token that is no longer valid makes a guest of a customer; other failures pass. */
export function afterCreate(code: number, { count, max }: Bypass): NextStep {
  if (code === 200) return 'go-on';
  return code === 401 && count < max ? 'connect-as-guest' : 'give-up';
}
