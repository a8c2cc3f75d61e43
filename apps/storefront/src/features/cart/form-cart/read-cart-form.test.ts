import { expect, test } from 'vitest';
import { bundleValue } from '#features/cart-line/cart-form-fields.ts';
import { readCartForm } from './read-cart-form.ts';

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
const read = (...fields: [string, string][]) => readCartForm(formOf(...fields), 'de-DE');

test('one product, with its number as people write it', () => {
  expect(read(['sku', 'A'], ['qty', '1.200'])).toEqual({ kind: 'add', lines: [{ sku: 'A', qty: 1200 }] });
  expect(read(['sku', 'A'])).toEqual({ kind: 'add', lines: [{ sku: 'A', qty: 1 }] });
  expect(read(['sku', 'A'], ['qty', '1,5'])).toEqual({ kind: 'unreadable' });
});

test('of a group what is wanted', () => {
  expect(read(['qty-A', '2'], ['qty-B', '0'], ['qty-C', '1'])).toEqual({
    kind: 'add',
    lines: [
      { sku: 'A', qty: 2 },
      { sku: 'C', qty: 1 },
    ],
  });
});

test('choices, as far as there are answers', () => {
  const link = { id: '7', qty: 4 } as Parameters<typeof bundleValue>[0];
  expect(
    read(
      ['sku', 'A'],
      ['option-3', '12'],
      ['option-4', ' '],
      ['option-5', '51'],
      ['option-5', '52'],
      ['bundle-1', bundleValue(link)],
      ['bundle-2', ''],
    ),
  ).toEqual({
    kind: 'add',
    lines: [
      {
        sku: 'A',
        qty: 1,
        product_option: {
          extension_attributes: {
            configurable_item_options: [],
            custom_options: [
              { option_id: '3', option_value: '12' },
              { option_id: '5', option_value: '51,52' },
            ],
            bundle_options: [{ option_id: 1, option_qty: 4, option_selections: [7] }],
          },
        },
      },
    ],
  });
});

test('of a part of a box another number, where there may be one', () => {
  const quantityOf = (can_change_quantity: number, ...fields: [string, string][]) => {
    const link = bundleValue({ id: '7', qty: 4, can_change_quantity } as Parameters<typeof bundleValue>[0]);
    const wish = read(['sku', 'A'], ['bundle-1', link], ...fields);
    if (wish.kind !== 'add') throw new Error('That is no product');
    return wish.lines[0]?.product_option?.extension_attributes?.bundle_options;
  };
  expect(quantityOf(1, ['part-1', '6'])).toMatchObject([{ option_qty: 6, option_selections: [7] }]);
  for (const text of ['', '0', '1,5']) expect(quantityOf(1, ['part-1', text])).toMatchObject([{ option_qty: 4 }]);
  expect(quantityOf(0, ['part-1', '6'])).toMatchObject([{ option_qty: 4 }]);
});

test('lines of the cart are set or removed', () => {
  expect(read(['item', '5'], ['sku', 'A'], ['qty', '3'])).toEqual({ kind: 'set', itemId: 5, sku: 'A', qty: 3 });
  expect(read(['item', '5'], ['sku', 'A'], ['qty', 'x'], ['remove', '1'])).toMatchObject({ kind: 'set', qty: 0 });
});
