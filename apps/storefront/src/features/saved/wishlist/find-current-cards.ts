import { visibleProducts } from '@brixel/commerce/search-query';
import { loadProductPage } from '#data/catalog/category-queries.ts';
import type { CardProduct } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';

/** The products with these skus as they are today; those that left the shop are missing. */
export async function findCurrentCards(
  services: Services,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const query = visibleProducts().where('sku', { in: [...skus] });
  return (await loadProductPage(services, query, { size: skus.length }, signal)).items;
}
