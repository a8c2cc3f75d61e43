import { configureProduct } from '@brixel/commerce/configure-product';
import type { Product } from '@brixel/contract/catalog';
import { ANY_VARIANT } from './variants.ts';

/** A variant made of what its family knows of it: other platforms leave variants out of the catalogue. */
export const asVariant = <T extends Product>(family: T, sku: string): T => ({
  ...configureProduct(family, { sku }, ANY_VARIANT),
  family_sku: family.sku,
});
