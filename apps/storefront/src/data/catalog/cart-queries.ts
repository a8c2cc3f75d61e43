import { searchQuery } from '@brixel/commerce/search-query';
import type { Product } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import { PRODUCT_CARD_FIELDS } from './fields.ts';

/** With the net price, by which the cart knows the rate of VAT, what it weighs, and when it will be there. */
const BUYABLE_FIELDS = [
  ...PRODUCT_CARD_FIELDS,
  'price',
  'price_tax',
  'weight',
  'delivery_days',
  'is_voucher',
  'is_margin',
  'variant_choices',
];

const FAMILY_FIELDS = [...BUYABLE_FIELDS, 'configurable_children', 'configurable_options'];

/** The products with these skus as they are sold today, by sku. */
export const findBuyable = (
  services: Pick<Services, 'catalog'>,
  skus: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Product>> => findOnSale(services, skus, BUYABLE_FIELDS, signal);

/** The same with their variants, for those that have no entry of their own. */
export const findFamilies = (
  services: Pick<Services, 'catalog'>,
  skus: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Product>> => findOnSale(services, skus, FAMILY_FIELDS, signal);

async function findOnSale(
  { catalog }: Pick<Services, 'catalog'>,
  skus: readonly string[],
  include: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Product>> {
  if (skus.length === 0) return new Map();
  const query = searchQuery()
    .where('sku', { in: [...skus] })
    .where('status', { in: [0, 1] });
  const { hits } = await catalog.search('product', query, { size: skus.length, include, signal });
  return new Map(hits.map((hit) => [hit.sku, hit]));
}
