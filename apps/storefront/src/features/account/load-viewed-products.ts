import { visibleProducts } from '@brixel/commerce/search-query';
import { type CardProduct, PRODUCT_CARD_FIELDS, pickFields } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';

/** The products with these skus as they are today; those that left the shop are missing. */
export async function loadViewedProducts(
  { catalog }: Services,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const query = visibleProducts().where('sku', { in: [...skus] });
  const { hits } = await catalog.search('product', query, { size: skus.length, include: PRODUCT_CARD_FIELDS, signal });
  return hits.map((hit) => pickFields(hit, PRODUCT_CARD_FIELDS));
}
