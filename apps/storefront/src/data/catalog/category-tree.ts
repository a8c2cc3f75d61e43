import { categoryPathIds } from '@brixel/commerce/breadcrumbs';
import { searchQuery } from '@brixel/commerce/search-query';
import type { Category } from '@brixel/contract/catalog';
import { MENU_CATEGORY_FIELDS, type MenuCategory } from './fields.ts';

/** All active categories of the store by position, in one answer: menus, lists and breadcrumbs need no further searches. */
export type CategoryTree = readonly MenuCategory[];

/** The tree of the request or page. `fresh`: requested again, because a category is missing in it. */
export type LoadCategories = (options?: { fresh?: boolean }) => Promise<CategoryTree>;

/** Addresses of categories know them by these keys only. */
export interface CategoryKey {
  attribute: 'slug' | 'url_path' | 'id';
  value: string;
}

export const treeQuery = searchQuery().where('is_active', { eq: true }).sortBy('position');
export const treeOptions = { size: 4000, include: MENU_CATEGORY_FIELDS };

export const findInTree = (tree: CategoryTree, { attribute, value }: CategoryKey): MenuCategory | undefined =>
  tree.find((category) => String(category[attribute]) === value);

/** The category's own id and those of all categories below it, in one order: cached answers are found by their request. */
export function withDescendants(tree: CategoryTree, { id }: Pick<Category, 'id'>): number[] {
  const below = tree.filter(({ path }) => categoryPathIds(path).includes(id)).map((category) => category.id);
  return [...new Set([id, ...below])].sort((one, other) => one - other);
}

/** The categories on the way to this one, from the top down, without itself, the root of the shop and what is above that. */
export function ancestorsOf(
  tree: CategoryTree,
  { id, path }: Pick<Category, 'id' | 'path'>,
  rootId: number,
): MenuCategory[] {
  const way = categoryPathIds(path);
  return way
    .slice(way.indexOf(rootId) + 1)
    .filter((above) => above !== id)
    .flatMap((above) => tree.find((category) => category.id === above) ?? []);
}

/** A page may stay open for days: a tree that is older than this is requested again by the next loader that needs it. */
const MAX_AGE_MS = 5 * 60_000;

export interface CategoriesSetup {
  load: () => Promise<CategoryTree>;
  /** that the page of the server came with */
  given?: CategoryTree | undefined;
  /** when the page came */
  since?: number;
  now?: () => number;
}

/** One tree for all loaders of a request on the server, or of a page in the browser. */
export function openCategories(setup: CategoriesSetup): LoadCategories {
  const { load, given, since = performance.timeOrigin, now = Date.now } = setup;
  let known = given && { tree: Promise.resolve(given), at: since };

  function renew(): Promise<CategoryTree> {
    const earlier = known;
    const tree = load().catch((error: unknown) => {
      // without a connection an old tree is better than none
      if (earlier) return earlier.tree;
      known = undefined;
      throw error;
    });
    known = { tree, at: now() };
    return tree;
  }

  return ({ fresh = false } = {}) => (known && !fresh && now() - known.at < MAX_AGE_MS ? known.tree : renew());
}
