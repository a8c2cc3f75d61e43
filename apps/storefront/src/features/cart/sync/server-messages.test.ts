import { wireTotals } from '@brixel/commerce/cart/wire-totals';
import { fromEuros } from '@brixel/commerce/money';
import { expect, test } from 'vitest';
import { testLine } from '#features/cart/testing/test-line.ts';
import { withServerOptions } from './server-messages.ts';

const option = { extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [4] }] } };
const terms = { qty: 2, tiers: [], taxRate: 1900, name: '' };
const { items } = wireTotals(
  [
    { ...terms, item_id: 1, price: fromEuros(39.9), options: [{ label: 'Kasten', value: 'Birke, 6 Fächer' }] },
    { ...terms, item_id: 2, price: fromEuros(0.12), options: [{ label: 'Farbe', value: 'Rot' }] },
  ],
  () => 0,
);

test('a box from another device says what is in it and costs what the server says', () => {
  const box = testLine({ product_option: option, price: 39.899_999 });
  expect(withServerOptions(new Map([[1, box]]), items).get(1)).toEqual({
    ...box,
    price: 39.9,
    details: ['Kasten: Birke, 6 Fächer'],
  });
});

test('a brick stays as the catalogue knows it, and so does what the server says nothing about', () => {
  const lines = new Map([
    [2, testLine()],
    [3, testLine({ product_option: option })],
  ]);
  expect(withServerOptions(lines, items)).toEqual(lines);
});
