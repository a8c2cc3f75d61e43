import type { BundleOption } from '@brixel/contract/catalog';
import { expect, test } from 'vitest';
import type { GroupMember } from './start-price.ts';
import { startPrice } from './start-price.ts';

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

test('a box is named by its defaults, a group by what the shop suggests of what is there', () => {
  const box = {
    type_id: 'bundle' as const,
    price_incl_tax: 99,
    bundle_options: [option(1, 'radio', true, [link('1', 5)]), option(2, 'checkbox', false, [link('2', 100)])],
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
