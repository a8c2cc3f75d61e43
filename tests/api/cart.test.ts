import { type CartAnswer, cartAnswer, platformTotals, type ServerItem, serverItem } from '@brixel/contract/cart';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { createTestCart } from '../support/test-cart.ts';

const key = (id: number) => ({ de: `stein-${id}`, it: `mattoncino-${id}` });
const limited = { qty: 5, managed: true, minSale: 2, maxSale: 1000 };

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () =>
      smallCatalog([
        seedProduct(10, key(10), { price: 20_000, tiers: [] }),
        seedProduct(11, key(11), { price: 30_000, stock: { qty: 0, managed: false, minSale: 1, maxSale: 0 } }),
        seedProduct(12, key(12), { stock: limited }),
        seedProduct(13, key(13), { stock: { ...limited, qty: 0 } }),
        seedProduct(14, key(14), { stock: { qty: 999, managed: true, minSale: 1, maxSale: 3 } }),
        seedProduct(15, key(15), { price: 0, tiers: [] }),
        seedProduct(16, key(16), { status: 2 }),
        seedProduct(17, key(17), { stock: limited }),
        seedProduct(18, key(18), { stock: { ...limited, qty: 0 } }),
      ]),
  });
});
afterAll(() => shop.close());

describe('an older client, without line keys', () => {
  test('adds to the equal item, sets by item id, and removes', async () => {
    const cart = await createTestCart(shop);
    const options = { extension_attributes: { configurable_item_options: [], custom_options: [], bundle_options: [] } };
    const added = await cart.update({ sku: 'P-10', qty: 2, product_option: options, quoteId: cart.id });
    expect(added).toEqual({
      code: 200,
      result: {
        item_id: 1,
        sku: 'P-10',
        qty: 2,
        name: 'Stein 10',
        price: 1.6807,
        product_type: 'simple',
        quote_id: cart.id,
      },
    });
    expect((await cart.update({ sku: 'P-10', qty: 3 })).result).toMatchObject({ item_id: 1, qty: 5 });
    expect((await cart.update({ sku: 'P-11', qty: '1' })).result).toMatchObject({ item_id: 2, qty: 1 });
    expect((await cart.update({ sku: 'P-10', qty: 4, item_id: '1' })).result).toMatchObject({ item_id: 1, qty: 4 });

    const gone = { cartItem: { sku: 'P-10', item_id: 1, quoteId: cart.id } };
    expect(await cart.post('delete', gone)).toEqual({ code: 200, result: true });
    expect(await cart.post('delete', gone)).toEqual({ code: 200, result: true });
    expect(z.array(serverItem).parse(await cart.items())).toEqual([expect.objectContaining({ item_id: 2 })]);
    expect((await cart.update({ sku: 'P-10', qty: 1 })).result).toMatchObject({ item_id: 3 });
  });

  test('gets a message about what is missing or unknown, and a cart that is gone is the only 404', async () => {
    const cart = await createTestCart(shop);
    expect(await cart.post('update', {})).toEqual({ code: 400, result: 'cartItem is missing' });
    expect(await cart.post('delete', { cartItem: { sku: 'P-10' } })).toEqual({
      code: 400,
      result: 'item_id is missing',
    });
    expect(await cart.update({ sku: 'P-10', qty: 1, item_id: 9 })).toEqual({
      code: 400,
      result: 'The cart has no item 9',
    });
    expect(await cart.update({ sku: 'P-16', qty: 1 })).toEqual({
      code: 400,
      result: 'There is no product with the sku P-16',
    });
    expect(await cart.get('pull', { cartId: '' })).toEqual({ code: 400, result: 'cartId is missing' });
    expect(await cart.get('pull', { cartId: 'nobodys' })).toEqual({ code: 404, result: 'There is no such cart' });
    expect(await cart.get('pull', { cartId: 'nobodys', token: 'dead' })).toMatchObject({ code: 404 });
  });

  test.each([0, -1, 1.5, 10_001, 'many', null])('cannot ask for %j pieces', async (qty) => {
    const cart = await createTestCart(shop);
    expect(await cart.update({ sku: 'P-11', qty })).toEqual({ code: 400, result: expect.any(Array) });
  });
});

