import { categoryPathIds } from '@brixel/commerce/breadcrumbs';
import { categoryPath } from '@brixel/commerce/links';
import { type SearchQueryBuilder, searchQuery } from '@brixel/commerce/search-query';
import type { Category } from '@brixel/contract/catalog';
import type { Aggregations, SearchResult } from '@brixel/contract/search';
import type { Services } from '#data/services.ts';
import { type Alternates, findAlternates } from './alternates.ts';
import {
  type CardProduct,
  MENU_CATEGORY_FIELDS,
  type MenuCategory,
  PRODUCT_CARD_FIELDS,
  pickFields,
} from './fields.ts';
import { type Lookup, valueOrReport } from './lookup.ts';

/** Categories and the products in them. */

/** Addresses of categories know them by these keys only. */
export type CategoryKey = { attribute: 'slug' | 'url_key' | 'url_path' | 'id'; value: string };

/** Categories below this one hold the shops, and are none that a shopper could visit. */
const ROOT_ID = 2;

export async function lookUpCategory(
  { catalog }: Services,
  { attribute, value }: CategoryKey,
  signal: AbortSignal,
): Promise<Lookup<Category>> {
  const missing = { ok: false, reason: `Category query returned empty result ${attribute} = ${value}` } as const;
  if (attribute === 'id' && !(Number(value) >= ROOT_ID)) return missing;
  const query = searchQuery()
    .where(attribute, { eq: attribute === 'id' ? Number(value) : value })
    .where('is_active', { eq: true });
  const { hits } = await catalog.search('category', query, { size: 1, signal });
  const [category] = hits;
  return category ? { ok: true, value: category } : missing;
}

export const findCategory = async (
  services: Services,
  key: CategoryKey,
  signal: AbortSignal,
): Promise<Category | null> => valueOrReport(await lookUpCategory(services, key, signal), services);

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
  /** of a text search: how the words could go on, or should have been spelled */
  suggest: SearchResult<never>['suggest'] | null;
  /** whether the shop could not be asked, and this is what the browser knows */
  offline: boolean;
}

/** Products of a list; `query` carries conditions, choices, counts and sort. */
export async function loadProductPage(
  { catalog }: Services,
  query: SearchQueryBuilder,
  { size, start = 0 }: { size: number; start?: number },
  signal: AbortSignal,
): Promise<ProductPage> {
  const result = await catalog.search('product', query, { size, start, include: PRODUCT_CARD_FIELDS, signal });
  return {
    items: result.hits.map((hit) => pickFields(hit, PRODUCT_CARD_FIELDS)),
    total: result.total,
    aggregations: result.aggregations ?? {},
    suggest: result.suggest ?? null,
    offline: result.offline ?? false,
  };
}

/** The categories on the way to this one, from the top down, without itself and the root above the shop. */
export async function categoryAncestors(
  { catalog }: Services,
  category: Pick<Category, 'id' | 'path'>,
  signal: AbortSignal,
): Promise<MenuCategory[]> {
  const ids = categoryPathIds(category.path).filter((id) => id !== category.id && id > ROOT_ID);
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
