import type { SeedProduct, Text } from '@brixel/demo-catalog/seed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { createTestCart } from '../support/test-cart.ts';

const same = (text: string): Text => ({ de: text, it: text });
const goods = (id: number, more: Partial<SeedProduct> = {}) =>
  seedProduct(id, same(`ware-${id}`), { price: 10_000, tiers: [], ...more });

const box = goods(30, {
  type: 'bundle',
  price: 0,
  stock: { qty: 0, managed: false, minSale: 1, maxSale: 100 },
  bundleOptions: [
    {
      id: 1,
      title: same('Platte'),
      required: true,
      type: 'radio',
      selections: [
        { id: 1, sku: 'P-11', qty: 2, isDefault: true, canChangeQty: false },
        { id: 2, sku: 'P-12', qty: 1, isDefault: false, canChangeQty: true },
      ],
    },
    {
      id: 2,
      title: same('Zugabe'),
      required: false,
      type: 'checkbox',
      selections: [
        { id: 3, sku: 'P-13', qty: 3, isDefault: false, canChangeQty: false },
        { id: 4, sku: 'P-12', qty: 1, isDefault: false, canChangeQty: false },
      ],
    },
  ],
});

const engraved = goods(40, {
  tiers: [{ qty: 5, price: 9_000 }],
  customOptions: [
    { id: 41, title: same('Gravur'), type: 'field', required: true, maxCharacters: 5, price: 2_500 },
    {
      id: 42,
      title: same('Rahmen'),
      type: 'radio',
      required: false,
      values: [
        { id: 421, title: same('Holz'), price: 10, priceType: 'percent' },
        { id: 422, title: same('Stahl'), price: 5_000, priceType: 'fixed' },
      ],
    },
  ],
});

let shop: TestPlatform;
beforeAll(async () => {
  const catalog = smallCatalog([
    goods(10, { type: 'configurable', configurableAttributes: ['color'], price: 0 }),
    goods(11, { parentSku: 'P-10', color: 1 }),
    goods(12, { parentSku: 'P-10', color: 2, price: 20_000 }),
    goods(13, { parentSku: 'P-10', color: 3, stock: { qty: 9, managed: true, minSale: 1, maxSale: 100 } }),
    goods(20, { type: 'grouped', links: [{ type: 'associated', sku: 'P-11', qty: 1 }] }),
    box,
    engraved,
    goods(50, { type: 'downloadable', stock: { qty: 0, managed: false, minSale: 1, maxSale: 1 } }),
  ]);
  shop = await startTestPlatform({ catalog: () => catalog });
});
afterAll(() => shop.close());

const option = (extension_attributes: object) => ({ product_option: { extension_attributes } });
const colour = (value: string | number) =>
  option({
    configurable_item_options: [{ option_id: '93', option_value: value }],
    custom_options: [],
    bundle_options: [],
  });
const parts = (...entries: [id: number, qty: number, selections: number[]][]) =>
  option({
    bundle_options: entries.map(([option_id, option_qty, option_selections]) => ({
      option_id,
      option_qty,
      option_selections,
    })),
  });
const answers = (...entries: [id: string, value: string][]) =>
  option({ custom_options: entries.map(([option_id, option_value]) => ({ option_id, option_value })) });

describe('a configurable product', () => {
  test('is stored as the chosen variant, with its choice echoed, and equals the variant bought by its own sku', async () => {
    const cart = await createTestCart(shop);
    expect((await cart.update({ sku: 'P-10', qty: 1, ...colour('2') })).result).toMatchObject({
      sku: 'P-12',
      product_type: 'configurable',
      price: 1.6807,
      product_option: {
        extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 2 }] },
      },
    });
    expect((await cart.update({ sku: 'P-12', qty: 2 })).result).toMatchObject({ item_id: 1, qty: 3 });
    expect((await cart.update({ sku: 'P-11', qty: 1 })).result).toMatchObject({ item_id: 2, product_type: 'simple' });
  });

  test('in the cart can be changed to another variant; one that is there already takes it in', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-10', qty: 1, ...colour(1) });
    await cart.update({ sku: 'P-10', qty: 4, item_id: 1 });
    expect((await cart.update({ sku: 'P-10', qty: 4, item_id: 1, ...colour(2) })).result).toMatchObject({
      item_id: 1,
      sku: 'P-12',
      qty: 4,
    });
    await cart.update({ sku: 'P-13', qty: 1 });
    await cart.update({ sku: 'P-10', qty: 2, item_id: 1, ...colour(3) });
    expect(await cart.items()).toMatchObject([{ item_id: 1, sku: 'P-13', qty: 3 }]);
  });

  test.each([
    ['P-10', {}, '“Farbe” is required'],
    ['P-10', colour(9), 'No available product variants'],
    ['P-20', {}, 'A group of products is bought product by product'],
  ])('%s with %j is refused', async (sku, choice, result) => {
    const cart = await createTestCart(shop);
    expect(await cart.update({ sku, qty: 1, ...choice })).toEqual({ code: 400, result });
  });
});

