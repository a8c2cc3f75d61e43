import type { ShopStore } from '@brixel/contract/office/store-endpoints';
import { defaultStores } from '@brixel/contract/stores';
import { use } from 'react';
import { call } from './call.ts';

let known: Promise<readonly ShopStore[]> | null = null;

async function read(): Promise<readonly ShopStore[]> {
  const answer = await call('stores.list');
  if (answer.ok) return answer.result;
  // asked again by the next page; this one can do with the stores that a shop begins with
  known = null;
  return defaultStores.views.map(({ code }) => ({ code, address: '/', ready: true }));
}

/** The stores that the shop serves, the default one first. Read once: a page waits for them. */
export function useShopStores(): readonly ShopStore[] {
  known ??= read();
  return use(known);
}

/** After the owner has changed them. */
export const forgetShopStores = (): void => {
  known = null;
};
