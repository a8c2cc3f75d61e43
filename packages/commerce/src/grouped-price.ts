import { linkQuantity, type PartPrice, type PartsPrice, partsPrice } from './parts-price.ts';

export interface GroupedLink {
  link_type: string;
  linked_product_type?: string;
  qty?: unknown;
  product?: PartPrice | null;
}

export const NO_LINKS = 'Product with type grouped has no product_links set!';

/** A group costs what its associated simple products cost, one of each unless a link has a quantity. */
export function groupedPrice({
  product_links,
}: {
  product_links?: readonly GroupedLink[] | null | undefined;
}): PartsPrice {
  if (!product_links) return { price: 0, price_incl_tax: 0, problems: [NO_LINKS] };
  const members = product_links.filter(
    ({ link_type, linked_product_type = 'simple' }) => link_type === 'associated' && linked_product_type === 'simple',
  );
  return partsPrice(members.map(({ product, qty }) => ({ product, qty: linkQuantity(qty) })));
}
