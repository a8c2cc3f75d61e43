import { bundlePrice, selectedBundle } from '@brixel/commerce/bundle';
import { lineTotal } from '@brixel/commerce/cart-totals';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { tiersFor } from '@brixel/commerce/tier-prices';
import type { CardProduct } from '#data/catalog/fields.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';

/** One product of a grouped one. */
export interface GroupMember {
  product: CardProduct;
  /** what the shop suggests */
  qty: number;
}

/** Euros that the page names before anything is chosen; the same number goes to search engines. */
export function startPrice(
  product: Pick<PageProduct, 'type_id' | 'price_incl_tax' | 'bundle_options'>,
  members: readonly GroupMember[],
): number {
  if (product.type_id === 'bundle' && product.bundle_options) {
    return bundlePrice(product.bundle_options, selectedBundle(product)).price_incl_tax;
  }
  if (product.type_id !== 'grouped' || members.length === 0) return product.price_incl_tax;
  const terms = members
    .filter(({ product: { stock } }) => stock.is_in_stock)
    .map(({ product, qty }) => ({
      qty,
      price: fromEuros(product.price_incl_tax),
      tiers: tiersFor(product).map((tier) => ({ ...tier, price: fromEuros(tier.price) })),
    }));
  return toEuros(terms.reduce((sum, line) => sum + lineTotal(line), 0));
}
