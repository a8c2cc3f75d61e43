import { lineTotal } from '@brixel/commerce/cart-totals';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { GroupMember } from './group-member.ts';
import { bundlePrice, defaultBundleChoices } from './option-prices.ts';
import type { PageProduct } from './product-fields.ts';

/** Euros that the page names before anything is chosen; the same number goes to search engines. */
export function startPrice(
  product: Pick<PageProduct, 'type_id' | 'price_incl_tax' | 'bundle_options'>,
  members: readonly GroupMember[],
): number {
  if (product.type_id === 'bundle' && product.bundle_options) {
    return toEuros(bundlePrice(product.bundle_options, defaultBundleChoices(product.bundle_options)));
  }
  if (product.type_id !== 'grouped' || members.length === 0) return product.price_incl_tax;
  const terms = members
    .filter(({ product: { stock } }) => stock.is_in_stock)
    .map(({ product: { price_incl_tax, tier_prices }, qty }) => ({
      qty,
      price: fromEuros(price_incl_tax),
      tiers: tier_prices.map((tier) => ({ qty: tier.qty, price: fromEuros(tier.value_incl_tax) })),
    }));
  return toEuros(terms.reduce((sum, line) => sum + lineTotal(line), 0));
}
