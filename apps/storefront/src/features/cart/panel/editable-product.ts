import { type CustomChoices, customSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { Product } from '@brixel/contract/catalog';
import { findProduct } from '#data/catalog/product-queries.ts';
import type { Services } from '#data/services.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { type LineChoices, lineOf } from '#features/cart-line/line-of-product.ts';
import { type BundleContent, bundleLine, bundleOptionsOf } from '#features/product-options/bundle-options.tsx';
import { customDetails, customOptionOf } from '#features/product-options/custom-choices.ts';
import { loadShownProduct } from '#features/product-options/load-shown-product.ts';
import type { VariantChoices } from '#features/product-options/variants.ts';
import { loadMessages } from '#i18n/load-messages.ts';

export interface EditableProduct {
  product: Product;
  /** colours and sizes; none for a product that comes in one kind */
  variants: VariantChoices[];
}

/** The product with what could be chosen instead of it. Null where it is no longer sold. */
export async function loadEditableProduct(
  services: Services,
  sku: string,
  signal: AbortSignal,
): Promise<EditableProduct | null> {
  const [found] = await Promise.all([
    findProduct(services, { attribute: 'sku', value: sku }, signal),
    // the fields of the product page need their texts
    loadMessages(services.language, ['product']),
  ]);
  if (!found) return null;
  const { product, family } = await loadShownProduct(services, found, undefined, signal);
  return { product, variants: family?.choices ?? [] };
}

/** A line while it is being changed: what is chosen instead, and how many of it. */
export interface EditMode {
  custom: CustomChoices;
  bundle: BundleContent;
  qty: number;
}

/** Begins with what the line was put into the cart with. */
export function editModeOf({ qty, product_option }: CartLine): EditMode {
  const { custom_options = [], bundle_options = [] } = product_option?.extension_attributes ?? {};
  return {
    qty,
    custom: Object.fromEntries(custom_options.map(({ option_id, option_value }) => [Number(option_id), option_value])),
    bundle: {
      choices: Object.fromEntries(
        bundle_options.map(({ option_id, option_selections }) => [option_id, option_selections.map(String)]),
      ),
      quantities: Object.fromEntries(bundle_options.map(({ option_id, option_qty }) => [option_id, option_qty])),
    },
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

/** The line that would replace it. A picture of its own, such as a mosaic's, stays with the same product. */
export function editedLine(line: CartLine, product: Product, mode: EditMode, services: Services): CartLine {
  const edited = lineOf(product, mode.qty, services, choicesOf(product, mode));
  return product.sku === line.sku ? { ...edited, image: line.image } : edited;
}
