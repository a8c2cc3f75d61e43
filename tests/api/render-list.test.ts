import type { RenderItem } from '@brixel/contract/render-list';
import type { SeedProduct } from '@brixel/demo-catalog/seed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const GROUP = 5;
const product = (id: number, more: Partial<SeedProduct>) =>
  seedProduct(id, { de: `stein-${id}`, it: `pezzo-${id}` }, more);

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () =>
      smallCatalog([
        product(10, { price: 11_900, tiers: [{ qty: 50, price: 11_000 }] }),
        product(20, { type: 'configurable', configurableAttributes: ['color'] }),
        product(21, { parentSku: 'P-20', price: 20_000, color: 1 }),
        product(22, { parentSku: 'P-20', price: 30_000, special: { price: 15_000, from: null, to: null }, color: 1 }),
        product(30, { type: 'grouped', links: [{ type: 'associated', sku: 'P-10', qty: 2 }] }),
        product(40, { type: 'virtual', price: 50_000 }),
      ]),
  });
  const { db } = shop.database;
  await db
    .insertInto('tier_price')
    .values({ product_id: 10, customer_group_id: GROUP, qty: 1, price: 10_000 })
    .execute();
  await shop.platform.catalog.refresh();
});
afterAll(() => shop.close());

const ask = (parameters: Record<string, string>) =>
  shop.inject(`/api/product/render-list?${new URLSearchParams(parameters)}`);
async function items(parameters: Record<string, string>): Promise<RenderItem[]> {
  const answer = await ask({ currencyCode: 'EUR', storeId: '1', ...parameters });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().result.items;
}
const finalPrices = async (parameters: Record<string, string>) =>
  (await items(parameters)).map(({ id, price_info }) => [id, price_info.final_price]);

test('names the prices of a product with VAT, as text and net', async () => {
  const answer = await ask({ skus: 'P-10', currencyCode: 'EUR', storeId: '1' });
  expect(answer.headers['cache-control']).toBe('no-cache, no-store');
  const gross = {
    final_price: 1.19,
    max_price: 1.19,
    max_regular_price: 1.19,
    minimal_price: 1.19,
    minimal_regular_price: 1.19,
    special_price: 0,
    regular_price: 1.19,
  };
  const text = Object.fromEntries(Object.entries(gross).map(([name, price]) => [name, price > 0 ? '1,19\u00a0€' : '']));
  const net = Object.fromEntries(Object.entries(gross).map(([name, price]) => [name, price > 0 ? 1 : 0]));
  expect(answer.json()).toEqual({
    code: 200,
    result: {
      items: [
        {
          id: 10,
          name: 'Stein 10',
          type: 'simple',
          url: '/stein-10',
          store_id: 1,
          currency_code: 'EUR',
          price_info: { ...gross, formatted_prices: text, extension_attributes: { tax_adjustments: net } },
        },
      ],
    },
  });
});

test('a configurable product costs what its cheapest variant does, up to its dearest', async () => {
  const [item] = await items({ skus: 'P-20' });
  expect(item).toMatchObject({
    type: 'configurable',
    price_info: {
      final_price: 1.5,
      regular_price: 3,
      special_price: 1.5,
      minimal_price: 1.5,
      minimal_regular_price: 2,
      max_price: 2,
      max_regular_price: 3,
    },
  });
});

test('keeps the order asked for, knows every kind of product and leaves out what nobody knows', async () => {
  expect(await finalPrices({ skus: 'P-40,nope,P-30,P-22,,P-10,' })).toEqual([
    [40, 5],
    [30, 2.38],
    [22, 1.5],
    [10, 1.19],
  ]);
});

test('the prices of a customer group are published to nobody, whatever group a caller claims to be in', async () => {
  for (const userGroupId of [String(GROUP), '6', ''])
    expect(await finalPrices({ skus: 'P-10', userGroupId })).toEqual([[10, 1.19]]);

  const request = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'P-10' } }], groupId: GROUP, groupToken: 'x' };
  const search = await shop.inject(
    `/api/catalog/brixel_de/product/_search?request_format=search-query&response_format=compact&request=${encodeURIComponent(JSON.stringify(request))}`,
  );
  const graphql = await shop.inject({
    method: 'POST',
    url: '/graphql/de',
    payload: { query: '{ products(search: "", filter: { sku: { eq: "P-10" } }) { items } }' },
  });
  const [found] = search.json().hits;
  const [queried] = graphql.json().data.products.items;
  for (const document of [found, queried])
    expect(document).toMatchObject({ sku: 'P-10', tier_prices: [{ customer_group_id: 32_000, qty: 50 }] });
  expect(search.body + graphql.body).not.toContain(`"customer_group_id":${GROUP}`);
});

test('the store is chosen by its number', async () => {
  const [italian] = await items({ skus: 'P-10', storeId: '2' });
  expect(italian).toMatchObject({ name: 'Mattoncino 10', url: '/it/pezzo-10', store_id: 2 });
  expect((await ask({ skus: 'P-10', storeId: '9' })).statusCode).toBe(400);
});

test('other currencies and endless lists are refused', async () => {
  expect((await ask({ skus: 'P-10', currencyCode: 'USD' })).json()).toEqual({
    code: 400,
    result: 'Prices of this store are in EUR',
  });
  expect((await ask({ skus: Array(301).fill('a').join(',') })).statusCode).toBe(400);
  expect((await ask({ skus: Array(300).fill('a').join(',') })).json().result).toEqual({ items: [] });
  expect((await ask({})).statusCode).toBe(400);
});
