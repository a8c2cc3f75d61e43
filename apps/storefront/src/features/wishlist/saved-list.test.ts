import { expect, test } from 'vitest';
import type { CardProduct } from '#data/fields.ts';
import { withoutProduct, withProduct } from './saved-list.ts';

const product = (sku: string) => ({ sku, name: sku }) as CardProduct;
const skus = (items: readonly CardProduct[]) => items.map(({ sku }) => sku);

test('a product is on the list once, the last one first', () => {
  const list = withProduct([product('A'), product('B')], product('B'), 10);
  expect(skus(list)).toEqual(['B', 'A']);
});

test('the list keeps its length, the oldest goes', () => {
  expect(skus(withProduct([product('A'), product('B')], product('C'), 2))).toEqual(['C', 'A']);
});

test('a product can leave', () => {
  expect(skus(withoutProduct([product('A'), product('B')], 'A'))).toEqual(['B']);
});
