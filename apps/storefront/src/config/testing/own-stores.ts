import type { StoreCode } from '@brixel/contract/stores';
import { ownStores, storeAt } from '../stores.ts';

/** The platform's own stores, as the storefront sees them. */
export const storeView = (storeCode: StoreCode) => storeAt(ownStores(true), `/${storeCode}`).store;
