import { categoryPath } from '@brixel/commerce/links';
import { type SearchQueryBuilder, searchQuery } from '@brixel/commerce/search-query';
import type { Category } from '@brixel/contract/catalog';
import type { Aggregations, SearchResult } from '@brixel/contract/search';
import type { Services } from '#data/services.ts';
import { findAlternates } from './alternates.ts';
import type { CategoryKey } from './category-tree.ts';
import { type CardProduct, type MenuCategory, PRODUCT_CARD_FIELDS, pickFields } from './fields.ts';
import { type Lookup, valueOrReport } from './lookup.ts';

/** Categories and the products in them. */

export async function lookUpCategory(
  { catalog, config }: Services,
  { attribute, value }: CategoryKey,
  signal: AbortSignal,
): Promise<Lookup<Category>> {
  const missing = { ok: false, reason: `Category query returned empty result ${attribute} = ${value}` } as const;
  if (attribute === 'id' && !(Number(value) >= config.rootCategoryId)) return missing;
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

export const categoryAlternates = (
  services: Services,
  category: MenuCategory,
  signal: AbortSignal,
): Promise<Record<string, string>> =>
  findAlternates(
    services,
    'category',
    { attribute: 'id', value: category.id },
    category,
    (entry) => categoryPath(entry, services.config),
    signal,
  );
