import { expect, test } from 'vitest';
import { type ItemTotals, totalsByItem } from './line-totals.ts';
import vectors from './vectors/checkout-and-state.json' with { type: 'json' };

interface Vector {
  id: string;
  input: { items?: unknown };
  expected: { by_id?: object };
}
const cases: readonly Vector[] = vectors.cases;
const isItemTotals = (items: unknown): items is ItemTotals[] => Array.isArray(items);

test.each(cases.filter(({ expected }) => expected.by_id))('$id', ({ input: { items }, expected }) => {
  if (!isItemTotals(items)) throw new TypeError('The case has no items');
  expect(Object.fromEntries(totalsByItem(items))).toEqual(expected.by_id);
});

test('totals survive options that are no JSON', () => {
  expect(totalsByItem([{ item_id: 1, options: 'red' }]).get(1)).toEqual({ item_id: 1, options: [] });
  expect(totalsByItem([{ item_id: 1 }]).get(1)).toEqual({ item_id: 1 });
});
