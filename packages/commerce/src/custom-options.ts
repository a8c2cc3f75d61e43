import type { CustomOption } from '@brixel/contract/catalog';
import { PRICE_DIGITS, scaled, unscaled } from './decimal.ts';
import { isEmail } from './form-rules.ts';
import { CENT, fromEuros, type Money, multiplyDivide, toEuros } from './money.ts';

/** What answers to a product's own options add to its price. */

export interface OptionValue {
  option_type_id: number;
  price: number;
  price_type: 'fixed' | 'percent';
}

/** Answers by option: the typed text, or ids of values, several of them with commas between. */
export type CustomChoices = Readonly<Record<number, string>>;

export interface Answer {
  option: CustomOption;
  text: string;
  values: NonNullable<CustomOption['values']>;
}

export const answers = (options: readonly CustomOption[], choices: CustomChoices): Answer[] =>
  options.flatMap((option) => {
    const text = choices[option.option_id]?.trim();
    if (!text) return [];
    const ids = text.split(',');
    const values = (option.values ?? []).filter(({ option_type_id }) => ids.includes(String(option_type_id)));
    return [{ option, text, values }];
  });

/** Percents are of the price before reductions; a fixed amount counts without and with tax alike. */
const surcharge = ({ price, price_type }: OptionValue, original: number): number =>
  price_type === 'percent'
    ? multiplyDivide(scaled(original, PRICE_DIGITS), scaled(price, 4), 1_000_000)
    : scaled(price, PRICE_DIGITS);

/** Euros that values add to a price; only those with a positive id are real choices. */
const sumOf = (values: readonly OptionValue[], original: number): number =>
  unscaled(
    values.reduce((sum, value) => (value.option_type_id > 0 ? sum + surcharge(value, original) : sum), 0),
    PRICE_DIGITS,
  );

export const optionPrice = (
  values: readonly OptionValue[],
  original: { price: number; price_incl_tax: number },
): { price: number; priceInclTax: number } => ({
  price: sumOf(values, original.price),
  priceInclTax: sumOf(values, original.price_incl_tax),
});

/** What one piece costs more, or less, including VAT. A field costs something once it is filled in. */
export const customSurcharge = (options: readonly CustomOption[], choices: CustomChoices, original: Money): Money => {
  const values = answers(options, choices).flatMap(({ option, values: chosen }): OptionValue[] =>
    option.values
      ? chosen
      : [{ option_type_id: option.option_id, price: option.price ?? 0, price_type: option.price_type ?? 'fixed' }],
  );
  return fromEuros(sumOf(values, toEuros(original)));
};

/** The least that all required choices together come to; below 0 where they make a piece cheaper. */
export const leastSurcharge = (options: readonly CustomOption[], original: Money): Money =>
  options
    .filter(({ is_require, values = [] }) => is_require && values.length > 0)
    .map(({ values = [] }) => Math.min(...values.map((value) => fromEuros(sumOf([value], toEuros(original))))))
    .reduce((sum, least) => sum + least, 0);

/** Choices may make a piece cheaper, but never free. */
export const withSurcharge = (price: Money, surcharge: Money): Money =>
  surcharge < 0 && price > 0 ? Math.max(price + surcharge, CENT) : price + surcharge;

/** Options that must be answered and are not yet. */
export const missingOptions = (options: readonly CustomOption[], choices: CustomChoices): CustomOption[] =>
  options.filter((option) => option.is_require && !choices[option.option_id]?.trim());

/** Those too whose answer the shop would refuse: a gift voucher goes to a mail address. */
export const unansweredOptions = (options: readonly CustomOption[], choices: CustomChoices): CustomOption[] => [
  ...missingOptions(options, choices),
  ...options.filter(({ option_id: id, role }) => {
    const text = choices[id]?.trim() ?? '';
    return role === 'recipient_email' && text !== '' && !isEmail(text);
  }),
];
