import { describe, expect, test } from 'vitest';
import vectors from '#features/product/vectors/variant-options.json' with { type: 'json' };
import { shownVariant, type Variant, variantChoices } from './variants.ts';

const variant = (
  sku: string,
  color: number,
  size: number,
  price: number,
  facts: { status?: number; left?: number } = {},
): Variant => ({
  sku,
  url_key: sku.toLowerCase(),
  status: facts.status ?? 1,
  color,
  size,
  price_incl_tax: price,
  stock: {
    qty: facts.left ?? 9,
    is_in_stock: (facts.left ?? 9) > 0,
    min_sale_qty: 1,
    max_sale_qty: 100,
    manage_stock: true,
  },
});

const children = [
  variant('C-R-S', 5, 10, 12, { left: 0 }),
  variant('C-R-M', 5, 11, 12),
  variant('C-B-S', 6, 10, 10, { status: 2 }),
  variant('C-B-M', 6, 11, 9),
  variant('C-B-L', 6, 12, 15),
];
const skuFor = (sku?: string, price = 12) => shownVariant(children, price, sku)?.sku;

describe('the shown variant', () => {
  test('is the one the address names, even when it is sold out', () => {
    expect(skuFor('C-R-S')).toBe('C-R-S');
  });
  test('without a name costs no more than the family usually does', () => {
    expect(skuFor()).toBe('C-R-M');
    expect(skuFor(undefined, 9)).toBe('C-B-M');
  });
  test('falls back to the first available one', () => {
    expect(skuFor('C-B-S')).toBe('C-R-M');
    expect(skuFor('UNKNOWN', 1)).toBe('C-R-M');
    expect(shownVariant([variant('GONE', 1, 1, 1, { left: 0 })], 1)).toBeNull();
  });
});

test('every colour and size leads somewhere, and says when it changes more than that', () => {
  const option = { id: 1, attribute_id: '93', position: 0, product_id: 1 };
  const options = [
    {
      ...option,
      attribute_code: 'color',
      label: 'Farbe',
      values: [
        { value_index: 5, label: 'Rot' },
        { value_index: 6, label: 'Blau' },
        { value_index: 7, label: ' ' },
      ],
    },
    {
      ...option,
      attribute_code: 'size',
      label: 'Größe',
      values: [
        { value_index: 10, label: 'S' },
        { value_index: 11, label: 'M' },
        { value_index: 12, label: 'L' },
      ],
    },
  ];
  const [colours, sizes] = variantChoices(options, children, children[1]!);
  expect(colours?.choices).toEqual([
    { id: 5, label: 'Rot', sku: 'C-R-M', slug: 'c-r-m', state: 'ok' },
    { id: 6, label: 'Blau', sku: 'C-B-M', slug: 'c-b-m', state: 'ok' },
  ]);
  expect(sizes?.choices.map(({ sku, state, other }) => [sku, state, other])).toEqual([
    ['C-R-S', 'sold-out', undefined],
    ['C-R-M', 'ok', undefined],
    ['C-B-L', 'elsewhere', 'Blau'],
  ]);
});

test.each(vectors.cases)('$id', ({ input, expected }) => {
  const made = input.configurable_options.flatMap(({ values }) =>
    values.map(({ value_index }) => variant(`C-${value_index}`, value_index, 10, 12)),
  );
  const options = input.configurable_options.map((option) => ({
    id: 1,
    attribute_id: '93',
    label: option.attribute_code,
    position: 0,
    product_id: 1,
    ...option,
  }));
  const shown = variantChoices(options, made, made[0]!).map(({ code, choices }) => [
    code,
    choices.map(({ id, label }) => ({ id, label, type: code })),
  ]);
  expect(Object.fromEntries(shown)).toEqual(expected);
});
