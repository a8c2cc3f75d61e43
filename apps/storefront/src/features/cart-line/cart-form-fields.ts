import type { BundleOption } from '@brixel/contract/catalog';

/** The fields by which a form without scripts puts a product into the cart. */

/** Fields of options and of the products of a group begin so, and go on with their id or sku. */
export const OPTION_FIELD = 'option-';
export const BUNDLE_FIELD = 'bundle-';
export const GROUP_FIELD = 'qty-';

/** The value of a link of a bundle: its id and how many of it one box holds. */
export const bundleValue = ({ id, qty }: BundleOption['product_links'][number]): string => `${id}x${qty}`;
