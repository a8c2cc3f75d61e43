import { expect, test } from 'vitest';
import { stockEffect } from './stock-effect.ts';
import stateVectors from './vectors/checkout-and-state.json' with { type: 'json' };

interface StateVector {
  id: string;
  input: {
    is_in_stock?: boolean;
    allow_out_of_stock_in_cart?: boolean;
    cart_sync?: boolean;
  };
  expected: { line?: string; is_in_stock?: boolean };
}
const stateCases: readonly StateVector[] = stateVectors.cases;

test.each(stateCases.filter(({ id }) => /^sy-.*stock/.test(id)))('$id', ({ input, expected }) => {
  const effect = stockEffect(input.is_in_stock!, {
    allowOutOfStock: input.allow_out_of_stock_in_cart ?? false,
    isCartSynchronised: input.cart_sync ?? true,
  });
  expect(effect).toBe(expected.line === 'removed' ? 'remove-line' : expected.is_in_stock ? 'in-stock' : 'out-of-stock');
});
test('a line that has run out stays where that is allowed or the server decides', () => {
  expect(stockEffect(false, { allowOutOfStock: true, isCartSynchronised: false })).toBe('out-of-stock');
  expect(stockEffect(false, { allowOutOfStock: false, isCartSynchronised: true })).toBe('out-of-stock');
});
