import { answers } from '@brixel/commerce/custom-options';
import type { Chosen } from './choose-product.ts';

interface OptionWords {
  label: string;
  value: string;
}

/** The choices of an item as a shopper reads them, in the language of the store. */
export const optionWords = (chosen: Chosen): OptionWords[] => [
  ...variantWords(chosen),
  ...answerWords(chosen),
  ...bundleWords(chosen),
];

function variantWords({ offer, option }: Chosen): OptionWords[] {
  return (option?.extension_attributes.configurable_item_options ?? []).flatMap(({ option_id, option_value }) => {
    const attribute = offer.configurable_options?.find(({ attribute_id }) => attribute_id === option_id);
    const value = attribute?.values.find(({ value_index }) => value_index === option_value);
    return attribute && value ? [{ label: attribute.label, value: value.label }] : [];
  });
}

function answerWords({ offer, option }: Chosen): OptionWords[] {
  const given = option?.extension_attributes.custom_options ?? [];
  const choices = Object.fromEntries(given.map(({ option_id, option_value }) => [option_id, option_value]));
  return answers(offer.custom_options ?? [], choices).map(({ option: { title }, text, values }) => ({
    label: title,
    value: values.map((value) => value.title).join(', ') || text,
  }));
}

function bundleWords({ offer, option }: Chosen): OptionWords[] {
  return (option?.extension_attributes.bundle_options ?? []).flatMap(({ option_id, option_selections }) => {
    const part = offer.bundle_options?.find((candidate) => candidate.option_id === option_id);
    const names = part?.product_links
      .filter(({ id }) => option_selections.includes(Number(id)))
      .map(({ name }) => name);
    return part && names ? [{ label: part.title, value: names.join(', ') }] : [];
  });
}
