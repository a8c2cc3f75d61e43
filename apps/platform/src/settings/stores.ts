import { nameOf, type ShopSettings } from '@brixel/contract/shop-settings';
import {
  type ServedStore,
  type StoreCode,
  servedStores,
  storePrefix,
  storeRegion,
  storeViews,
} from '@brixel/contract/stores';

/** The stores that the shop serves, by what its owner has set. */
export interface Stores {
  /** the first is the default one; the same object until something changes */
  served(): readonly ServedStore[];
  codes(): readonly StoreCode[];
  /** what shoppers and the shop call it */
  nameOf(code: StoreCode): string;
  prefixOf(code: StoreCode): string;
  /** the full address of a path of the store, or of the default one where that is not served any more */
  address(code: StoreCode, path: string): string;
}

export interface StoresOptions {
  publicUrl: string;
  settings(): Pick<ShopSettings, 'stores' | 'brand'>;
  /** those that the catalogue can answer for: one that was just switched on is served when it is built */
  built?: () => readonly StoreCode[];
}

export function createStores({ publicUrl, settings, built }: StoresOptions): Stores {
  const { host: ownHost, protocol } = new URL(publicUrl);
  let known: { of: ShopSettings['stores']; built: readonly StoreCode[] | null; served: readonly ServedStore[] } | null =
    null;

  function served(): readonly ServedStore[] {
    const of = settings().stores;
    const there = built?.() ?? null;
    if (known?.of !== of || known.built !== there) known = { of, built: there, served: findServed(of, there) };
    return known.served;
  }

  function findServed(of: ShopSettings['stores'], there: readonly StoreCode[] | null): readonly ServedStore[] {
    const wanted = servedStores(of).map((store) => (store.host === ownHost ? { ...store, host: null } : store));
    const found = wanted.filter(({ code }) => there?.includes(code) ?? true);
    return found.length > 0 ? found : (there ?? []).map((code) => ({ code, name: null, host: null }));
  }

  /** A store that is not served is where the default one is. */
  function placeOf(code: StoreCode): { prefix: string; host: string | null } {
    const store = served().find((one) => one.code === code);
    return store ? { prefix: storePrefix(served(), store), host: store.host } : { prefix: '', host: null };
  }

  return {
    served,
    codes: () => served().map(({ code }) => code),
    nameOf(code) {
      const own = settings().stores.views.find((one) => one.code === code)?.name;
      const view = storeViews[code];
      return own ?? `${nameOf(settings())} ${storeRegion(view, view.language)}`;
    },
    prefixOf: (code) => placeOf(code).prefix,
    address(code, path) {
      const { prefix, host } = placeOf(code);
      return `${host === null ? publicUrl : `${protocol}//${host}`}${prefix}${path}`;
    },
  };
}
