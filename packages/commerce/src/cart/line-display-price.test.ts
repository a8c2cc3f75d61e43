import { expect, test } from 'vitest';
import { type DisplayedLine, type DisplayRules, lineDisplayPrice } from './line-display-price.ts';
import vectors from './vectors/validators-and-display.json' with { type: 'json' };

interface Vector {
  id: string;
  input: {
    line: DisplayedLine;
    online: boolean;
    display_item_discounts?: boolean;
    final_price_includes_tax?: boolean;
  };
  expected: object;
}
const cases: readonly Vector[] = vectors.cases;
test.each(cases)('$id', ({ input, expected }) => {
  const rules: DisplayRules = {
    isOnline: input.online,
    displayItemDiscounts: input.display_item_discounts ?? true,
    finalPriceIncludesTax: input.final_price_includes_tax ?? true,
  };
  expect(lineDisplayPrice(input.line, rules)).toEqual(expected);
});

const online: DisplayRules = { isOnline: true, displayItemDiscounts: true, finalPriceIncludesTax: true };
const totals = { row_total: 20, row_total_incl_tax: 23.8, tax_amount: 3.8, discount_amount: 4.4 };

test('a coupon strikes the price of the line, with or without tax', () => {
  expect(lineDisplayPrice({ qty: 2, totals }, online)).toEqual({ special: 19.4, original: 23.8, regular: null });
  expect(lineDisplayPrice({ qty: 2, totals }, { ...online, finalPriceIncludesTax: false })).toEqual({
    special: 15.6,
    original: 20,
    regular: null,
  });
});

test('without the server, or where discounts are not shown, it is the regular price for all pieces', () => {
  const line = { qty: 3, price_incl_tax: 8, original_price_incl_tax: 10, totals };
  const regular = { special: null, original: null, regular: 30 };
  expect(lineDisplayPrice(line, { ...online, isOnline: false })).toEqual(regular);
  expect(lineDisplayPrice(line, { ...online, displayItemDiscounts: false })).toEqual(regular);
  expect(lineDisplayPrice({ ...line, totals: null }, online)).toEqual({ special: null, original: null, regular: 24 });
  expect(lineDisplayPrice(null, online)).toEqual({ special: null, original: null, regular: null });
});
