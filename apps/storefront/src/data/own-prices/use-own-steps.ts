import type { TierStep } from '@brixel/commerce/tier-prices';
import { useEffect } from 'react';
import { useOwnPrices } from './own-prices.ts';

/** The steps of one product, asked for where they are not known yet; undefined: everybody's. */
export function useOwnSteps(sku: string): readonly TierStep[] | undefined {
  const ask = useOwnPrices((state) => state.ask);
  useEffect(() => ask?.(sku), [ask, sku]);
  return useOwnPrices((state) => state.steps.get(sku));
}