describe('stock', () => {
  test.each([
    ['P-13', 2, 409, 'The product is out of stock and cannot be added to the cart!'],
    ['P-12', 6, 409, 'Only 5 products of this type are available!'],
    ['P-12', 1, 409, 'At least 2 products of this type must be ordered!'],
    ['P-14', 4, 409, 'Only 3 products of this type are available!'],
    ['P-15', 1, 400, 'Product price is unknown, product cannot be added to the cart!'],
  ])('%s × %i is refused', async (sku, qty, code, result) => {
    const cart = await createTestCart(shop);
    expect(await cart.update({ sku, qty })).toEqual({ code, result });
    expect(await cart.items()).toEqual([]);
  });

  test('what costs nothing is sold where the shop gives things away', async () => {
    const generous = await startTestPlatform({
      catalog: () => smallCatalog([seedProduct(15, key(15), { price: 0, tiers: [] })]),
      config: { zeroPrices: true },
    });
    const cart = await createTestCart(generous);
    expect(await cart.update({ sku: 'P-15', qty: 2 })).toMatchObject({ code: 200, result: { qty: 2, price: 0 } });
    expect(await cart.items()).toMatchObject([{ sku: 'P-15', qty: 2 }]);
    await generous.close();
  });

  test('what is sold in multiples is taken in multiples, and what is left over is not for sale', async () => {
    const { db } = shop.database;
    await db.updateTable('stock').set({ qty: 25, step: 10, max_sale: 1000 }).where('sku', '=', 'P-12').execute();
    const cart = await createTestCart(shop);
    const set = async (qty: number) => (await cart.update<ServerItem | string>({ sku: 'P-12', qty })).result;
    expect(await set(5)).toBe('At least 10 products of this type must be ordered!');
    expect(await set(15)).toBe('The product is sold in multiples of 10!');
    expect(await set(30)).toBe('Only 20 products of this type are available!');
    expect(await set(20)).toMatchObject({ qty: 20 });
    const stock = await shop.inject('/api/stock/check?sku=P-12');
    expect(stock.json().result).toMatchObject({ qty: 25, is_in_stock: true, qty_increments: 10 });
    await db.updateTable('stock').set({ qty: 9 }).where('sku', '=', 'P-12').execute();
    expect((await shop.inject('/api/stock/check?sku=P-12')).json().result.is_in_stock).toBe(false);
    await db.updateTable('stock').set({ qty: 5, step: 1, max_sale: 1000 }).where('sku', '=', 'P-12').execute();
  });

  test('adding cannot climb past it, and what is not managed has no end', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-12', qty: 3 });
    expect(await cart.update({ sku: 'P-12', qty: 3 })).toMatchObject({ code: 409 });
    expect((await cart.update({ sku: 'P-11', qty: 10_000 })).code).toBe(200);
    expect((await cart.items()).map(({ qty }) => qty)).toEqual([3, 10_000]);
  });
});

describe('a line with a key', () => {
  const line = (line_version: number, qty: number, sku = 'P-11', line_key = 'k1') => ({
    sku,
    qty,
    line_key,
    line_version,
  });

  test('is set, never added, and an older change is ignored', async () => {
    const cart = await createTestCart(shop);
    const first = await cart.set(line(1, 2));
    expect(cartAnswer.parse(first)).toMatchObject({
      cart: { version: 1, items: [{ qty: 2, line_key: 'k1', line_version: 1 }] },
      refused: [],
    });
    expect((await cart.set(line(1, 2))).cart).toMatchObject({ version: 2, items: [{ item_id: 1, qty: 2 }] });
    await cart.set(line(3, 7));
    expect((await cart.set(line(2, 5))).cart.items).toMatchObject([{ qty: 7, line_version: 3 }]);
    expect((await cart.update<CartAnswer>(line(4, 8), { answer: 'cart' })).result.item).toMatchObject({ qty: 8 });
  });

  test('that was removed is not brought back by a delayed change, only by a newer one', async () => {
    const cart = await createTestCart(shop);
    await cart.set(line(1, 2));
    await cart.set(line(3, 0));
    expect((await cart.set(line(2, 5))).cart.items).toEqual([]);
    expect((await cart.set(line(4, 1))).cart.items).toMatchObject([{ qty: 1 }]);
    await cart.post('delete', { cartItem: { sku: 'P-11', line_key: 'k1', line_version: 6 } });
    expect((await cart.set(line(5, 2))).cart.items).toEqual([]);
  });

  test('that equals an item is added to it once; from then on the item answers to both', async () => {
    const cart = await createTestCart(shop);
    await cart.set(line(1, 3));
    await cart.set(line(1, 5, 'P-11', 'k2'));
    expect((await cart.set(line(1, 5, 'P-11', 'k2'), line(1, 3))).cart.items).toMatchObject([
      { qty: 8, line_key: 'k2' },
    ]);
    expect((await cart.set(line(2, 6))).cart.items).toMatchObject([{ item_id: 1, qty: 6, line_key: 'k1' }]);
    expect((await cart.set(line(2, 0, 'P-11', 'k2'))).cart.items).toEqual([]);
  });

  test('can take over an item that an older client has put in, and is not added to it', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-11', qty: 3 });
    expect((await cart.set({ ...line(1, 4), item_id: 1 })).cart.items).toMatchObject([{ qty: 4, line_key: 'k1' }]);
    // an id of another cart means nothing here
    expect((await cart.set({ ...line(1, 1, 'P-10', 'k2'), item_id: 1 })).cart.items).toMatchObject([
      { sku: 'P-11', qty: 4 },
      { sku: 'P-10', qty: 1 },
    ]);
  });

  test('that becomes another product takes in the item which is that product, and its key', async () => {
    const cart = await createTestCart(shop);
    await cart.set(line(1, 1), line(1, 4, 'P-10', 'k2'));
    expect((await cart.set(line(2, 2, 'P-11', 'k2'))).cart.items).toMatchObject([{ sku: 'P-11', qty: 3 }]);
    expect((await cart.set(line(2, 5))).cart.items).toMatchObject([{ sku: 'P-11', qty: 5 }]);
  });

  test('that an older client has removed stays removed, too', async () => {
    const cart = await createTestCart(shop);
    await cart.set(line(2, 2));
    await cart.post('delete', { cartItem: { sku: 'P-11', item_id: 1 } });
    expect((await cart.set(line(2, 2))).cart.items).toEqual([]);
    expect((await cart.set(line(3, 1))).cart.items).toMatchObject([{ item_id: 2, qty: 1 }]);
  });

  test('that is refused leaves the others of its batch alone', async () => {
    const cart = await createTestCart(shop);
    await cart.set(line(1, 2, 'P-12', 'k2'));
    const { cart: state, refused } = await cart.set(line(1, 2), line(2, 6, 'P-12', 'k2'), line(1, 1, 'P-99', 'k3'));
    expect(state.items).toMatchObject([
      { sku: 'P-12', qty: 2, line_version: 1 },
      { sku: 'P-11', qty: 2 },
    ]);
    expect(refused).toEqual([
      { line_key: 'k2', sku: 'P-12', code: 'TOO_MANY', limit: 5, message: expect.stringContaining('Only 5') },
      { line_key: 'k3', sku: 'P-99', code: 'UNKNOWN_PRODUCT', message: expect.stringContaining('P-99') },
    ]);
  });

  test('that was refused stays refused when it arrives again, even if there would be enough by then', async () => {
    const cart = await createTestCart(shop);
    await cart.set(line(1, 2, 'P-17', 'k2'));
    const late = [line(2, 6, 'P-17', 'k2'), line(1, 2, 'P-18', 'k3')];
    const { refused } = await cart.set(...late);
    expect(refused).toMatchObject([{ code: 'TOO_MANY' }, { code: 'OUT_OF_STOCK' }]);

    await shop.database.db.updateTable('stock').set({ qty: 100 }).where('sku', 'in', ['P-17', 'P-18']).execute();
    const again = await cart.set(...late);
    expect(again.cart.items).toMatchObject([{ sku: 'P-17', qty: 2 }]);
    expect(again.refused).toEqual(refused);

    const anew = await cart.set(line(3, 6, 'P-17', 'k2'), line(2, 2, 'P-18', 'k3'));
    expect(anew.cart.items).toMatchObject([
      { sku: 'P-17', qty: 6 },
      { sku: 'P-18', qty: 2 },
    ]);
  });

  test('needs its version, and several lines need the whole cart as answer', async () => {
    const cart = await createTestCart(shop);
    expect((await cart.update({ sku: 'P-11', qty: 1, line_key: 'k1' })).code).toBe(400);
    expect(await cart.post('update', { cartItems: [line(1, 1)] })).toEqual({
      code: 400,
      result: 'cartItems needs answer=cart',
    });
    const many = Array.from({ length: 101 }, (_, place) => line(1, 1, 'P-11', `k${place}`));
    expect((await cart.post('update', { cartItems: many }, { answer: 'cart' })).code).toBe(400);
  });
});

