import { expect, test } from 'vitest';
import type { CardProduct } from '#data/catalog/fields.ts';
import { createSavedList, type SavedListStore } from './saved-lists.ts';
import vectors from './vectors/saved-lists.json' with { type: 'json' };

const product = (sku: string, name = sku) => ({ sku, name }) as CardProduct;
const skus = ({ use }: SavedListStore) => use.getState().items.map(({ sku }) => sku);

/** The first one is the newest. */
function listOf(items: readonly string[], ...[limit, full]: [number?, 'compare.full'?]): SavedListStore {
  const list = createSavedList('test', limit ?? 10, full);
  for (const sku of items.toReversed()) list.add(product(sku));
  return list;
}

interface Vector {
  id: string;
  input: { items: string[]; add?: { sku: string }; remove?: string };
  expected: { items: string[] };
}
const cases: readonly Vector[] = vectors.cases;

/** A list has no quantities: what is on it goes into the cart piece by piece. */
test.each(cases)('$id', ({ input: { items, add, remove }, expected }) => {
  const list = listOf(items);
  if (add) list.add(product(add.sku));
  if (remove) list.remove(remove);
  expect(skus(list)).toEqual(expected.items);
});

test('a product is on the list once, the last one first', () => {
  const list = listOf(['A', 'B']);
  list.add(product('B'));
  expect(skus(list)).toEqual(['B', 'A']);
});

test('the list keeps its length, the oldest goes', () => {
  expect(skus(listOf(['C', 'A', 'B'], 2))).toEqual(['C', 'A']);
});

test('a list with words for it stays as it is when it is full, until there is room', () => {
  const list = listOf(['A', 'B'], 2, 'compare.full');
  list.toggle(product('C'));
  expect(skus(list)).toEqual(['A', 'B']);
  list.toggle(product('B'));
  list.toggle(product('C'));
  expect(skus(list)).toEqual(['C', 'A']);
});

test('news of the shop reach what was asked for: what is gone leaves, what was added meanwhile stays', () => {
  const list = listOf(['A', 'B']);
  list.add(product('C'));
  list.refresh(['A', 'B'], [product('B', 'cheaper')]);
  expect(list.use.getState().items).toEqual([product('C'), product('B', 'cheaper')]);
});
