import { rateOf } from '@brixel/commerce/cart-totals';
import { productPath } from '@brixel/commerce/links';
import { searchQuery } from '@brixel/commerce/search-query';
import { PRODUCT_CARD_FIELDS } from '#data/fields.ts';
import type { Services } from '#data/services.ts';
import type { CartLine } from './cart-line.ts';
import { updateLines, useCart } from './cart-store.ts';
import { type BuyableProduct, lineStock } from './line-of-product.ts';

/** Stored lines may be days old: names, prices and stock are asked for again when the cart is opened. */

export function refreshed(line: CartLine, product: BuyableProduct | undefined, rules: Services['config']): CartLine {
  if (!product) return { ...line, stock: { ...line.stock, inStock: false } };
  const current = {
    ...line,
    name: product.name,
    path: productPath(product, rules),
    image: line.image || product.image,
    stock: lineStock(product.stock),
    taxRate: product.price && product.price_tax ? rateOf(product.price, product.price_tax) : line.taxRate,
  };
  // what choices cost is known to the product page only; the server's cart will check them before the order
  if (line.product_option) return current;
  return {
    ...current,
    price: product.price_incl_tax,
    tiers: product.tier_prices.map((tier) => ({ qty: tier.qty, price: tier.value_incl_tax })),
  };
}

export async function refreshLines({ catalog, config }: Services, signal: AbortSignal): Promise<void> {
  const skus = useCart.getState().lines.map(({ sku }) => sku);
  if (skus.length === 0) return;
  const query = searchQuery()
    .where('sku', { in: skus })
    .where('status', { in: [0, 1] });
  const include = [...PRODUCT_CARD_FIELDS, 'price', 'price_tax'];
  const { hits } = await catalog.search('product', query, { size: skus.length, include, signal });
  const bySku = new Map(hits.map((hit) => [hit.sku, hit]));
  updateLines((lines) =>
    lines.map((line) => (skus.includes(line.sku) ? refreshed(line, bySku.get(line.sku), config) : line)),
  );
}
