import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const product = (id: number, qty: number, managed: boolean) =>
  seedProduct(id, { de: `stein-${id}`, it: `mattoncino-${id}` }, { stock: { qty, managed, minSale: 2, maxSale: 500 } });

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () => smallCatalog([product(10, 7, true), product(11, 0, true), product(12, 0, false)]),
  });
});
afterAll(() => shop.close());

const check = async (sku: string) => (await shop.inject(`/api/stock/check?sku=${sku}`)).json().result;

test('a check by query and by path answer the same row', async () => {
  const row = {
    item_id: 10,
    product_id: 10,
    stock_id: 1,
    sku: 'P-10',
    qty: 7,
    is_in_stock: true,
    min_qty: 0,
    min_sale_qty: 2,
    max_sale_qty: 500,
    backorders: 0,
    manage_stock: true,
  };
  expect(await check('P-10')).toEqual(row);
  expect((await shop.inject('/api/stock/check/P-10')).json()).toEqual({ code: 200, result: row });
});

test('nothing left is out of stock, unless stock is not managed', async () => {
  expect(await check('P-11')).toMatchObject({ qty: 0, is_in_stock: false, manage_stock: true });
  expect(await check('P-12')).toMatchObject({ is_in_stock: true, manage_stock: false });
});

test('a check sees a change at once', async () => {
  await shop.database.db.updateTable('stock').set({ qty: 3 }).where('sku', '=', 'P-11').execute();
  expect(await check('P-11')).toMatchObject({ qty: 3, is_in_stock: true });
});

test('a list keeps the order asked for and leaves out what nobody knows', async () => {
  const answer = await shop.inject('/api/stock/list?skus=P-12,nope,P-10,P-11');
  expect(answer.json().result.map(({ sku }: { sku: string }) => sku)).toEqual(['P-12', 'P-10', 'P-11']);
});

test('neither a check nor a list is ever cached', async () => {
  for (const call of ['check?sku=P-10', 'check/P-10', 'list?skus=P-10']) {
    const answer = await shop.inject(`/api/stock/${call}`);
    expect(answer.headers['cache-control'], call).toBe('no-cache, no-store');
  }
});

test('the database itself refuses to go below nothing', async () => {
  const overdraw = shop.database.db.updateTable('stock').set({ qty: -1 }).where('sku', '=', 'P-10').execute();
  await expect(overdraw).rejects.toThrow(/check/i);
});
