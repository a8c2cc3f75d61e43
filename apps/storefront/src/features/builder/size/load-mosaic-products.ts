import { productPath } from '@brixel/commerce/links';
import { mosaicSku } from '@brixel/commerce/mosaic-sku';
import { searchQuery } from '@brixel/commerce/search-query';
import type { CustomOption } from '@brixel/contract/catalog';
import { MOSAIC_SIZES, type MosaicSize } from '@brixel/mosaic/formats';
import type { Services } from '#data/services.ts';

/** The product behind each size of a mosaic. */
export interface MosaicProduct {
  size: MosaicSize;
  sku: string;
  name: string;
  /** including VAT */
  price: number;
  /** the same before reductions */
  original: number;
  /** format, plates and frame, and what they cost */
  options: readonly CustomOption[];
  /** address within the store */
  path: string;
  deliveryDays: { min: number; max: number } | null;
}

const FIELDS = [
  'sku',
  'family_sku',
  'type_id',
  'name',
  'slug',
  'url_path',
  'price_incl_tax',
  'original_price_incl_tax',
  'custom_options',
  'delivery_days',
] as const;

/** In the order of the sizes; a size that the catalogue does not have is left out. */
export async function loadMosaicProducts({ catalog, config }: Services, signal: AbortSignal): Promise<MosaicProduct[]> {
  const query = searchQuery()
    .where('sku', { in: MOSAIC_SIZES.map(mosaicSku) })
    .where('status', { in: [0, 1] });
  const { hits } = await catalog.search('product', query, { size: MOSAIC_SIZES.length, include: FIELDS, signal });
  return MOSAIC_SIZES.flatMap((size) => {
    const hit = hits.find(({ sku }) => sku === mosaicSku(size));
    if (!hit) return [];
    return {
      size,
      sku: hit.sku,
      name: hit.name,
      price: hit.price_incl_tax,
      original: hit.original_price_incl_tax,
      options: hit.custom_options ?? [],
      path: productPath(hit, config),
      deliveryDays: hit.delivery_days ?? null,
    };
  });
}
