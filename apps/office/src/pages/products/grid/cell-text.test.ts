import type { ProductRow } from '@brixel/contract/office/product-endpoints';
import { expect, test } from 'vitest';
import { backOf, isJump, typedChange } from './cell-text.ts';

const row = { sku: 'A', price: 0.05, cost: null, stock: 1240, place: 'K07-12', status: 'on' } as ProductRow;

test('what is typed becomes a change, or a sentence that says what is wrong', () => {
  expect(typedChange(row, 'price', '0,06')).toEqual({ field: 'price', from: 0.05, to: 0.06 });
  expect(typedChange(row, 'price', '0,05')).toBeNull();
  expect(typedChange(row, 'price', 'nothing')).toBe('products.wrong.price');
  expect(typedChange(row, 'stock', '1.250')).toEqual({ field: 'stock', from: 1240, to: 1250 });
  expect(typedChange(row, 'stock', '+10')).toEqual({ field: 'stock', from: 1240, to: 1250 });
  expect(typedChange(row, 'stock', '-2000')).toBe('products.wrong.stock');
  expect(typedChange(row, 'place', ' K07-13 ')).toEqual({ field: 'place', from: 'K07-12', to: 'K07-13' });
  expect(typedChange(row, 'cost', '')).toBeNull();
  expect(typedChange({ ...row, price: null }, 'price', '1')).toBe('products.wrong.price');
});

test('a change has a way back, and a slip is noticed', () => {
  const change = { field: 'price', from: 0.0285, to: 0.0028 } as const;
  expect(backOf(change)).toEqual({ field: 'price', from: 0.0028, to: 0.0285 });
  expect(isJump(change)).toBe(true);
  expect(isJump({ ...change, to: 0.02 })).toBe(false);
});
