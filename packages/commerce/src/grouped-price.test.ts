import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GroupedLink, groupedPrice } from './grouped-price.ts';
import vectors from './vectors/grouped-price.json' with { type: 'json' };

const cases: readonly { id: string; input: { product: { product_links: GroupedLink[] } }; expected: object }[] =
  vectors.cases;

test.each(cases)('$id', ({ input, expected }) => {
  expect(groupedPrice(input.product)).toEqual({ ...expected, problems: [] });
});

const link = (price: number, facts: Partial<GroupedLink> = {}): GroupedLink => ({
  link_type: 'associated',
  linked_product_type: 'simple',
  product: { price, price_incl_tax: price },
  ...facts,
});

test('only associated simple products count, with the quantity of their link', () => {
  const product_links = [
    link(10, { qty: '3' }),
    link(20, { link_type: 'related' }),
    link(40, { linked_product_type: 'configurable' }),
    link(1, { qty: 0 }),
    link(5, { qty: null }),
    link(100, { qty: 'some' }),
  ];
  expect(groupedPrice({ product_links }).price).toBe(135);
});

test('missing links and products are reported and cost nothing', () => {
  expect(groupedPrice({})).toEqual({
    price: 0,
    price_incl_tax: 0,
    problems: ['Product with type grouped has no product_links set!'],
  });
  expect(groupedPrice({ product_links: [link(2), link(0, { product: null })] })).toEqual({
    price: 2,
    price_incl_tax: 2,
    problems: ['Product link not found'],
  });
});

test('the order of the links does not change the sum', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 100_000_000 }).map((micro) => micro / 1_000_000));
  fc.assert(
    fc.property(prices, (list) => {
      const sumOf = (order: number[]) => groupedPrice({ product_links: order.map((price) => link(price)) }).price;
      expect(sumOf(list.toReversed())).toBe(sumOf(list));
      expect(sumOf(list.toSorted((a, b) => a - b))).toBe(sumOf(list));
    }),
  );
});
