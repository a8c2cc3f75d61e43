import { customSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { Product } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import { withMosaic } from '#features/cart/mosaic-line.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import type { MadeMosaic } from '#features/mosaics/made-mosaics.ts';
import { customDetails, customOptionOf } from '#features/product-options/custom-choices.ts';
import { type MosaicChoices, mosaicAnswers } from '../size/mosaic-options.ts';

/** A finished mosaic as a line of the cart: the product of its size, with what was chosen and its picture. */
export function mosaicCartLine(
  product: Product,
  { temporary_image_id: id, temporary_image_expiration: expiration, thumbnail }: MadeMosaic,
  choices: MosaicChoices,
  services: Services,
): CartLine {
  const options = product.custom_options ?? [];
  const answers = mosaicAnswers(options, choices);
  const option = customOptionOf(options, answers);
  const surcharge = toEuros(customSurcharge(options, answers, fromEuros(product.original_price_incl_tax)));
  const details = customDetails(options, answers);
  const line = lineOf(product, 1, services, { surcharge, details, ...(option && { option }) });
  return { ...withMosaic(line, { id, expiration }), thumbnail };
}
