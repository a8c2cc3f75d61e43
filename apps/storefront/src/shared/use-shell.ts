import type { MenuCategory } from '#data/catalog/fields.ts';
import { type Colour, emptyShell, type ShellData } from '#data/catalog/shell-data.ts';
import { useRouteLoaderData } from '#router/hooks.ts';

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
