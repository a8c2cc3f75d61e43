import { pricePerKilo } from '@brixel/commerce/base-price';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { Product } from '@brixel/contract/catalog';
import type { ProductSource } from './product-source.ts';

/** Goods by weight state what a kilo costs; goods by the piece do not. */
export function basePrice({ attributes }: ProductSource, charged: number): Pick<Product, 'base_price'> {
  const grams = attributes.netWeightGrams;
  if (!grams) return {};
  return { base_price: { per: 'kg', grams, price_incl_tax: toEuros(pricePerKilo(fromEuros(charged), grams)) } };
}
