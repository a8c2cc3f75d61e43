import { answers } from '@brixel/commerce/custom-options';
import { isMosaicSku, mosaicSku } from '@brixel/commerce/mosaic-sku';
import type { ChosenProduct } from '../cart/choose-product.ts';
import type { MosaicProblem } from '../cart/refusal.ts';
import type { MosaicFacts } from './mosaic-store.ts';

/** The mosaic that was chosen with a product; null where there is none. */
export const chosenMosaic = ({ option }: Pick<ChosenProduct, 'option'>): string | null =>
  option?.extension_attributes.temporary_image_id ?? null;

/** Why a product cannot be had with the mosaic that was chosen; null for products without one as well. */
export function mosaicProblem(chosen: ChosenProduct, known: ReadonlyMap<string, MosaicFacts>): MosaicProblem | null {
  if (!isMosaicSku(chosen.sku)) return null;
  const id = chosenMosaic(chosen);
  if (id === null) return 'missing';
  const mosaic = known.get(id);
  if (!mosaic) return 'gone';
  return fits(chosen, mosaic) ? null : 'other';
}

function fits({ sku, offer, option }: ChosenProduct, { size, format, plates }: MosaicFacts): boolean {
  const given = option?.extension_attributes.custom_options ?? [];
  const choices = Object.fromEntries(given.map(({ option_id, option_value }) => [option_id, option_value]));
  const chosen = answers(offer.custom_options ?? [], choices).flatMap(({ values }) => values.map((value) => value.sku));
  return sku === mosaicSku(size) && chosen.includes(format) && chosen.includes(plates);
}
