import type { TierStep } from '@brixel/commerce/tier-prices';
import { create } from 'zustand';

/**
 * What the customer who is logged in pays by the prices of their group. In the memory of the page only: neither stored nor cached, so nothing of
 * it is left after the session. Whoever shows a price asks by its sku; `load-own-prices.ts` answers, which only such customers load.
 */
interface OwnPrices {
  /** null: this visitor pays what everybody does */
  ask: ((sku: string) => void) | null;
  /** by sku, only where they are not everybody's; quantities rise and prices fall */
  steps: ReadonlyMap<string, readonly TierStep[]>;
}

/** Pure, so that a page that only shares a file with it does not fetch that file for its sake. */
export const useOwnPrices = /* @__PURE__ */ create<OwnPrices>(() => ({ ask: null, steps: new Map() }));

export const ownStepsOf = (sku: string): readonly TierStep[] | undefined => useOwnPrices.getState().steps.get(sku);

/** Of one piece; null where that is everybody's. */
export const ownPieceOf = (steps: readonly TierStep[] | undefined): number | null =>
  steps?.[0]?.qty === 1 ? steps[0].price : null;

export function forgetOwnPrices(): void {
  if (useOwnPrices.getState().ask) useOwnPrices.setState({ ask: null, steps: new Map() });
}
