import { expect, test } from 'vitest';
import { emptyCart } from '../cart-state.ts';
import { readCart, writtenCart } from './stored-cart.ts';

const stone = {
  key: 'A',
  sku: 'A',
  qty: 3,
  name: 'Stein 2×4',
  stock: { qty: 9, managed: true, inStock: true, min: 1, max: 9 },
};

test('what was written is read back', () => {
  const cart = { ...emptyCart, epoch: 4 };
  expect(readCart(writtenCart(cart))).toEqual(cart);
});

test('lines of the first version are taken over, in every tab as the same lines', () => {
  const text = JSON.stringify({ version: 1, lines: [stone, { key: 'broken' }] });
  expect(readCart(text).lines).toMatchObject([{ sku: 'A', qty: 3, line_version: 1, onServer: null }]);
  expect(readCart(text)).toEqual(readCart(text));
});

test.each(['{', 'null', '[]', '{"version":99}', '{"version":2}'])('%s is an empty cart', (text) => {
  expect(readCart(text)).toEqual(emptyCart);
});
