import { rateOf } from '@brixel/commerce/cart-totals';
import { type LinkRules, productPath } from '@brixel/commerce/links';
import type { BasisPoints } from '@brixel/commerce/money';
import type { Product } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import type { CardProduct } from '#data/fields.ts';
import { type CartLine, type LineStock, lineKey, type ProductOption } from './cart-line.ts';

/** A product as a line of the cart. */

/** Cards do not carry the net price; with it the rate is exact. */
export type BuyableProduct = CardProduct & Partial<Pick<Product, 'price' | 'price_tax'>>;

export interface LineChoices {
  /** euros for one piece, when choices change the price */
  price?: number;
  option?: ProductOption;
  details?: string[];
}

/** For lines whose rate is not known yet; the cart asks for current prices when it is opened. */
const STANDARD_RATES: Record<StoreView['country'], BasisPoints> = { DE: 1900, IT: 2200 };

export const lineStock = (stock: CardProduct['stock']): LineStock => ({
  qty: stock.qty,
  managed: stock.manage_stock,
  inStock: stock.is_in_stock,
  min: Math.max(1, stock.min_sale_qty),
  max: stock.max_sale_qty > 0 ? stock.max_sale_qty : 10_000,
});

export function lineOf(
  product: BuyableProduct,
  qty: number,
  { config, store }: { config: LinkRules; store: Pick<StoreView, 'country'> },
  { price, option, details = [] }: LineChoices = {},
): CartLine {
  const rate = product.price && product.price_tax ? rateOf(product.price, product.price_tax) : null;
  return {
    key: lineKey(product.sku, option),
    sku: product.sku,
    parentSku: product.parentSku,
    type_id: product.type_id,
    name: product.name,
    path: productPath(product, config),
    image: product.image,
    qty,
    price: price ?? product.price_incl_tax,
    // tier prices belong to the bare product: choices change what a piece is
    tiers:
      price === undefined ? product.tier_prices.map((tier) => ({ qty: tier.qty, price: tier.value_incl_tax })) : [],
    taxRate: rate ?? STANDARD_RATES[store.country],
    stock: lineStock(product.stock),
    color: product.color,
    details,
    ...(option ? { product_option: option } : {}),
  };
}
