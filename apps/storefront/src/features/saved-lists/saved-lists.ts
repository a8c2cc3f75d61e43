import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { CardProduct } from '#data/catalog/fields.ts';
import { readStored, watchOtherTabs, writeStored } from '#data/storage/browser-storage.ts';
import type { FullMessage } from './notify-list-full.ts';

/** Lists of products that this browser stores: unique by sku, newest first. */

interface SavedList {
  items: CardProduct[];
  loaded: boolean;
}

export interface SavedListStore {
  use: UseBoundStore<StoreApi<SavedList>>;
  /** reads what was stored and follows the other tabs, until stopped */
  start(): () => void;
  add(product: CardProduct): void;
  remove(sku: string): void;
  toggle(product: CardProduct): void;
  clear(): void;
  /** updates prices and stock of the requested products; those that were not found are removed */
  refresh(asked: readonly string[], found: readonly CardProduct[]): void;
}

const isProduct = (value: unknown): value is CardProduct =>
  typeof value === 'object' && value !== null && 'sku' in value && 'name' in value;

const withoutProduct = (items: readonly CardProduct[], sku: string): CardProduct[] =>
  items.filter((item) => item.sku !== sku);

/** A full list with `fullMessage` refuses and notifies; one without evicts the oldest. */
export function createSavedList(storageKey: string, limit: number, fullMessage?: FullMessage): SavedListStore {
  const use = create<SavedList>()(() => ({ items: [], loaded: false }));

  const load = (): void => {
    const stored = readStored(storageKey);
    use.setState({ items: Array.isArray(stored) ? stored.filter(isProduct) : [], loaded: true });
  };
  const save = (items: CardProduct[]): void => {
    use.setState({ items });
    writeStored(storageKey, items);
  };
  const current = (): CardProduct[] => {
    if (!use.getState().loaded) load();
    return use.getState().items;
  };
  const add = (product: CardProduct): void => {
    const next = [product, ...withoutProduct(current(), product.sku)];
    if (next.length <= limit || !fullMessage) save(next.slice(0, limit));
    else void import('./notify-list-full.ts').then(({ notifyListFull }) => notifyListFull(fullMessage, limit));
  };
  const remove = (sku: string): void => save(withoutProduct(current(), sku));
  return {
    use,
    start() {
      load();
      return watchOtherTabs(storageKey, load);
    },
    add,
    remove,
    toggle(product) {
      if (current().some((item) => item.sku === product.sku)) remove(product.sku);
      else add(product);
    },
    clear: () => save([]),
    refresh(asked, found) {
      const bySku = new Map(found.map((product) => [product.sku, product]));
      save(current().flatMap((item) => bySku.get(item.sku) ?? (asked.includes(item.sku) ? [] : item)));
    },
  };
}

/** The wishlist; one of each product. */
export const wishlist = createSavedList('brixel/wishlist', 200, 'wishlist.full');
export const useWishlist = wishlist.use;
export const startWishlist = wishlist.start;
export const toggleWishlist = wishlist.toggle;
export const useIsWished = (sku: string): boolean => useWishlist(({ items }) => items.some((item) => item.sku === sku));

/** The compare list; more would not fit side by side. */
export const compareList = createSavedList('brixel/compare', 12, 'compare.full');
export const useCompare = compareList.use;
export const startCompare = compareList.start;
export const toggleCompare = compareList.toggle;
export const useIsCompared = (sku: string): boolean =>
  useCompare(({ items }) => items.some((item) => item.sku === sku));

/** Products whose pages were opened in this browser, last one first. */
export const recentlyViewed = createSavedList('brixel/recently-viewed', 20);
export const useRecentlyViewed = recentlyViewed.use;
