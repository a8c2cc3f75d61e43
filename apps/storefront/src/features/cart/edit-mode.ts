import type { BundleChoices } from '@brixel/commerce/bundle';
import { type CustomChoices, customSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { Product } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { type LineChoices, lineOf } from '#features/cart-line/line-of-product.ts';
import { bundleLine, bundleOptionsOf } from '#features/product-options/bundle-options.tsx';
import { customDetails, customOptionOf } from '#features/product-options/custom-choices.ts';

/** A line while it is being changed: what is chosen instead, and how many of it. */
export interface EditMode {
  custom: CustomChoices;
  bundle: BundleChoices;
  qty: number;
}

/** Begins with what the line was put into the cart with. */
export function editModeOf({ qty, product_option }: CartLine): EditMode {
  const { custom_options = [], bundle_options = [] } = product_option?.extension_attributes ?? {};
  return {
    qty,
    custom: Object.fromEntries(custom_options.map(({ option_id, option_value }) => [Number(option_id), option_value])),
    bundle: Object.fromEntries(
      bundle_options.map(({ option_id, option_selections }) => [option_id, option_selections.map(String)]),
    ),
  };
}

function choicesOf(product: Product, { custom, bundle }: EditMode): LineChoices {
  if (product.type_id === 'bundle') return bundleLine(bundleOptionsOf(product), bundle);
  const options = product.custom_options ?? [];
  const option = customOptionOf(options, custom);
  if (!option) return {};
  const surcharge = customSurcharge(options, custom, fromEuros(product.original_price_incl_tax));
  return { option, surcharge: toEuros(surcharge), details: customDetails(options, custom) };
}

/** The line that would stand in its place. A picture of its own, such as a mosaic's, stays with the same product. */
export function editedLine(line: CartLine, product: Product, mode: EditMode, services: Services): CartLine {
  const edited = lineOf(product, mode.qty, services, choicesOf(product, mode));
  return product.sku === line.sku ? { ...edited, image: line.image } : edited;
}
