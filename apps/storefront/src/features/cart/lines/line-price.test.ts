import { wireTotals } from '@brixel/commerce/cart/wire-totals';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { expect, test } from 'vitest';
import type { StoredLine } from '../cart-state.ts';
import { testLine } from '../testing/test-line.ts';
import vectors from '../vectors/prices-in-view.json' with { type: 'json' };
import { linePrice, nextTier } from './line-price.ts';

const onServer = { cart: 'token', item_id: 7, line_version: 1, qty: 1, at: 1 };
const storedLine = (facts: Partial<StoredLine>): StoredLine => ({
  ...testLine(),
  line_key: 'k',
  line_version: 1,
  onServer,
  ...facts,
});

interface Vector {
  id: string;
  input: { line?: { qty: number; price_incl_tax?: number; totals?: { row_total_incl_tax: number } } };
  expected: { regular?: number };
}
const cases: readonly Vector[] = vectors.cases;

test.each(cases.filter(({ id }) => id.startsWith('cp-')))('$id', ({ input, expected }) => {
  const { qty = 1, price_incl_tax: price = 99, totals } = input.line ?? {};
  const [item] = wireTotals(
    [{ item_id: onServer.item_id, name: '', qty, price: fromEuros(price), tiers: [], taxRate: 1900, options: [] }],
    () => 0,
  ).items;
  const serverTotals = totals && item ? { ...wireTotals([], () => 0), items: [{ ...item, ...totals }] } : null;
  expect(toEuros(linePrice(storedLine({ qty, price }), serverTotals).total)).toBe(expected.regular);
});

test('from the quantity of a tier on each piece costs less, and the next tier is announced', () => {
  const tiers = [
    { qty: 500, price: 0.08 },
    { qty: 100, price: 0.09 },
  ];
  const few = storedLine({ qty: 99, tiers });
  const many = storedLine({ qty: 120, tiers });
  expect(linePrice(few, null)).toEqual({ unit: fromEuros(0.12), total: fromEuros(11.88) });
  expect(linePrice(many, null)).toEqual({ unit: fromEuros(0.09), total: fromEuros(10.8) });
  expect([few, many].map((line) => nextTier(line, linePrice(line, null).unit)?.qty)).toEqual([100, 500]);
  expect(nextTier(storedLine({ qty: 500, tiers }), fromEuros(0.08))).toBeNull();
});
