import type { Product } from '@brixel/contract/catalog';
import { findProduct } from '#data/catalog/product-queries.ts';
import type { Services } from '#data/services.ts';
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
    // the fields of the product page bring their words along
    loadMessages(services.language, ['product']),
  ]);
  if (!found) return null;
  const { product, family } = await loadShownProduct(services, found, undefined, signal);
  return { product, variants: family?.choices ?? [] };
}
