import { defaultStoreOf, type StoreCode, type StoreSettings, servedStores } from '@brixel/contract/stores';

/** The store here that one of another shop was, by its code or name there (`shop_it`, `it_IT`); otherwise the default one. */
export function storeNaming(stores: StoreSettings): (name: string) => StoreCode {
  const served = servedStores(stores).map(({ code }) => code);
  return (name) => {
    const words = name.toLowerCase().split(/[\s_-]+/);
    return served.find((code) => words.includes(code)) ?? defaultStoreOf(stores);
  };
}
