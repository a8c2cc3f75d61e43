import { searchQuery } from '@brixel/commerce/search-query';
import type { Attribute, Product } from '@brixel/contract/catalog';
import { type CardProduct, PRODUCT_CARD_FIELDS, pickFields } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';
import { comparableFacts, type Fact } from './comparable-facts.ts';

/** Cards know too little for a comparison: the facts are asked for when the page is opened. */

const MOST_ATTRIBUTES = 150;

export type ComparedProduct = CardProduct & Pick<Product, 'delivery_days'> & { facts: Fact[] };

async function loadComparableAttributes({ catalog }: Services, signal: AbortSignal): Promise<Attribute[]> {
  const query = searchQuery().where('is_comparable', { eq: true });
  return (await catalog.search('attribute', query, { size: MOST_ATTRIBUTES, signal })).hits;
}

export async function loadCompared(
  services: Services,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<ComparedProduct[]> {
  if (skus.length === 0) return [];
  const attributes = await loadComparableAttributes(services, signal);
  const query = searchQuery()
    .where('sku', { in: [...skus] })
    .where('status', { in: [0, 1] });
  const { hits } = await services.catalog.search('product', query, {
    size: skus.length,
    include: [
      ...PRODUCT_CARD_FIELDS,
      'data_sheet',
      'delivery_days',
      ...attributes.map(({ attribute_code }) => attribute_code),
    ],
    signal,
  });
  const bySku = new Map(
    hits.map((hit) => [
      hit.sku,
      { ...pickFields(hit, [...PRODUCT_CARD_FIELDS, 'delivery_days']), facts: comparableFacts(hit, attributes) },
    ]),
  );
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}
