import { type CustomChoices, customSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { CustomOption } from '@brixel/contract/catalog';
import type { Format } from '@brixel/mosaic/formats';
import type { PlateChoice } from '@brixel/mosaic/make-mosaic';
import type { MosaicProduct } from './load-mosaic-products.ts';

/** What is chosen in the builder as choices of the product's options, whose values are identified by sku. */

export const MOSAIC_FRAMES = ['none', 'oak', 'black'] as const;
export type MosaicFrame = (typeof MOSAIC_FRAMES)[number];

export const PLATE_CHOICES = ['single', 'merged'] as const satisfies readonly PlateChoice[];

export interface MosaicChoices {
  format: Format;
  plates: PlateChoice;
  frame: MosaicFrame;
}

export type MosaicOptionValue = NonNullable<CustomOption['values']>[number];

export const mosaicAnswers = (
  options: readonly CustomOption[],
  { format, plates, frame }: MosaicChoices,
): CustomChoices => {
  const chosen: readonly (string | undefined)[] = [format, plates, frame];
  return Object.fromEntries(
    options.flatMap(({ option_id, values = [] }) =>
      values.filter(({ sku }) => chosen.includes(sku)).map((value) => [option_id, String(value.option_type_id)]),
    ),
  );
};

/** Euros including VAT. */
export function mosaicPrice({ price, original, options }: MosaicProduct, choices: MosaicChoices): number {
  const surcharge = customSurcharge(options, mosaicAnswers(options, choices), fromEuros(original));
  return toEuros(fromEuros(price) + surcharge);
}

/** The values beside a given one, in the order of the catalogue. */
export const valuesWith = (options: readonly CustomOption[], sku: string): readonly MosaicOptionValue[] =>
  options.find(({ values }) => values?.some((value) => value.sku === sku))?.values ?? [];
