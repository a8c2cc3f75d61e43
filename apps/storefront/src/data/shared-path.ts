import { type StoreCode, storeCodes } from '@brixel/contract/stores';

/** The same page in each store: its path there, where it exists. Paths are relative to their store. */
export type Alternates = Partial<Record<StoreCode, string>>;

/** Pages whose path is the same everywhere. */
export const sameInAllStores = (path: string): Alternates => Object.fromEntries(storeCodes.map((code) => [code, path]));
