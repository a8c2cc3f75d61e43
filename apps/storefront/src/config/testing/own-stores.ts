import type { StoreCode } from '@brixel/contract/stores';
import { storeAt } from '../store-place.ts';
import { ownStores } from '../stores.ts';

/** The platform's own stores, as the storefront sees them. */
export const storeView = (storeCode: StoreCode) => storeAt(ownStores(true), { pathname: `/${storeCode}` }).store;
