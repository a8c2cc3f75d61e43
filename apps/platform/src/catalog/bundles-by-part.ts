import type { Product } from '@brixel/contract/catalog';
import type { CatalogFacts } from './build/catalog-data.ts';
import { isEnough } from './documents/stock.ts';

type Stock = Product['stock'];

/** Finds the boxes that a part is in. */
export interface BundlesByPart {
  /** Boxes that have enough of a part since its stock changed, or no longer. Without the stock before: all with this part. */
  changed(sku: string, before: Stock | undefined, now: Stock): string[];
  /** a product that is shown as it is now */
  put(product: Product): void;
}

export function createBundlesByPart(bundleParts: CatalogFacts['bundleParts']): BundlesByPart {
  /** by part and box: how many it takes, several where it is in there twice or is so no longer */
  const taken = new Map<string, Map<string, Set<number>>>();

  function add(bundle: string, part: string, qty: number): void {
    const bundles = taken.get(part) ?? new Map<string, Set<number>>();
    taken.set(part, bundles.set(bundle, (bundles.get(bundle) ?? new Set()).add(qty)));
  }

  for (const [bundle, part, qty] of bundleParts) add(bundle, part, qty);
  return {
    changed(sku, before, now) {
      const differs = (qty: number): boolean => !before || isEnough(before, qty) !== isEnough(now, qty);
      const bundles = [...(taken.get(sku) ?? [])];
      return bundles.filter(([, quantities]) => [...quantities].some(differs)).map(([bundle]) => bundle);
    },
    put({ sku, bundle_options = [] }) {
      for (const link of bundle_options.flatMap(({ product_links }) => product_links)) add(sku, link.sku, link.qty);
    },
  };
}
