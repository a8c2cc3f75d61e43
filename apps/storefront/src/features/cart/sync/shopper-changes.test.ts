import { expect, test } from 'vitest';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { type ClientCart, emptyCart } from '../cart-state.ts';
import { testLine } from '../testing/test-line.ts';
import vectors from '../vectors/shopper-changes.json' with { type: 'json' };
import { exchanged, leftBehind, withAdded, without, withoutOrdered, withQuantity } from './shopper-changes.ts';

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `k${keys}`;
};
const cartOf = (...lines: CartLine[]): ClientCart =>
  lines.reduce((cart, added) => withAdded(cart, added, newKey), emptyCart);

interface Goods {
  sku: string;
  qty?: number;
}
interface Vector {
  id: string;
  input: { operation: string; cart_items: Goods[]; payload: { product: Goods; qty?: number } };
  expected: { cart_items: Goods[] };
}
const cases: readonly Vector[] = vectors.cases;
const goods = ({ sku, qty = 1 }: Goods): CartLine => testLine({ key: sku, sku, qty });

test.each(cases)('$id', ({ input: { operation, cart_items, payload }, expected }) => {
  const before = cartOf(...cart_items.map(goods));
  const { sku } = payload.product;
  const changes: Record<string, () => ClientCart> = {
    add: () => withAdded(before, goods(payload.product), newKey),
    remove: () => without(before, (line) => line.sku === sku),
    'set-qty': () => withQuantity(before, sku, payload.qty ?? 0),
  };
  const after = changes[operation]?.();
  expect(after?.lines.map((line) => ({ sku: line.sku, qty: line.qty }))).toEqual(expected.cart_items);
});

test('adding merges quantities, takes over the newer price and keeps the key of the line', () => {
  const before = cartOf(testLine({ qty: 3 }), testLine({ key: 'B', sku: 'B' }));
  const { lines } = withAdded(before, testLine({ qty: 2, price: 0.1 }), newKey);
  expect(lines.map(({ key, qty, price, line_version }) => [key, qty, price, line_version])).toEqual([
    ['A', 5, 0.1, 2],
    ['B', 1, 0.12, 1],
  ]);
  expect(lines[0]?.line_key).toBe(before.lines[0]?.line_key);
});

test('another line is appended', () => {
  expect(cartOf(testLine(), testLine({ key: 'C' })).lines.map(({ key }) => key)).toEqual(['A', 'C']);
});

test('setting a quantity raises the version, setting the same one is no change', () => {
  const before = cartOf(testLine());
  expect(withQuantity(before, 'A', 7).lines[0]).toMatchObject({ qty: 7, line_version: 2 });
  expect(withQuantity(before, 'A', 1)).toBe(before);
});

test('a line that leaves is remembered, and comes back as another line', () => {
  const before = cartOf(testLine(), testLine({ key: 'B' }));
  const after = without(before, ({ key }) => key === 'A');
  expect(after.lines.map(({ key }) => key)).toEqual(['B']);
  expect(after.removed).toMatchObject([{ line_key: before.lines[0]?.line_key, line_version: 2 }]);
  expect(withAdded(after, testLine(), newKey).lines.at(-1)?.line_key).not.toBe(before.lines[0]?.line_key);
});

test('a cart that is left behind is not pushed to the server', () => {
  expect(leftBehind(cartOf(testLine()))).toMatchObject({ epoch: 1, lines: [], removed: [], server: null });
});

test('another variant takes the place of a line under a key of its own, and the old one leaves', () => {
  const before = cartOf(testLine({ qty: 3 }), testLine({ key: 'B', sku: 'B' }));
  const after = exchanged(before, 'A', testLine({ key: 'C', sku: 'C', qty: 4 }), newKey);
  expect(after.lines.map(({ key, qty }) => [key, qty])).toEqual([
    ['C', 4],
    ['B', 1],
  ]);
  expect(after.lines[0]?.line_key).not.toBe(before.lines[0]?.line_key);
  expect(after.removed.map(({ key }) => key)).toEqual(['A']);
});

test('exchanged for what is in the cart already, the two lines become one', () => {
  const before = cartOf(testLine({ qty: 3 }), testLine({ key: 'B', sku: 'B', qty: 2 }));
  const after = exchanged(before, 'A', testLine({ key: 'B', sku: 'B', qty: 3 }), newKey);
  expect(after.lines.map(({ key, qty, line_version }) => [key, qty, line_version])).toEqual([['B', 5, 2]]);
  expect(after.lines[0]?.line_key).toBe(before.lines[1]?.line_key);
});

test('exchanged for itself, only the quantity is set', () => {
  const after = exchanged(cartOf(testLine({ qty: 3 })), 'A', testLine({ qty: 7 }), newKey);
  expect(after.lines.map(({ key, qty, line_version }) => [key, qty, line_version])).toEqual([['A', 7, 2]]);
  expect(after.removed).toEqual([]);
});

test('what was ordered is left behind, what was added since is not', () => {
  const before = cartOf(testLine({ qty: 5 }), testLine({ key: 'B', sku: 'B' }), testLine({ key: 'C', sku: 'C' }));
  const pieces = [
    { key: 'A', qty: 3 },
    { key: 'B', qty: 1 },
  ];
  const after = withoutOrdered(before, { pieces }, newKey);
  expect(after).toMatchObject({ epoch: before.epoch + 1, server: null, removed: [] });
  expect(after.lines.map(({ key, qty, line_version }) => [key, qty, line_version])).toEqual([
    ['A', 2, 1],
    ['C', 1, 1],
  ]);
  expect(after.lines[0]?.line_key).not.toBe(before.lines[0]?.line_key);
});
