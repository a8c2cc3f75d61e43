import { describe, expect, test } from 'vitest';
import { type CountType, countItems, couponFacts, isVirtualCart } from './cart-facts.ts';
import { localTotals, type PricedLine, shownTotals } from './local-totals.ts';
import vectors from './vectors/cart-merge.json' with { type: 'json' };

interface Vector {
  id: string;
  input: {
    cart_items?: Partial<PricedLine>[];
    shipping?: null;
    payment?: null;
    platform_total_segments?: { code: string; value: number }[];
    online?: boolean;
    count_type?: string;
    platform_totals?: { coupon_code: string; discount_amount: number } | null;
    types?: string[];
  };
  expected: {
    totals?: object[];
    subtotal_incl_tax?: number;
    grand_total?: number;
    count?: number;
    coupon?: unknown;
    virtual_cart?: boolean;
  };
}
const cases: readonly Vector[] = vectors.cases;
const casesOf = (kind: string) => cases.filter(({ id }) => id.startsWith(kind));
const pricedLines = (items: Partial<PricedLine>[] = []): PricedLine[] => items.map((item) => ({ qty: 0, ...item }));

test.each(casesOf('tot-'))('$id', ({ input, expected }) => {
  const local = localTotals(pricedLines(input.cart_items), null, null);
  const shown = shownTotals<{ code: string; value: number }>(
    input.platform_total_segments,
    local,
    input.online ?? true,
  );
  if (expected.totals) expect(shown).toEqual(expected.totals);
  const amountOf = (code: string) => shown.find((entry) => entry.code === code)?.value;
  expect(amountOf('subtotal_incl_tax')).toBe(expected.subtotal_incl_tax ?? 5);
  expect(amountOf('grand_total')).toBe(expected.grand_total ?? 5);
});

describe('local totals', () => {
  const lines = [
    { qty: 1, price_incl_tax: 1 },
    { qty: 2, price_incl_tax: 2 },
  ];

  test('add shipping and the fee of the payment once', () => {
    const shipping = { method_title: 'Courier', price_incl_tax: 8 };
    const entries = (payment: object) => localTotals(lines, shipping, { title: 'Cash', ...payment });
    const expected = [
      { code: 'subtotal_incl_tax', title: 'Subtotal incl. tax', value: 5 },
      { code: 'grand_total', title: 'Grand total', value: 17 },
      { code: 'payment', title: 'Cash', value: 4 },
      { code: 'shipping', title: 'Courier', value: 8 },
    ];
    expect(entries({ cost_incl_tax: 4 })).toEqual(expected);
    expect(entries({ costInclTax: 4 })).toEqual(expected);
  });

  test('do not drift', () => {
    expect(localTotals([{ qty: 3, price_incl_tax: 0.1 }], null, null)[0]?.value).toBe(0.3);
  });

  test('give way to the server’s while it can be heard', () => {
    const segments = [{ code: 'subtotal', value: 39.36 }];
    expect(shownTotals(segments, [], true)).toBe(segments);
    expect(shownTotals(segments, [], false)).toEqual([]);
    expect(shownTotals([], segments, true)).toBe(segments);
  });
});

const isCountType = (type: string | undefined): type is CountType => type === 'items' || type === 'quantities';
test.each(casesOf('cnt-'))('$id', ({ input, expected }) => {
  const type = isCountType(input.count_type) ? input.count_type : undefined;
  expect(countItems(pricedLines(input.cart_items), type)).toBe(expected.count);
});
test('counts pieces unless lines are asked for', () => {
  expect(countItems([{ qty: 1 }, { qty: 2 }])).toBe(3);
});

test.each(casesOf('cpn-'))('$id', ({ input, expected }) => {
  expect(couponFacts(input.platform_totals) ?? false).toEqual(expected.coupon);
});
test('a coupon is known by its key in the totals', () => {
  expect(couponFacts({ coupon_code: 'X', discount_amount: -5 })).toEqual({ code: 'X', discount: -5 });
  expect(couponFacts({ discount_amount: -5 })).toBeNull();
});

test.each(casesOf('vir-'))('$id', ({ input, expected }) => {
  expect(isVirtualCart(input.types ?? [])).toBe(expected.virtual_cart);
});
test('an empty cart is not virtual, one of files and courses is', () => {
  expect(isVirtualCart([])).toBe(false);
  expect(isVirtualCart(['virtual', 'downloadable'])).toBe(true);
});
