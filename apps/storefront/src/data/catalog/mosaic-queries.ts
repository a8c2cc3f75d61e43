import { visibleProducts } from '@brixel/commerce/search-query';
import type { Services } from '#data/services.ts';

const MOSAICS_ID = 460;

/** What the smallest mosaic costs, for "from …". */
export async function loadMosaicPrice({ catalog }: Services, signal: AbortSignal): Promise<number | null> {
  const query = visibleProducts()
    .where('category_ids', { in: [MOSAICS_ID] })
    .sortBy('final_price');
  const { hits } = await catalog.search('product', query, { size: 1, include: ['price_incl_tax'], signal });
  return hits[0]?.price_incl_tax ?? null;
}
