import type { TierStep } from '@brixel/commerce/tier-prices';
import { useEffect } from 'react';
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

export const useOwnPrices = create<OwnPrices>()(() => ({ ask: null, steps: new Map() }));

export const ownStepsOf = (sku: string): readonly TierStep[] | undefined => useOwnPrices.getState().steps.get(sku);

/** The steps of one product, asked for where they are not known yet; undefined: everybody's. */
export function useOwnSteps(sku: string): readonly TierStep[] | undefined {
  const ask = useOwnPrices((state) => state.ask);
  useEffect(() => ask?.(sku), [ask, sku]);
  return useOwnPrices((state) => state.steps.get(sku));
}

/** Of one piece; null where that is everybody's. */
export const ownPieceOf = (steps: readonly TierStep[] | undefined): number | null =>
  steps?.[0]?.qty === 1 ? steps[0].price : null;

/** For the style sheet: where own prices may come, there is room for the line that names them, also before they are there. */
export const OWN_PRICES_ROOM = 'data-own-prices';

/** Part of the head script, before the first paint. */
export function makeRoomForOwnPrices(userStorage: string, room: string): void {
  try {
    const user = JSON.parse(localStorage.getItem(userStorage) ?? 'null');
    document.documentElement.toggleAttribute(room, !!user?.current?.extension_attributes?.own_prices);
  } catch {
    // without storage nobody is logged in yet
  }
}

export function forgetOwnPrices(): void {
  if (useOwnPrices.getState().ask) useOwnPrices.setState({ ask: null, steps: new Map() });
}
