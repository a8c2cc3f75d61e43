import type { CustomOption } from '@brixel/contract/catalog';
import { expect, test } from 'vitest';
import {
  answers,
  customSurcharge,
  leastSurcharge,
  missingOptions,
  type OptionValue,
  optionPrice,
  unansweredOptions,
  withSurcharge,
} from './custom-options.ts';
import { CENT, EURO, fromEuros } from './money.ts';
import { optionValueText } from './option-value-text.ts';
import vectors from './vectors/custom-option-price.json' with { type: 'json' };

type Value = Omit<OptionValue, 'price_type'> & { price_type: string };
const values = (list: readonly Value[]): OptionValue[] =>
  list.map((value) => ({ ...value, price_type: value.price_type === 'percent' ? 'percent' : 'fixed' }));

test.each(vectors.delta)('$id', ({ input, expected }) => {
  expect(optionPrice(values(input.option_values), input.product)).toEqual(expected);
});

test.each(vectors.coding)('$id', ({ input, expected }) => {
  expect(optionValueText(input.option_type, input.option_values, input.input_value)).toBe(expected);
});

const product = { price: 100, price_incl_tax: 119 };

test('fixed amounts and percentages add up to the last digit, and only positive ids are choices', () => {
  const fixed = { option_type_id: 1, price: 0.1, price_type: 'fixed' } as const;
  const percent = { option_type_id: 2, price: 12.5, price_type: 'percent' } as const;
  expect(optionPrice([fixed, fixed, fixed, percent], product)).toEqual({ price: 12.8, priceInclTax: 15.175 });
  expect(
    optionPrice(
      [
        { ...fixed, option_type_id: 0 },
        { ...percent, option_type_id: -1 },
      ],
      product,
    ),
  ).toEqual({
    price: 0,
    priceInclTax: 0,
  });
  expect(optionPrice([{ ...fixed, price: -5 }], product).price).toBe(-5);
});

test('the cheapest of all required choices says what a product costs at least', () => {
  const option = { product_sku: 'X', title: '', type: 'radio', sort_order: 0, is_require: true } as const;
  const value = (price: number) => ({
    option_type_id: 1,
    title: '',
    sort_order: 0,
    price,
    price_type: 'fixed' as const,
  });
  const options: CustomOption[] = [
    { ...option, option_id: 1, values: [value(0), value(-15)] },
    { ...option, option_id: 2, values: [value(-8), { ...value(-20), price_type: 'percent' }] },
    { ...option, option_id: 3, values: [value(29), value(12)] },
    { ...option, option_id: 4, is_require: false, values: [value(-50)] },
    { ...option, option_id: 5, type: 'field', price: 3 },
  ];
  expect(leastSurcharge(options, 100 * EURO)).toBe((-15 - 20 + 12) * EURO);
  expect(leastSurcharge([], 100 * EURO)).toBe(0);
});

test('answers are coded by the kind of option', () => {
  const list = [{ option_type_id: 1 }, { option_type_id: 2 }];
  expect(optionValueText('drop_down', list, '2')).toBe('2');
  expect(optionValueText('select', list, 1)).toBe('1');
  expect(optionValueText('checkbox', list, [])).toBeNull();
  expect(optionValueText('checkbox', list, undefined)).toBeNull();
  expect(optionValueText('area', [], 'two\nlines')).toBe('two\nlines');
});

const wrap: CustomOption = {
  option_id: 12,
  product_sku: 'X',
  title: 'Wrapping',
  type: 'drop_down',
  sort_order: 1,
  is_require: true,
  values: [
    { option_type_id: 121, title: 'Paper', sort_order: 1, price: 3.9, price_type: 'fixed' },
    { option_type_id: 122, title: 'Box', sort_order: 2, price: 20, price_type: 'percent' },
  ],
};
const tile: CustomOption = {
  option_id: 11,
  product_sku: 'X',
  title: 'Name',
  type: 'field',
  sort_order: 2,
  is_require: false,
  price: 6.9,
  price_type: 'fixed',
};

test('a piece costs more by fixed amounts and percentages of the original price', () => {
  expect(customSurcharge([wrap, tile], {}, 100 * EURO)).toBe(0);
  expect(customSurcharge([wrap, tile], { 12: '121' }, 100 * EURO)).toBe(fromEuros(3.9));
  expect(customSurcharge([wrap, tile], { 12: '122', 11: 'Ada' }, fromEuros(89.9))).toBe(fromEuros(17.98 + 6.9));
  expect(customSurcharge([{ ...wrap, type: 'checkbox' }], { 12: '121,122' }, 10 * EURO)).toBe(fromEuros(5.9));
});

test('an emptied field and an unknown value cost nothing', () => {
  expect(customSurcharge([wrap, tile], { 12: '0', 11: '  ' }, EURO)).toBe(0);
});

test('only required options without an answer are missing', () => {
  expect(missingOptions([wrap, tile], { 11: 'Ada' })).toEqual([wrap]);
  expect(missingOptions([wrap, tile], { 12: '121' })).toEqual([]);
});

test('an answer knows its option and the chosen values', () => {
  expect(answers([wrap, tile], { 12: '122', 11: ' Ada ' })).toEqual([
    { option: wrap, text: '122', values: [wrap.values?.[1]] },
    { option: tile, text: 'Ada', values: [] },
  ]);
});

test('choices may make a piece cheaper, but never free', () => {
  expect(withSurcharge(5 * EURO, -2 * EURO)).toBe(3 * EURO);
  expect(withSurcharge(5 * EURO, -5 * EURO)).toBe(CENT);
  expect(withSurcharge(5 * EURO, -9 * EURO)).toBe(CENT);
  expect(withSurcharge(0, -2 * EURO)).toBeLessThanOrEqual(0);
});

test('a gift voucher is not sent to what is no mail address', () => {
  const field = { ...{ product_sku: 'V', type: 'field' as const, sort_order: 0, is_require: false }, title: '' };
  const options: CustomOption[] = [
    { ...field, option_id: 1, role: 'recipient_name' },
    { ...field, option_id: 2, role: 'recipient_email' },
  ];
  const wrong = (address: string) => unansweredOptions(options, { 1: 'Ada', 2: address }).map(({ role }) => role);
  expect([wrong(''), wrong(' '), wrong('ada@example.de')]).toEqual([[], [], []]);
  expect(wrong('ada')).toEqual(['recipient_email']);
});
