import { expect, test } from 'vitest';
import type { MenuCategory } from '#data/catalog/fields.ts';
import { childrenOf, menuEntries, packedCategories } from './menu-tree.ts';

const category = (id: number, parent_id: number, include_in_menu = true): MenuCategory => ({
  id,
  parent_id,
  path: `1/2/${parent_id}/${id}`,
  name: `c${id}`,
  slug: `c${id}`,
  url_path: `c${id}`,
  image: null,
  product_count: 1,
  level: parent_id === 2 ? 2 : 3,
  include_in_menu,
});

const categories = [
  category(439, 2),
  category(444, 2),
  category(450, 2),
  category(460, 2, false),
  category(49, 439),
  category(343, 444),
  category(440, 450),
  category(441, 450),
];
const ids = (list: MenuCategory[]) => list.map(({ id }) => id);

test('the bar shows what lies below the root of the shop, without what is kept out of menus', () => {
  const below = (rootId: number) =>
    menuEntries(categories, null, rootId).map((entry) => entry.kind === 'category' && entry.category.id);
  expect(below(2)).toEqual([439, 444, 450]);
  expect(below(450)).toEqual([440, 441]);
  expect(ids(childrenOf(categories, 439))).toEqual([49]);
});

test('ready packed: sets as one entry, boxes and packs apart', () => {
  expect(ids(packedCategories(categories))).toEqual([444, 440, 441]);
});
