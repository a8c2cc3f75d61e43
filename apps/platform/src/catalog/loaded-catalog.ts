import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import type { CatalogData, CatalogFacts } from './build/catalog-data.ts';
import type { LogPosition } from './changes/change-log.ts';
import { PriceMoments } from './changes/price-moments.ts';
import { openStoreCatalog, type StoreCatalog } from './store-catalog.ts';

/** A catalogue in use: what it was built with, and what has been changed in it since. */
export interface LoadedCatalog {
  readonly stores: Readonly<Record<StoreCode, StoreCatalog>>;
  readonly colourUse: CatalogFacts['colourUse'];
  readonly moments: PriceMoments;
  /** all changes up to here are in it */
  position: LogPosition;
  /** for the end of the shop; a catalogue that another has replaced is closed when nobody reads from it any more */
  close(): void;
}

export function loadCatalog(data: CatalogData): LoadedCatalog {
  const { position, priceMoments, colourUse } = data.facts;
  const stores = Object.fromEntries(storeCodes.map((code) => [code, openStoreCatalog(data, code)]));
  return {
    stores: stores as LoadedCatalog['stores'],
    colourUse,
    moments: new PriceMoments(priceMoments),
    position,
    close() {
      for (const code of storeCodes) stores[code]?.close();
    },
  };
}
