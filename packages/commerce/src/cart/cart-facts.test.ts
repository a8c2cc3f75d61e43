import { expect, test } from 'vitest';
import { type CountType, countItems, isVirtualCart } from './cart-facts.ts';
import vectors from './vectors/cart-merge.json' with { type: 'json' };

interface Vector {
  id: string;
  input: {
    cart_items?: { qty: number }[];
    count_type?: string;
    types?: string[];
  };
  expected: {
    count?: number;
    virtual_cart?: boolean;
  };
}
const cases: readonly Vector[] = vectors.cases;
const casesOf = (kind: string) => cases.filter(({ id }) => id.startsWith(kind));

const isCountType = (type: string | undefined): type is CountType => type === 'items' || type === 'quantities';
test.each(casesOf('cnt-'))('$id', ({ input, expected }) => {
  const type = isCountType(input.count_type) ? input.count_type : undefined;
  expect(countItems(input.cart_items ?? [], type)).toBe(expected.count);
});
test('counts pieces unless lines are asked for', () => {
  expect(countItems([{ qty: 1 }, { qty: 2 }])).toBe(3);
});

test.each(casesOf('vir-'))('$id', ({ input, expected }) => {
  expect(isVirtualCart(input.types ?? [])).toBe(expected.virtual_cart);
});
test('an empty cart is not virtual, one of files and courses is', () => {
  expect(isVirtualCart([])).toBe(false);
  expect(isVirtualCart(['virtual', 'downloadable'])).toBe(true);
});