test('a product that is switched off disappears from the cart, and comes back with it', async () => {
  const cart = await createTestCart(shop);
  await cart.update({ sku: 'P-10', qty: 1 });
  await cart.update({ sku: 'P-11', qty: 1 });
  await shop.platform.editor.setStatus('P-10', 2);
  await expect.poll(() => cart.state()).toMatchObject({ items: [{ sku: 'P-11' }], totals: { items_qty: 1 } });
  await shop.platform.editor.setStatus('P-10', 1);
  await expect.poll(async () => (await cart.items()).length).toBe(2);
});

test('carts are never cached, and names follow the store', async () => {
  const cart = await createTestCart(shop);
  await cart.update({ sku: 'P-10', qty: 1 });
  const answer = await shop.inject(`/api/cart/pull?cartId=${cart.id}&storeCode=it`);
  expect(answer.headers['cache-control']).toBe('no-cache, no-store');
  expect(answer.json().result).toMatchObject([{ name: 'Mattoncino 10' }]);
  expect(platformTotals.parse(await cart.totals({ storeCode: 'it' })).total_segments[0]?.title).toBe('Subtotale');
});

test('the ways to send and to pay are those of the shop', async () => {
  const cart = await createTestCart(shop);
  await cart.update({ sku: 'P-10', qty: 1 });
  const costs = { cost: 0, cost_incl_tax: 0, costInclTax: 0, is_server_method: true };
  expect((await cart.get('payment-methods')).result).toEqual([
    { code: 'iways_paypalplus_payment', title: 'Online-Zahlung', ...costs, default: true, offline: false },
    { code: 'banktransfer', title: 'Banküberweisung', ...costs, default: false, offline: true },
  ]);
  expect((await cart.post('shipping-methods', { address: { country_id: 'DE' } })).result).toEqual([
    {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      carrier_title: 'Kurier',
      method_title: 'Pauschale',
      amount: 4,
      base_amount: 4,
      available: true,
      error_message: '',
      price_excl_tax: 4,
      price_incl_tax: 6.9,
      default: true,
      offline: false,
    },
  ]);
});
