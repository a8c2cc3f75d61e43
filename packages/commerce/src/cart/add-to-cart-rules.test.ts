import { describe, expect, test } from 'vitest';
import {
  addProblems,
  type CheckedProduct,
  mayBeAdded,
  quantityToCheck,
  stockEffect,
  stockStatus,
} from './add-to-cart-rules.ts';
import mergeVectors from './vectors/cart-merge.json' with { type: 'json' };
import stateVectors from './vectors/checkout-and-state.json' with { type: 'json' };

const PRICE_UNKNOWN = 'Product price is unknown, product cannot be added to the cart!';

interface AddVector {
  id: string;
  input: { product?: CheckedProduct; zero_price_allowed?: boolean };
  expected: { errors?: string[] };
}
const addCases: readonly AddVector[] = mergeVectors.cases;
test.each(addCases.filter(({ id }) => id.startsWith('val-')))('$id', ({ input, expected }) => {
  const problems = addProblems(input.product!, input.zero_price_allowed);
  const texts = problems.map((problem) => (problem.code === 'product-error' ? problem.message : PRICE_UNKNOWN));
  expect(texts).toEqual(expected.errors);
});

describe('a product', () => {
  const codes = (product: CheckedProduct, zeroPriceAllowed?: boolean) =>
    addProblems(product, zeroPriceAllowed).map(({ code }) => code);

  test('of price 0 may be bought only where the shop gives things away', () => {
    expect(codes({ price_incl_tax: 0 })).toEqual(['price-unknown']);
    expect(codes({ price_incl_tax: 0 }, true)).toEqual([]);
    expect(codes({ price_incl_tax: 0.0004 })).toEqual([]);
    expect(codes({}, true)).toEqual(['price-unknown']);
  });

  test('that has errors says all of them', () => {
    expect(addProblems({ price_incl_tax: 1, errors: { a: 'No size', b: '', c: 'No colour' } })).toEqual([
      { code: 'product-error', message: 'No size' },
      { code: 'product-error', message: 'No colour' },
    ]);
  });
});

test('stock is sure where it is synchronised, and an empty shelf is empty anyway', () => {
  const sure = { isSynchronised: true };
  const unsure = { isSynchronised: false };
  expect(stockStatus({ is_in_stock: true }, sure)).toBe('ok');
  expect(stockStatus(null, sure)).toBe('ok');
  expect(stockStatus({ is_in_stock: true }, unsure)).toBe('volatile');
  expect(stockStatus(null, unsure)).toBe('volatile');
  expect(stockStatus({ is_in_stock: false }, unsure)).toBe('out_of_stock');
  expect((['ok', 'volatile', 'out_of_stock'] as const).map(mayBeAdded)).toEqual([true, true, false]);
});

interface StateVector {
  id: string;
  input: {
    line_qty?: number;
    is_in_stock?: boolean;
    allow_out_of_stock_in_cart?: boolean;
    cart_sync?: boolean;
  };
  expected: { checked_qty?: number; line?: string; is_in_stock?: boolean };
}
const stateCases: readonly StateVector[] = stateVectors.cases;

test.each(stateCases.filter(({ id }) => id.startsWith('it-')))('$id', ({ input, expected }) => {
  expect(quantityToCheck([{ sku: 'A', qty: input.line_qty! }], { sku: 'A' })).toBe(expected.checked_qty);
});
test('the stock is asked for what is added and what is there already', () => {
  expect(quantityToCheck([{ sku: 'A', qty: 2 }], { sku: 'A', qty: 5 })).toBe(7);
  expect(quantityToCheck([{ sku: 'A', qty: 2 }], { sku: 'B' })).toBe(1);
});

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
