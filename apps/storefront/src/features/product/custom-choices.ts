import type { CustomOption } from '@brixel/contract/catalog';
import type { ProductOption } from '#features/cart/cart-line.ts';
import type { CustomChoices } from './option-prices.ts';

/** Custom options as the cart takes and shows them. */

const answered = (
  options: readonly CustomOption[],
  choices: CustomChoices,
): { option: CustomOption; value: string }[] =>
  options.flatMap((option) => {
    const value = choices[option.option_id]?.trim();
    return value ? [{ option, value }] : [];
  });

export function customOptionOf(options: readonly CustomOption[], choices: CustomChoices): ProductOption | undefined {
  const given = answered(options, choices);
  if (given.length === 0) return undefined;
  return {
    extension_attributes: {
      custom_options: given.map(({ option, value }) => ({ option_id: String(option.option_id), option_value: value })),
    },
  };
}

export const customDetails = (options: readonly CustomOption[], choices: CustomChoices): string[] =>
  answered(options, choices).map(({ option, value }) => {
    const chosen = option.values?.find(({ option_type_id }) => String(option_type_id) === value);
    return `${option.title}: ${chosen?.title ?? value}`;
  });
