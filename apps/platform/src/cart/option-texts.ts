import { selectionText } from '@brixel/commerce/bundle';
import { answers } from '@brixel/commerce/custom-options';
import type { ChosenProduct } from './choose-product.ts';

interface OptionText {
  label: string;
  value: string;
}

/** The choices of an item as a shopper reads them, in the language of the store. */
export const optionTexts = (chosen: ChosenProduct): OptionText[] => [
  ...variantTexts(chosen),
  ...answerTexts(chosen),
  ...bundleTexts(chosen),
];

/** Of a family the options that were given; a variant that is bought by its own number says what it is chosen by. */
function variantTexts({ product, offer, option }: ChosenProduct): OptionText[] {
  if (product === offer) return product.variant_choices ?? [];
  return (option?.extension_attributes.configurable_item_options ?? []).flatMap(({ option_id, option_value }) => {
    const attribute = offer.configurable_options?.find(({ attribute_id }) => attribute_id === option_id);
    const value = attribute?.values.find(({ value_index }) => value_index === option_value);
    return attribute && value ? [{ label: attribute.label, value: value.label }] : [];
  });
}

function answerTexts({ offer, option }: ChosenProduct): OptionText[] {
  const given = option?.extension_attributes.custom_options ?? [];
  const choices = Object.fromEntries(given.map(({ option_id, option_value }) => [option_id, option_value]));
  return answers(offer.custom_options ?? [], choices).map(({ option: { title }, text, values }) => ({
    label: title,
    value: values.map((value) => value.title).join(', ') || text,
  }));
}

function bundleTexts({ offer, option }: ChosenProduct): OptionText[] {
  return (option?.extension_attributes.bundle_options ?? []).flatMap((selection) => {
    const part = offer.bundle_options?.find(({ option_id }) => option_id === selection.option_id);
    return part ? [{ label: part.title, value: selectionText(part, selection) }] : [];
  });
}
