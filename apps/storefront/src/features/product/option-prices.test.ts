import { EURO, fromEuros } from '@brixel/commerce/money';
import type { BundleOption, CustomOption } from '@brixel/contract/catalog';
import { expect, test } from 'vitest';
import type { GroupMember } from './group-member.ts';
import { bundlePrice, customSurcharge, defaultBundleChoices, missingOptions } from './option-prices.ts';
import { startPrice } from './start-price.ts';

const wrap: CustomOption = {
  option_id: 12,
  product_sku: 'X',
  title: 'Verpackung',
  type: 'drop_down',
  sort_order: 1,
  is_require: true,
  values: [
    { option_type_id: 121, title: 'Papier', sort_order: 1, price: 3.9, price_type: 'fixed' },
    { option_type_id: 122, title: 'Kiste', sort_order: 2, price: 20, price_type: 'percent' },
  ],
};
const tile: CustomOption = {
  option_id: 11,
  product_sku: 'X',
  title: 'Name',
  type: 'field',
  sort_order: 2,
  is_require: false,
  price: 6.9,
  price_type: 'fixed',
};

test('fixed amounts and percentages of the original price', () => {
  expect(customSurcharge([wrap, tile], {}, 100 * EURO)).toBe(0);
  expect(customSurcharge([wrap, tile], { 12: '121' }, 100 * EURO)).toBe(fromEuros(3.9));
  expect(customSurcharge([wrap, tile], { 12: '122', 11: 'Ada' }, fromEuros(89.9))).toBe(fromEuros(17.98 + 6.9));
});

test('an emptied field and an unknown value cost nothing', () => {
  expect(customSurcharge([wrap, tile], { 12: '0', 11: '  ' }, EURO)).toBe(0);
});

test('only required options without an answer are missing', () => {
  expect(missingOptions([wrap, tile], { 11: 'Ada' })).toEqual([wrap]);
  expect(missingOptions([wrap, tile], { 12: '121' })).toEqual([]);
});

const link = (id: string, price: number, facts: { qty?: number; isDefault?: boolean } = {}) => ({
  id,
  sku: id,
  option_id: 1,
  qty: facts.qty ?? 1,
  position: 1,
  is_default: facts.isDefault ?? false,
  can_change_quantity: 0,
  name: id,
  image: '',
  price,
  price_incl_tax: price,
});
const option = (
  id: number,
  type: BundleOption['type'],
  required: boolean,
  links: BundleOption['product_links'],
): BundleOption => ({
  option_id: id,
  title: 'T',
  required,
  type,
  position: id,
  sku: 'B',
  product_links: links,
});

test('a bundle starts with the defaults of what it needs and costs the sum of what is chosen', () => {
  const options = [
    option(1, 'radio', true, [link('a', 5), link('b', 7, { isDefault: true, qty: 2 })]),
    option(2, 'select', true, [link('c', 1), link('d', 2)]),
    option(3, 'checkbox', false, [link('e', 100, { isDefault: true })]),
  ];
  const choices = defaultBundleChoices(options);
  expect(choices).toEqual({ 1: ['b'], 2: ['c'], 3: [] });
  expect(bundlePrice(options, choices)).toBe(fromEuros(15));
  expect(bundlePrice(options, { ...choices, 3: ['e'] })).toBe(fromEuros(115));
});

test('a box is named by its defaults, a group by what the shop suggests of what is there', () => {
  const box = {
    type_id: 'bundle' as const,
    price_incl_tax: 99,
    bundle_options: [option(1, 'radio', true, [link('a', 5)]), option(2, 'checkbox', false, [link('e', 100)])],
  };
  expect(startPrice(box, [])).toBe(5);
  const stock = { qty: 9, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 100, manage_stock: true };
  const member = (price: number, qty: number, inStock = true) =>
    ({
      qty,
      product: { price_incl_tax: price, tier_prices: [], stock: { ...stock, is_in_stock: inStock } },
    }) as unknown as GroupMember;
  expect(startPrice({ type_id: 'grouped', price_incl_tax: 1 }, [member(0.11, 60), member(5, 1, false)])).toBe(6.6);
  expect(startPrice({ type_id: 'simple', price_incl_tax: 1.5 }, [])).toBe(1.5);
});
