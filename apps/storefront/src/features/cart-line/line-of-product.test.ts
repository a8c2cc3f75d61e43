import { unitPrice } from '@brixel/commerce/cart-totals';
import { fromEuros } from '@brixel/commerce/money';
import { defaultFacts } from '@brixel/contract/shop-facts';
import { defaultVat } from '@brixel/contract/vat';
import { expect, test } from 'vitest';
import { storeView } from '#config/testing/own-stores.ts';
import type { Services } from '#data/services.ts';
import { usualShipping } from '#shared/parcel.ts';
import { type CartLine, lineTerms, mostOf, totalsOf, weightOf } from './cart-line.ts';
import { type BuyableProduct, lineOf } from './line-of-product.ts';

const tier = (qty: number, value_incl_tax: number, customer_group_id: number) => ({
  qty,
  value_incl_tax,
  value: 0,
  customer_group_id,
});
const tile: BuyableProduct = {
  id: 1,
  sku: 'T',
  family_sku: null,
  type_id: 'simple',
  name: 'Tile',
  slug: 'tile',
  url_path: 'tile',
  image: '',
  price_incl_tax: 0.3,
  original_price_incl_tax: 0.3,
  special_price_incl_tax: 0,
  new: 0,
  bestseller_rank: null,
  has_required_options: 0,
  stock: { qty: 900, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 900, manage_stock: true },
  tier_prices: [tier(10, 0.2, 32_000), tier(10, 0.05, 7)],
  color: null,
  size_label: null,
  piece_count: null,
  age_from: null,
  rating: null,
};
const vat = { rates: { DE: 1900 }, note: null, marginNote: defaultVat.marginNote };
const shop = {
  config: { urlDispatcher: false, shop: { vat }, cart: { maxLineQuantity: 10_000 } },
  store: storeView('de'),
};

test('what shows no VAT has no rate: goods under the margin scheme, and all of a small business', () => {
  const priced = { ...tile, price: 10, price_tax: 1.9 };
  const small = { ...shop, config: { ...shop.config, shop: { vat: { ...vat, note: defaultVat.smallBusinessNote } } } };
  expect(lineOf(tile, 1, shop).taxRate).toBe(1900);
  expect(lineOf({ ...priced, price_tax: 0.55 }, 1, shop).taxRate).toBe(550);
  expect(lineOf({ ...priced, is_margin: 1 }, 1, shop)).toMatchObject({ taxRate: 0, margin: true });
  expect(lineOf(priced, 1, small).taxRate).toBe(0);
});

test('tiers of other customer groups are not for a guest', () => {
  expect(lineOf(tile, 1, shop).tiers).toEqual([{ qty: 10, price: 0.2 }]);
});

test('whoever takes one of what is sold in multiples takes a whole unit', () => {
  const bulk = { ...tile, stock: { ...tile.stock, qty: 95, min_sale_qty: 10, qty_increments: 10 } };
  const line = lineOf(bulk, 1, shop);
  expect([line.qty, line.stock.min, mostOf(line)]).toEqual([10, 10, 90]);
  expect(lineOf(bulk, 25, shop).qty).toBe(30);
  expect(lineOf(bulk, 0, shop).qty).toBe(0);
});

test('what choices add is paid on every piece, at whatever tier', () => {
  const terms = lineTerms(lineOf(tile, 1, shop, { surcharge: 0.1 }));
  expect(unitPrice(terms, 9)).toBe(fromEuros(0.4));
  expect(unitPrice(terms, 10)).toBe(fromEuros(0.3));
});

test('what is put together costs its own price', () => {
  expect(lineOf(tile, 1, shop, { price: 5 })).toMatchObject({ price: 5, tiers: [] });
});

test('heavy goods cost the parcel of their weight, also before the server has counted', () => {
  const way = { ...defaultFacts.shipping.zones[0]!.methods[0]!, rates: [{ from: 0, price: 5 }] };
  const zones = [{ countries: ['DE'], methods: [{ ...way, weights: [{ from: 2000, price: 12 }] }] }];
  const config = { shop: { zones } } as unknown as Services['config'];
  const shippingOf = (lines: CartLine[]): number =>
    totalsOf(lines, usualShipping({ config, store: storeView('de') }, weightOf(lines))!).shipping;
  const heavy = { ...tile, weight: 500 };
  expect(shippingOf([lineOf(heavy, 3, shop), lineOf(tile, 200, shop)])).toBe(fromEuros(5));
  expect(shippingOf([lineOf(heavy, 3, shop), lineOf({ ...heavy, sku: 'U' }, 1, shop)])).toBe(fromEuros(12));
});
