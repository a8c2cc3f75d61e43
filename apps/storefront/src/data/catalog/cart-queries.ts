import { searchQuery } from '@brixel/commerce/search-query';
import type { Product } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import { PRODUCT_CARD_FIELDS } from './fields.ts';

/** With the net price, by which the cart knows the rate of VAT, and when it will be there. */
const BUYABLE_FIELDS = [...PRODUCT_CARD_FIELDS, 'price', 'price_tax', 'delivery_days'];

/** The products with these skus as they are sold today, by sku. */
export async function findBuyable(
  { catalog }: Pick<Services, 'catalog'>,
  skus: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Product>> {
  if (skus.length === 0) return new Map();
  const query = searchQuery()
    .where('sku', { in: [...skus] })
    .where('status', { in: [0, 1] });
  const { hits } = await catalog.search('product', query, { size: skus.length, include: BUYABLE_FIELDS, signal });
  return new Map(hits.map((hit) => [hit.sku, hit]));
}
