import type { PublicConfig } from '#config/public-config.ts';
import { storeAt } from '#config/store-place.ts';
import type { StoreView } from '#config/stores.ts';

/** The store that a catalogue belongs to. */
export const storeOfIndex = ({ stores }: Pick<PublicConfig, 'stores'>, index: string): StoreView =>
  stores.find((store) => store.index === index) ?? storeAt(stores, { pathname: '/' }).store;
