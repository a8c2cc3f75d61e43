import { expect, test } from 'vitest';
import { cartHash } from './cart-hash.ts';

const line = { sku: 'A', qty: 2, stock: { qty: 5 }, totals: { row_total: 3 } };

test('is the digest of the lines and the token', () => {
  expect(cartHash([line], 'tok')).toBe('24e4174d1f1f8abfc1a99650d1b3ed6e2eabb58c98fc1e9cf64f1f5c');
});

test('stock and totals do not count, everything else does', () => {
  const hash = cartHash([line], 'tok');
  expect(cartHash([{ sku: 'A', qty: 2 }], 'tok')).toBe(hash);
  expect(cartHash([{ ...line, stock: { qty: 4 }, totals: null }], 'tok')).toBe(hash);
  expect(cartHash([{ ...line, qty: 3 }], 'tok')).not.toBe(hash);
  expect(cartHash([line, line], 'tok')).not.toBe(hash);
  expect(cartHash([line], null)).not.toBe(hash);
});
