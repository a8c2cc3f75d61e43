import type { Found, Hit, SearchRequest } from '#data/catalog/search/search-adapter.ts';
import { isFields } from '#data/catalog/search/search-answer.ts';

/** What a bundle is made of. Other platforms name the skus of its parts, and nothing else of them. */

type Fields = Record<string, unknown>;

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const linksOf = (product: Fields): Fields[] =>
  listOf(product.bundle_options).flatMap((option) => listOf(option.product_links));

export const isBundleOfSkus = (product: Fields): boolean => linksOf(product).some((link) => link.name === undefined);

const PART_FIELDS = ['sku', 'name', 'image', 'price', 'price_incl_tax'];

export const partsRequest = (index: string, skus: readonly string[]): SearchRequest => ({
  entity: 'product',
  query: { _appliedFilters: [{ attribute: 'sku', value: { in: [...skus] }, scope: 'default' }] },
  index,
  size: skus.length,
  start: 0,
  include: PART_FIELDS,
});

/** A part that is not found is left out: nobody could tell what it is, or what it costs. */
export async function withBundleParts(found: Found, find: (skus: string[]) => Promise<Hit[]>): Promise<Found> {
  const skus = new Set(found.hits.flatMap((hit) => linksOf(hit).map(({ sku }) => String(sku))));
  const parts = new Map((await find([...skus])).map((part) => [String(part.sku), part]));
  const named = (link: Fields): Fields[] => {
    const part = parts.get(String(link.sku));
    if (!part) return [];
    const { name, image = '', price, price_incl_tax } = part;
    return [{ ...link, name, image, price: Number(price) || 0, price_incl_tax: Number(price_incl_tax) || 0 }];
  };
  const withParts = (option: Fields): Fields => ({
    ...option,
    product_links: listOf(option.product_links).flatMap(named),
  });
  return {
    ...found,
    hits: found.hits.map((hit) =>
      isBundleOfSkus(hit) ? { ...hit, bundle_options: listOf(hit.bundle_options).map(withParts) } : hit,
    ),
  };
}
