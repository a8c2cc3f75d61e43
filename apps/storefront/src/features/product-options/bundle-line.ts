import { type BundleChoices, bundlePrice, bundleSelections, chosenLinks } from '@brixel/commerce/bundle';
import type { BundleOption, Product } from '@brixel/contract/catalog';
import type { LineChoices } from '#features/cart-line/line-of-product.ts';

/** In the order in which they are asked, which is also part of what makes two boxes equal. */
export const bundleOptionsOf = ({ bundle_options }: Pick<Product, 'bundle_options'>): BundleOption[] =>
  (bundle_options ?? []).toSorted((a, b) => a.position - b.position);

/** A box as the cart takes and shows it: what was chosen, and what one of them costs. */
export function bundleLine(
  options: readonly BundleOption[],
  choices: BundleChoices,
): LineChoices & Required<Pick<LineChoices, 'price'>> {
  const selections = bundleSelections(options, choices);
  return {
    price: bundlePrice(options, selections).price_incl_tax,
    option: { extension_attributes: { bundle_options: selections } },
    details: options.flatMap((option) => {
      const names = chosenLinks(option, choices).map(({ name }) => name);
      return names.length > 0 ? [`${option.title}: ${names.join(', ')}`] : [];
    }),
  };
}
