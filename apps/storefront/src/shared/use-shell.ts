import type { MenuCategory } from '#data/catalog/fields.ts';
import { type Colour, emptyShell, type ShellData } from '#data/catalog/shell-data.ts';
import { useAllCalls, useServices } from '#data/services.ts';
import { useRouteLoaderData } from '#router/hooks.ts';
import { menuEntries, type ShownEntry } from './menu-tree.ts';

/** Categories, colours and footer links, loaded once with the first page. */
export const useShell = (): ShellData => useRouteLoaderData<ShellData>('root') ?? emptyShell;

const colourMaps = new WeakMap<readonly Colour[], Map<string, Colour>>();

/** The colour behind an option id. */
export function useColour(id: number | string | null | undefined): Colour | undefined {
  const { colours } = useShell();
  let map = colourMaps.get(colours);
  if (!map) {
    map = new Map(colours.map((colour) => [colour.id, colour]));
    colourMaps.set(colours, map);
  }
  return id === null || id === undefined ? undefined : map.get(String(id));
}

export const useCategory = (id: number): MenuCategory | undefined =>
  useShell().categories.find((category) => category.id === id);

/** The main level of the menu of this store. */
export function useMenu(): ShownEntry[] {
  const { config, store } = useServices();
  return menuEntries(useShell().categories, config.shop.menus[store.storeCode]?.entries ?? null, config.rootCategoryId);
}

const MOSAICS_ID = 460;

/** Whether mosaics are sold here: without them nobody is led to the builder. */
export function useMosaics(): boolean {
  const mosaics = useCategory(MOSAICS_ID);
  return useAllCalls() && (mosaics?.product_count ?? 0) > 0;
}
