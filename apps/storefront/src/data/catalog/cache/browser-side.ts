import type { PublicConfig } from '#config/public-config.ts';
import type { CatalogClientSetup } from '#data/catalog/catalog.ts';
import { isOnline } from '#data/connection/connection.ts';
import { freeStored } from '#data/storage/browser-storage.ts';
import { ANSWERS_DATABASE } from '#data/storage/database.ts';
import { customerGroup, groupClaim } from '#data/storage/stored-user.ts';
import { createAnswerCache } from './answer-cache.ts';
import { cacheLimits } from './cache-limits.ts';
import { createCachedCatalog } from './cached-catalog.ts';
import { indexedRecords } from './indexed-records.ts';

type BrowserSide = Required<Pick<CatalogClientSetup, 'customerGroup' | 'groupClaim' | 'cached' | 'timeoutMs'>>;

const BYTES_PER_KB = 1024;

/** What only browsers know of the catalogue: who shops, and what was answered before, looked after while the page is open. */
export function openBrowserSide({ cache: { quotaKb, products }, prices, search }: PublicConfig): BrowserSide {
  const cache = createAnswerCache({
    records: indexedRecords(ANSWERS_DATABASE),
    quota: quotaKb * BYTES_PER_KB,
    makeRoom: freeStored,
  });
  setInterval(() => void cache.tidy(), cacheLimits.checkEveryMs);
  const priceGroup = prices.clientTax ? customerGroup : () => null;
  return {
    customerGroup,
    groupClaim,
    cached: createCachedCatalog({ cache, cachesProducts: products, priceGroup }),
    timeoutMs: () => (isOnline() ? search.timeoutMs.browser : cacheLimits.offlineTimeoutMs),
  };
}
