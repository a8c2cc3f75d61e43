import { startSelection } from '@brixel/commerce/bundle-start';
import { fromEuros, type Money, percentOf } from '@brixel/commerce/money';
import type { BundleOption, CustomOption } from '@brixel/contract/catalog';

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

/** The same start as the platform's price, so that card and page name one number. */
export function defaultBundleChoices(options: readonly BundleOption[]): BundleChoices {
  return Object.fromEntries(
    options.map(({ option_id, required, product_links }) => {
      const start = startSelection(required, product_links, ({ is_default }) => is_default);
      return [option_id, start ? [start.id] : []];
    }),
  );
}

export const chosenLinks = (option: BundleOption, choices: BundleChoices): BundleOption['product_links'] =>
  option.product_links.filter(({ id }) => choices[option.option_id]?.includes(id));

export const bundlePrice = (options: readonly BundleOption[], choices: BundleChoices): Money =>
  options
    .flatMap((option) => chosenLinks(option, choices))
    .reduce((sum, link) => sum + fromEuros(link.price_incl_tax) * link.qty, 0);
