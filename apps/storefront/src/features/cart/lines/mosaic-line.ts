import type { MosaicFacts } from '@brixel/contract/mosaic';
import { type CartLine, lineKey } from '#features/cart-line/cart-line.ts';

/** Lines of mosaics: each is made of a picture, and until it is ordered the service stores it for some days only. */

/** The id by which the service knows the mosaic; undefined for all other goods. */
export const mosaicIdOf = ({ product_option }: Pick<CartLine, 'product_option'>): string | undefined =>
  product_option?.extension_attributes.temporary_image_id;

/** Whether the mosaic has expired, as far as this browser knows; the server decides. */
export const hasRunOut = ({ temporary_image_expiration }: CartLine, now: number = Date.now()): boolean =>
  temporary_image_expiration !== undefined && Date.parse(temporary_image_expiration) <= now;

/** The fields of a line whose mosaic the service does not have any more. */
export const RUN_OUT = { temporary_image_expiration: new Date(0).toISOString() };

/** The same goods with this mosaic. */
export function withMosaic<Line extends CartLine>(
  line: Line,
  { id, expiration }: Pick<MosaicFacts, 'id' | 'expiration'>,
): Line {
  const product_option = {
    extension_attributes: { ...line.product_option?.extension_attributes, temporary_image_id: id },
  };
  return {
    ...line,
    key: lineKey(line.sku, product_option),
    product_option,
    temporary_image_expiration: expiration,
  };
}
