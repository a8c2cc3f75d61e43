import { storeCodes } from '@brixel/contract/stores';
import type { PublicConfig } from '@brixel/storefront/config/public-config';
import { storePrefixes } from '@brixel/storefront/config/store-place';
import { ownStores, type StoreView } from '@brixel/storefront/config/stores';

/** The stores of the shop, which its owner may switch on and off while it runs. */
export interface ServedNow {
  served(): readonly StoreView[];
  /** everything that an address may begin with, now or later: routes are mounted once */
  prefixes: readonly string[];
}

export function servedNow(config: () => PublicConfig): ServedNow {
  const { stores, api } = config();
  const possible = ownStores(
    true,
    storeCodes.map((code) => ({ code, name: null, host: null })),
  );
  return {
    served: () => config().stores,
    prefixes: [...new Set([...storePrefixes(stores), ...(api.calls === 'all' ? storePrefixes(possible) : [])])],
  };
}
