import { type StoreCode, type StoreView, storeCodes, storeViews } from '@brixel/contract/stores';

/** A store that a catalogue is built for. */
export interface CatalogStore extends StoreView {
  /** whose texts it shows: its own, where there are none those of the default store, else any */
  textsFrom: readonly StoreCode[];
  defaultStore: StoreCode;
}

export const textOrder = (code: StoreCode, defaultStore: StoreCode): StoreCode[] => [
  ...new Set([code, defaultStore, ...storeCodes]),
];

/** The first is the default one. */
export const catalogStores = (codes: readonly StoreCode[]): readonly CatalogStore[] =>
  codes.map((code) => {
    const [defaultStore = code] = codes;
    return { ...storeViews[code], defaultStore, textsFrom: textOrder(code, defaultStore) };
  });
