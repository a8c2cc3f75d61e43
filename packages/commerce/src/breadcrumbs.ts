import { type CategoryAddress, categoryPath, type LinkRules } from './links.ts';

/** The way from the shop's entrance to a category or product. */

export interface Crumb {
  name: string;
  route_link: string;
}

export interface CrumbCategory extends CategoryAddress {
  id?: number;
  name: string;
  level?: number;
}

/** Ids of a category's path, `1/2/20` from the root down. */
export const categoryPathIds = (path: string | null | undefined): number[] =>
  (path ?? '')
    .split('/')
    .filter((part) => part !== '')
    .map(Number);

/** Categories without a stored path, such as the root, lead nowhere and are skipped. */
export const categoryCrumbs = (categories: readonly CrumbCategory[], rules: LinkRules): Crumb[] =>
  categories
    .filter((category) => category.url_path)
    .map((category) => ({ name: category.name, route_link: categoryPath(category, rules) }));

/** The category that a product's breadcrumbs go through: the one the shopper came from, else the deepest. */
export function breadcrumbCategory<T extends { id: number; level: number }>(
  categories: readonly T[],
  currentId: number | null,
  rootId = 2,
): T | null {
  const current = categories.find((category) => category.id === currentId && category.id !== rootId);
  if (current) return current;
  return categories.reduce<T | null>(
    (deepest, next) => (!deepest || next.level > deepest.level ? next : deepest),
    null,
  );
}
