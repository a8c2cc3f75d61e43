import type { MenuEntry } from '@brixel/contract/home-page';
import type { MenuCategory } from '#data/catalog/fields.ts';

/** Which part of the category tree stands where in the menus. */

/** single parts: shown by shape in the mega menu */
export const PARTS_ID = 439;
/** reductions: named in the sale colour */
export const SALE_ID = 491;
/** sets and packed goods: listed as ready packed */
const PACKED_IDS = [444, 450];

export const childrenOf = (categories: readonly MenuCategory[], parentId: number): MenuCategory[] =>
  categories.filter((category) => category.parent_id === parentId && category.include_in_menu);

export type ShownEntry = { kind: 'category'; category: MenuCategory } | { kind: 'link'; label: string; link: string };

/** The main level of the menu: in the owner's order, where there is one, with new categories at its end. */
export function menuEntries(
  categories: readonly MenuCategory[],
  own: readonly MenuEntry[] | null,
  rootId: number,
): ShownEntry[] {
  const top = childrenOf(categories, rootId);
  const shown = (category: MenuCategory): ShownEntry => ({ kind: 'category', category });
  if (!own) return top.map(shown);
  const known = new Set(own.flatMap((entry) => (entry.kind === 'category' ? [entry.id] : [])));
  const chosen = own.flatMap((entry): ShownEntry[] => {
    if (entry.kind === 'link') return [entry];
    const category = categories.find(({ id }) => id === entry.id);
    return category && entry.isOn ? [shown(category)] : [];
  });
  return [...chosen, ...top.filter(({ id }) => !known.has(id)).map(shown)];
}

/** Ready packed goods, one level down where there is one: sets stay together, boxes and packs are listed apart. */
export function packedCategories(categories: readonly MenuCategory[]): MenuCategory[] {
  const [setsId, ...others] = PACKED_IDS;
  return [
    ...categories.filter((category) => category.id === setsId),
    ...others.flatMap((id) => childrenOf(categories, id)),
  ];
}
