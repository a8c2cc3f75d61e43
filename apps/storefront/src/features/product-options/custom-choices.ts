import { answers, type CustomChoices } from '@brixel/commerce/custom-options';
import { optionValueText } from '@brixel/commerce/option-value-text';
import type { CustomOption } from '@brixel/contract/catalog';
import type { ProductOption } from '#features/cart-line/cart-line.ts';

/** Custom options as the cart takes and shows them. */

export function customOptionOf(options: readonly CustomOption[], choices: CustomChoices): ProductOption | undefined {
  const given = answers(options, choices).flatMap(({ option: { option_id, type, values }, text }) => {
    const option_value = optionValueText(type, values ?? [], values ? text.split(',') : text);
    return option_value === null ? [] : [{ option_id: String(option_id), option_value }];
  });
  return given.length > 0 ? { extension_attributes: { custom_options: given } } : undefined;
}

export const customDetails = (options: readonly CustomOption[], choices: CustomChoices): string[] =>
  answers(options, choices).map(
    ({ option, text, values }) => `${option.title}: ${values.map(({ title }) => title).join(', ') || text}`,
  );
