import type { BundleOption } from '@brixel/contract/catalog';

/** The fields by which a form without scripts puts a product into the cart. */

/** Fields of options and of the products of a group begin so, and go on with their id or sku. */
export const OPTION_FIELD = 'option-';
export const BUNDLE_FIELD = 'bundle-';
/** How many of what was chosen in an option of a bundle. */
export const PART_FIELD = 'part-';
export const GROUP_FIELD = 'qty-';

/** The value of a link of a bundle: its id, how many of it one box holds, and whether there may be another number. */
export const bundleValue = ({ id, qty, can_change_quantity }: BundleOption['product_links'][number]): string =>
  `${id}x${qty}${can_change_quantity ? 'x*' : ''}`;
