import { searchQuery } from '@brixel/commerce/search-query';
import type { Product } from '@brixel/contract/catalog';
import { PRODUCT_CARD_FIELDS, pickFields } from '#data/fields.ts';
import type { Services } from '#data/services.ts';

/** Cards know too little for a comparison: the data sheet is asked for when the page is opened. */

const COMPARE_FIELDS = [...PRODUCT_CARD_FIELDS, 'data_sheet', 'delivery_days'] as const;
export type ComparedProduct = Pick<Product, (typeof COMPARE_FIELDS)[number]>;

export async function loadCompared(
  { catalog }: Services,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<ComparedProduct[]> {
  if (skus.length === 0) return [];
  const query = searchQuery()
    .where('sku', { in: [...skus] })
    .where('status', { in: [0, 1] });
  const { hits } = await catalog.search('product', query, { size: skus.length, include: COMPARE_FIELDS, signal });
  const bySku = new Map(hits.map((hit) => [hit.sku, pickFields(hit, COMPARE_FIELDS)]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}
