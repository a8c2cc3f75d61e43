import type { StoreCode } from '@brixel/contract/stores';
import type { CatalogData, CatalogFacts } from './build/catalog-data.ts';
import { catalogStores } from './catalog-stores.ts';
import type { LogPosition } from './changes/change-log.ts';
import { PriceMoments } from './changes/price-moments.ts';
import { openStoreCatalog, type StoreCatalog } from './store-catalog.ts';

/** A catalogue in use: what it was built with, and what has been changed in it since. */
export interface LoadedCatalog {
  readonly codes: readonly StoreCode[];
  /** the default one first */
  readonly stores: ReadonlyMap<StoreCode, StoreCatalog>;
  readonly colourUse: CatalogFacts['colourUse'];
  readonly moments: PriceMoments;
  /** all changes up to here are in it */
  position: LogPosition;
  /** for the end of the shop; a catalogue that another has replaced is closed when nobody reads from it any more */
  close(): void;
}

export function loadCatalog(data: CatalogData): LoadedCatalog {
  const { position, priceMoments, colourUse } = data.facts;
  const opened = catalogStores(data.facts.stores).map((store) => openStoreCatalog(data, store));
  return {
    codes: data.facts.stores,
    stores: new Map(opened.map((store) => [store.store.storeCode, store])),
    colourUse,
    moments: new PriceMoments(priceMoments),
    position,
    close() {
      for (const store of opened) store.close();
    },
  };
}
