import type { MenuCategory } from '#data/catalog/fields.ts';

/** Which part of the category tree stands where in the menus. */

const ROOT_ID = 2;
/** single parts: shown by shape in the mega menu */
export const PARTS_ID = 439;
/** reductions: named in the sale colour */
export const SALE_ID = 491;
/** sets and packed goods: listed as ready packed */
const PACKED_IDS = [444, 450];

export const childrenOf = (categories: readonly MenuCategory[], parentId: number): MenuCategory[] =>
  categories.filter((category) => category.parent_id === parentId && category.include_in_menu);

export const topCategories = (categories: readonly MenuCategory[]): MenuCategory[] => childrenOf(categories, ROOT_ID);

/** Ready packed goods, one level down where there is one: sets stay together, boxes and packs are listed apart. */
export function packedCategories(categories: readonly MenuCategory[]): MenuCategory[] {
  const [setsId, ...others] = PACKED_IDS;
  return [
    ...categories.filter((category) => category.id === setsId),
    ...others.flatMap((id) => childrenOf(categories, id)),
  ];
}
