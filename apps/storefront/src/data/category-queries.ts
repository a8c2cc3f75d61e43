import { categoryPathIds } from '@brixel/commerce/breadcrumbs';
import { categoryPath } from '@brixel/commerce/links';
import { type SearchQueryBuilder, searchQuery, visibleProducts } from '@brixel/commerce/search-query';
import type { Category } from '@brixel/contract/catalog';
import type { Aggregations } from '@brixel/contract/search';
import { type Alternates, findAlternates } from './alternates.ts';
import {
  type CardProduct,
  MENU_CATEGORY_FIELDS,
  type MenuCategory,
  PRODUCT_CARD_FIELDS,
  pickFields,
} from './fields.ts';
import type { Services } from './services.ts';

/** Categories and the products in them. */

export const PAGE_SIZE = 50;

/** Addresses of categories know them by these keys only. */
export type CategoryKey = { attribute: 'slug' | 'url_key' | 'url_path' | 'id'; value: string };

export async function findCategory(
  { catalog }: Services,
  { attribute, value }: CategoryKey,
  signal: AbortSignal,
): Promise<Category | null> {
  const query = searchQuery()
    .where(attribute, { eq: attribute === 'id' ? Number(value) : value })
    .where('is_active', { eq: true });
  const { hits } = await catalog.search('category', query, { size: 1, signal });
  return hits[0] ?? null;
}

/** The category's own id and those of all categories below it, found by their paths. */
export async function categoryWithDescendants(
  { catalog }: Services,
  category: Pick<Category, 'id' | 'path'>,
  signal: AbortSignal,
): Promise<number[]> {
  const query = searchQuery().where('is_active', { eq: true });
  const { hits } = await catalog.search('category', query, { size: 4000, include: ['id', 'path'], signal });
  const below = hits.filter((entry) => categoryPathIds(entry.path).includes(category.id)).map((entry) => entry.id);
  return [...new Set([category.id, ...below])];
}

export interface ProductPage {
  items: CardProduct[];
  total: number;
  aggregations: Aggregations;
}

/** Products of a list; `query` carries conditions, choices, counts and sort. */
export async function loadProductPage(
  { catalog }: Services,
  query: SearchQueryBuilder,
  { size = PAGE_SIZE, start = 0 }: { size?: number; start?: number },
  signal: AbortSignal,
): Promise<ProductPage> {
  const result = await catalog.search('product', query, { size, start, include: PRODUCT_CARD_FIELDS, signal });
  return {
    items: result.hits.map((hit) => pickFields(hit, PRODUCT_CARD_FIELDS)),
    total: result.total,
    aggregations: result.aggregations ?? {},
  };
}

export const productsOfCategories = (ids: readonly number[]): SearchQueryBuilder =>
  visibleProducts().where('category_ids', { in: [...ids] });

/** The categories on the way to this one, from the top down, without itself and the root above the shop. */
export async function categoryAncestors(
  { catalog }: Services,
  category: Pick<Category, 'id' | 'path'>,
  signal: AbortSignal,
): Promise<MenuCategory[]> {
  const ids = categoryPathIds(category.path).filter((id) => id !== category.id && id > 2);
  if (ids.length === 0) return [];
  const query = searchQuery().where('id', { in: ids }).where('is_active', { eq: true });
  const { hits } = await catalog.search('category', query, { size: ids.length, include: MENU_CATEGORY_FIELDS, signal });
  return ids.flatMap((id) => hits.filter((hit) => hit.id === id)).map((hit) => pickFields(hit, MENU_CATEGORY_FIELDS));
}

export const categoryAlternates = (services: Services, category: Category, signal: AbortSignal): Promise<Alternates> =>
  findAlternates(
    services,
    'category',
    { attribute: 'id', value: category.id },
    category,
    (entry) => categoryPath(entry, services.config),
    signal,
  );
