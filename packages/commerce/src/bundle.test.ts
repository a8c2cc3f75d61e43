import { expect, test } from 'vitest';
import {
  type BundleProduct,
  type BundleSelection,
  bundlePrice,
  bundleSelections,
  selectedBundle,
  selectionText,
  startChoices,
} from './bundle.ts';
import vectors from './vectors/bundle-price.json' with { type: 'json' };

const cases: readonly { id: string; input: { product: BundleProduct }; expected: object }[] = vectors.cases;

test.each(cases)('$id', ({ input: { product }, expected }) => {
  const selected = selectedBundle(product);
  expect({ ...bundlePrice(product.bundle_options ?? [], selected), selected }).toMatchObject(expected);
});

test('a box begins with its default; where that has run out, with a part that is left', () => {
  const links = [
    { id: '1', is_default: true, is_in_stock: false, ...part(5) },
    { id: '2', is_in_stock: false, ...part(6) },
    { id: '3', is_in_stock: true, ...part(7) },
  ];
  const startOf = (product_links: typeof links) => startChoices([{ option_id: 1, product_links }])[1];
  expect(startOf(links)).toEqual(['3']);
  expect(startOf(links.slice(0, 2))).toEqual(['1']);
});

const part = (price: number) => ({ price, price_incl_tax: price * 2 });
const options = [
  {
    option_id: 1,
    product_links: [
      { id: '1', qty: 1, ...part(5) },
      { id: '2', qty: 2, is_default: true, ...part(7) },
    ],
  },
  { option_id: 2, required: false, product_links: [{ id: '3', is_default: true, ...part(100) }] },
  { option_id: 3, product_links: [] },
];

test('prices may stand on the link, and an optional part is not in the box until it is chosen', () => {
  const start = startChoices(options);
  expect(start).toEqual({ 1: ['2'], 2: [], 3: [] });
  expect(bundlePrice(options, bundleSelections(options, start))).toMatchObject({ price: 14, price_incl_tax: 28 });
  const more = bundleSelections(options, { ...start, 2: ['3'] });
  expect(bundlePrice(options, more).price).toBe(114);
});

test('of several links in one option each counts with its own quantity', () => {
  const both = bundleSelections(options, { 1: ['1', '2'] });
  expect(both).toEqual([{ option_id: 1, option_qty: 1, option_selections: [1, 2] }]);
  expect(bundlePrice(options, both).price).toBe(19);
});

test('a shopper sets the quantity of a link that allows it, as long as it stands alone', () => {
  const refills = [
    {
      option_id: 4,
      product_links: [
        { id: '1', qty: 2, name: 'Rot', can_change_quantity: 1, ...part(5) },
        { id: '2', qty: 1, name: 'Blau', can_change_quantity: 0, ...part(7) },
      ],
    },
  ];
  const select = (...ids: string[]) => bundleSelections(refills, { 4: ids }, { 4: 3 });
  const textOf = (selected: BundleSelection[]) => selected.map((selection) => selectionText(refills[0]!, selection));
  expect(bundlePrice(refills, select('1')).price).toBe(15);
  expect(textOf(select('1'))).toEqual(['3 × Rot']);
  expect(bundlePrice(refills, select('2')).price).toBe(7);
  expect(textOf(select('2'))).toEqual(['Blau']);
  expect(bundlePrice(refills, select('1', '2')).price).toBe(17);
  expect(textOf(select('1', '2'))).toEqual(['2 × Rot, Blau']);
});

test('what is chosen but unknown costs nothing and is reported', () => {
  const selected = [
    { option_id: 1, option_qty: 1, option_selections: [9] },
    { option_id: 8, option_qty: 1, option_selections: [1] },
  ];
  expect(bundlePrice(options, selected)).toEqual({
    price: 0,
    price_incl_tax: 0,
    problems: ['Product link not found', 'Product link not found'],
  });
  const unresolved = [{ option_id: 1, product_links: [{ id: 1, qty: 1, price: 3 }] }];
  expect(bundlePrice(unresolved, selectedBundle({ bundle_options: unresolved })).problems).toHaveLength(1);
});

test('a negative quantity takes nothing off the price', () => {
  expect(bundlePrice(options, [{ option_id: 1, option_qty: -3, option_selections: [1] }]).price).toBe(0);
});
