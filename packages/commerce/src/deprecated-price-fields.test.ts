import { expect, test } from 'vitest';
import { currentPriceField, deprecatedPriceFields } from './deprecated-price-fields.ts';

test('prices get their older names, other fields do not', () => {
  const fields = {
    price: 1,
    price_incl_tax: 2,
    final_price_tax: 3,
    base_price: { per: 'kg' },
    special_from_date: null,
  };
  expect(deprecatedPriceFields(fields)).toEqual({ price: 1, priceInclTax: 2, finalPriceTax: 3 });
});

test.each([
  ['specialPriceInclTax', 'special_price_incl_tax'],
  ['configurable_children.originalPrice', 'configurable_children.original_price'],
  ['price', 'price'],
  ['parentSku', 'parentSku'],
])('%s is %s', (older, newer) => {
  expect(currentPriceField(older)).toBe(newer);
});
