import { defaultStoreCode, type StoreView, storeViews } from '@brixel/contract/stores';
import type { PublicConfig } from '#config/public-config.ts';

/** The store that a catalogue belongs to. */
export const storeOfIndex = ({ stores }: Pick<PublicConfig, 'stores'>, index: string): StoreView =>
  Object.values(stores).find((store) => store.index === index) ?? storeViews[defaultStoreCode];
