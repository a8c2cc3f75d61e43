import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { readStored, watchOtherTabs, writeStored } from '#data/browser-storage.ts';
import type { CardProduct } from '#data/fields.ts';

/** A list of products that this browser keeps: unique by sku, newest first. */

export interface SavedList {
  items: CardProduct[];
  loaded: boolean;
}

export interface SavedListStore {
  use: UseBoundStore<StoreApi<SavedList>>;
  /** reads what was stored and follows the other tabs, until stopped */
  start(): () => void;
  add(product: CardProduct): void;
  remove(sku: string): void;
  /** true when it is on the list now */
  toggle(product: CardProduct): boolean;
  clear(): void;
  /** takes over current prices and stock; products that are gone leave the list */
  refresh(products: readonly CardProduct[]): void;
}

const isProduct = (value: unknown): value is CardProduct =>
  typeof value === 'object' && value !== null && 'sku' in value && 'name' in value;

export const withProduct = (items: readonly CardProduct[], product: CardProduct, limit: number): CardProduct[] =>
  [product, ...items.filter((item) => item.sku !== product.sku)].slice(0, limit);

export const withoutProduct = (items: readonly CardProduct[], sku: string): CardProduct[] =>
  items.filter((item) => item.sku !== sku);

export function createSavedList(storageKey: string, limit: number): SavedListStore {
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
  const add = (product: CardProduct): void => save(withProduct(current(), product, limit));
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
      const known = current().some((item) => item.sku === product.sku);
      if (known) remove(product.sku);
      else add(product);
      return !known;
    },
    clear: () => save([]),
    refresh(products) {
      const bySku = new Map(products.map((product) => [product.sku, product]));
      save(current().flatMap(({ sku }) => bySku.get(sku) ?? []));
    },
  };
}
