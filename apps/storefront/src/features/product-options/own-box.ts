import type { BundleOption } from '@brixel/contract/catalog';
import { useEffect } from 'react';
import { ownPieceOf, useOwnPrices } from '#data/own-prices/own-prices.ts';

/** The contents of a box, with what a piece of each costs the customer. */
export function useOwnBox(options: readonly BundleOption[]): readonly BundleOption[] {
  const ask = useOwnPrices((state) => state.ask);
  const steps = useOwnPrices((state) => state.steps);
  const skus = options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku)).join();
  useEffect(() => {
    if (ask && skus) for (const sku of skus.split(',')) ask(sku);
  }, [ask, skus]);
  if (steps.size === 0) return options;
  return options.map((option) => ({
    ...option,
    product_links: option.product_links.map((link) => ({
      ...link,
      price_incl_tax: ownPieceOf(steps.get(link.sku)) ?? link.price_incl_tax,
    })),
  }));
}
