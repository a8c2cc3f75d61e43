import { lineTotal } from '@brixel/commerce/cart-totals';
import { fromEuros, type Money, percentOf, toEuros } from '@brixel/commerce/money';
import type { BundleOption, CustomOption } from '@brixel/contract/catalog';
import type { GroupMember } from './load-product-view.ts';
import type { PageProduct } from './product-fields.ts';

/** What choices on a product page cost. Amounts include VAT. */

/** Chosen values by option: ids of values, or the typed text of a field. */
export type CustomChoices = Readonly<Record<number, string>>;

const surcharge = (price: number, type: 'fixed' | 'percent' | undefined, original: Money): Money =>
  type === 'percent' ? percentOf(original, Math.round(price * 100)) : fromEuros(price);

/** Fixed amounts, or a percentage of the price before reductions. A field costs something once it is filled in. */
export function customSurcharge(options: readonly CustomOption[], choices: CustomChoices, original: Money): Money {
  return options.reduce((sum, option) => {
    const choice = choices[option.option_id]?.trim();
    if (!choice) return sum;
    if (!option.values) return sum + surcharge(option.price ?? 0, option.price_type, original);
    const value = option.values.find(({ option_type_id }) => option_type_id > 0 && String(option_type_id) === choice);
    return value ? sum + surcharge(value.price, value.price_type, original) : sum;
  }, 0);
}

/** Options that must be answered and are not yet. */
export const missingOptions = (options: readonly CustomOption[], choices: CustomChoices): CustomOption[] =>
  options.filter((option) => option.is_require && !choices[option.option_id]?.trim());

/** Chosen selections by option id. */
export type BundleChoices = Readonly<Record<number, readonly string[]>>;

const isSingle = ({ type }: BundleOption): boolean => type === 'radio' || type === 'select';

/** The default selection of each option; where none is marked, the first of those that need one. Extras are never pre-ticked. */
export function defaultBundleChoices(options: readonly BundleOption[]): BundleChoices {
  return Object.fromEntries(
    options.map((option) => {
      const marked = option.product_links.filter(({ is_default }) => is_default).map(({ id }) => id);
      const first = option.required ? option.product_links.slice(0, 1).map(({ id }) => id) : [];
      const chosen = marked.length > 0 ? marked : first;
      return [option.option_id, isSingle(option) ? chosen.slice(0, 1) : chosen];
    }),
  );
}

export const chosenLinks = (option: BundleOption, choices: BundleChoices): BundleOption['product_links'] =>
  option.product_links.filter(({ id }) => choices[option.option_id]?.includes(id));

export const bundlePrice = (options: readonly BundleOption[], choices: BundleChoices): Money =>
  options
    .flatMap((option) => chosenLinks(option, choices))
    .reduce((sum, link) => sum + fromEuros(link.price_incl_tax) * link.qty, 0);

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
