import { breadcrumbCategory } from '@brixel/commerce/breadcrumbs';
import { searchQuery } from '@brixel/commerce/search-query';
import type { Product } from '@brixel/contract/catalog';
import type { Crumb } from '@brixel/ui/breadcrumbs.tsx';
import { categoryAncestors } from '#data/catalog/category-queries.ts';
import type { Services } from '#data/services.ts';
import { crumbsThrough } from '#shared/category-crumbs.ts';

const CRUMB_FIELDS = ['id', 'name', 'slug', 'url_path', 'path', 'level'] as const;

/** The way to a product through the deepest of its categories. */
export async function loadCrumbs(services: Services, product: Product, signal: AbortSignal): Promise<Crumb[]> {
  const own = { label: product.name };
  if (product.category_ids.length === 0) return [own];
  const query = searchQuery().where('id', { in: product.category_ids }).where('is_active', { eq: true });
  const { hits } = await services.catalog.search('category', query, { include: CRUMB_FIELDS, signal });
  const deepest = breadcrumbCategory(hits, null);
  if (!deepest) return [own];
  const above = await categoryAncestors(services, deepest, signal);
  return [...crumbsThrough([...above, deepest], services.config), own];
}