describe('a bundle', () => {
  test('costs what its parts cost; equal choices are one item, in whatever form they come', async () => {
    const cart = await createTestCart(shop);
    const chosen = parts([1, 2, [1]], [2, 3, [4, 3]]);
    await cart.update({ sku: 'P-30', qty: 1, ...chosen });
    const asObject = option({
      bundle_options: {
        2: { option_id: '2', option_qty: '3', option_selections: ['3', '4'] },
        1: { option_id: '1', option_qty: '2', option_selections: ['1'] },
      },
    });
    expect((await cart.update({ sku: 'P-30', qty: 1, ...asObject })).result).toMatchObject({ item_id: 1, qty: 2 });
    expect((await cart.update({ sku: 'P-30', qty: 1, ...parts([1, 3, [2]]) })).result).toMatchObject({ item_id: 2 });
    const { items } = await cart.totals();
    expect(items).toMatchObject([
      {
        row_total_incl_tax: 14,
        options: '[{"label":"Platte","value":"2 × Stein 11"},{"label":"Zugabe","value":"3 × Stein 13, Stein 12"}]',
      },
      { row_total_incl_tax: 6 },
    ]);
  });

  test('takes its parts out of the stock, together with everything else in the cart', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-13', qty: 4 });
    const chosen = parts([1, 2, [1]], [2, 3, [3]]);
    expect(await cart.update({ sku: 'P-30', qty: 2, ...chosen })).toEqual({
      code: 409,
      result: 'Only 1 products of this type are available! There is not enough of “Stein 13”.',
    });
    const line = { sku: 'P-30', line_key: 'box', ...chosen };
    const { refused } = await cart.set({ ...line, qty: 2, line_version: 1 });
    expect(refused).toMatchObject([{ code: 'TOO_MANY', limit: 1, part: 'Stein 13' }]);
    expect((await cart.update({ sku: 'P-30', qty: 1, ...chosen })).code).toBe(200);
    expect((await cart.update({ sku: 'P-13', qty: 7, item_id: 1 })).code).toBe(409);
  });

  test.each([
    [parts(), '“Platte” is required'],
    [parts([1, 2, []]), '“Platte” is required'],
    [parts([1, 2, [1]], [7, 1, [1]]), 'The product has no option 7'],
    [parts([1, 2, [3]]), '“Platte” has no selection 3'],
    [parts([1, 2, [1, 2]]), '“Platte” takes one selection'],
    [parts([1, 2, [1]], [1, 1, [2]]), '“Platte” was chosen twice'],
    [parts([1, 1, [1]]), '“Platte” is not sold in this quantity'],
    [parts([1, 0, [2]]), '“Platte” is not sold in this quantity'],
  ])('with %j is refused', async (choice, result) => {
    const cart = await createTestCart(shop);
    expect(await cart.update({ sku: 'P-30', qty: 1, ...choice })).toEqual({ code: 400, result });
  });
});

describe('custom options', () => {
  test('raise the price of each piece, below tier prices too', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-40', qty: 5, ...answers(['42', '421'], ['41', ' Ada ']) });
    await cart.update({ sku: 'P-40', qty: 1, ...answers(['41', 'Ada'], ['42', '422']) });
    const { items } = await cart.totals();
    // 0.90 from five pieces on, engraving 0.25, a frame for 10 % of 1.00
    expect(items).toMatchObject([
      {
        price_incl_tax: 1.25,
        row_total_incl_tax: 6.25,
        options: '[{"label":"Gravur","value":"Ada"},{"label":"Rahmen","value":"Holz"}]',
      },
      { price_incl_tax: 1.75 },
    ]);
  });

  test('are echoed alone, and equal answers are one item', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-40', qty: 1, ...answers(['41', 'Ada'], ['42', '']) });
    expect((await cart.update({ sku: 'P-40', qty: 1, ...answers(['41', 'Ada']) })).result).toMatchObject({
      item_id: 1,
      qty: 2,
      product_option: { extension_attributes: { custom_options: [{ option_id: '41', option_value: 'Ada' }] } },
    });
    expect((await cart.update({ sku: 'P-40', qty: 1, ...answers(['41', 'Eva']) })).result).toMatchObject({
      item_id: 2,
    });
  });

  test.each([
    [{}, '“Gravur” is required'],
    [answers(['41', '  ']), '“Gravur” is required'],
    [answers(['41', 'Adalbert']), '“Gravur” must have at most 5 characters'],
    [answers(['41', 'Ada'], ['42', '999']), '“Rahmen” has no value 999'],
    [answers(['41', 'Ada'], ['42', '421,999']), '“Rahmen” has no value 999'],
    [answers(['41', 'Ada'], ['43', 'x']), 'The product has no option 43'],
  ])('%j is refused', async (choice, result) => {
    const cart = await createTestCart(shop);
    expect(await cart.update({ sku: 'P-40', qty: 1, ...choice })).toEqual({ code: 400, result });
  });
});

test('a cart of files only has no shipping', async () => {
  const cart = await createTestCart(shop);
  await cart.update({ sku: 'P-50', qty: 1 });
  expect((await cart.post('shipping-methods', { address: { country_id: 'DE' } })).result).toEqual([]);
  expect(await cart.totals()).toMatchObject({ grand_total: 1, shipping_incl_tax: 0 });
  await cart.update({ sku: 'P-11', qty: 1 });
  expect(await cart.totals()).toMatchObject({ grand_total: 8.9, shipping_incl_tax: 6.9 });
});
