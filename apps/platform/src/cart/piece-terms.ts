import { bundlePrice } from '@brixel/commerce/bundle';
import type { LineTerms } from '@brixel/commerce/cart-totals';
import { customSurcharge, withSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros } from '@brixel/commerce/money';
import { tiersFor } from '@brixel/commerce/tier-prices';
import type { Chosen } from './choose-product.ts';

/** What one piece of a chosen product costs now, and how many cost less. */
export function pieceTerms({ product, offer, option }: Chosen): Pick<LineTerms, 'price' | 'tiers'> {
  const { bundle_options = [], custom_options = [] } = option?.extension_attributes ?? {};
  const choices = Object.fromEntries(custom_options.map(({ option_id, option_value }) => [option_id, option_value]));
  const original = fromEuros(product.original_price_incl_tax);
  const surcharge = customSurcharge(offer.custom_options ?? [], choices, original);
  if (offer.type_id === 'bundle') {
    // What is put together has the prices of its parts.
    const parts = bundlePrice(offer.bundle_options ?? [], bundle_options);
    return { price: withSurcharge(fromEuros(parts.price_incl_tax), surcharge), tiers: [] };
  }
  return {
    price: withSurcharge(fromEuros(product.price_incl_tax), surcharge),
    tiers: tiersFor(product).map(({ qty, price }) => ({ qty, price: withSurcharge(fromEuros(price), surcharge) })),
  };
}
