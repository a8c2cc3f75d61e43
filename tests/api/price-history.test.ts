import type { Product } from '@brixel/contract/catalog';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { recordPrice } from '@brixel/platform/catalog/price-history';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const reducedSince = (days: number, price: number) => ({ price, from: daysAgo(days), to: daysAgo(-30) });
const product = (id: number, more: Parameters<typeof seedProduct>[2]) =>
  seedProduct(id, { de: `stein-${id}`, it: `mattoncino-${id}` }, { price: 20_000, createdAt: daysAgo(90), ...more });

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () =>
      smallCatalog([
        product(10, {}),
        product(11, { special: reducedSince(5, 15_000) }),
        product(12, {
          special: reducedSince(5, 15_000),
          earlierPrices: [{ price: 16_000, until: daysAgo(20) }],
        }),
        product(13, {
          special: reducedSince(5, 15_000),
          earlierPrices: [{ price: 15_000, until: daysAgo(20) }],
        }),
        product(14, { special: { price: 15_000, from: null, to: null } }),
        product(20, { sku: 'FAMILY', type: 'configurable', configurableAttributes: ['color'] }),
        product(21, { parentSku: 'FAMILY', color: 1 }),
        product(22, { parentSku: 'FAMILY', color: 2, special: reducedSince(5, 15_000) }),
        product(30, { type: 'bundle', bundleOptions: [bundleOf('P-11')] }),
        product(31, { netWeightGrams: 700, special: reducedSince(5, 15_000) }),
      ]),
  });
});
afterAll(() => shop.close());

const bundleOf = (sku: string) => ({
  id: 1,
  title: { de: 'Teil', it: 'Pezzo' },
  required: true,
  type: 'radio' as const,
  selections: [{ id: 1, sku, qty: 2, isDefault: true, canChangeQty: false }],
});

async function documentOf(sku: string, store: StoreCode = 'de'): Promise<Product> {
  const request = JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] });
  const query = new URLSearchParams({ request, request_format: 'search-query', response_format: 'compact' });
  const answer = await shop.inject(`/api/catalog/${storeViews[store].index}/product/_search?${query}`);
  return answer.json().hits[0];
}
const lowestOf = async (sku: string, store?: StoreCode) => (await documentOf(sku, store)).lowest_price_30_days_incl_tax;

test.each<StoreCode>(['de', 'it'])('%s: a reduction names the lowest price of the 30 days before it', async (store) => {
  expect(await lowestOf('P-11', store)).toBe(2);
  expect(await lowestOf('P-12', store)).toBe(1.6);
});

test('no reduction is announced that is none', async () => {
  expect(await lowestOf('P-10')).toBeNull();
  expect(await lowestOf('P-13')).toBeNull();
  expect(await lowestOf('P-14')).toBeNull();
});

test('a family speaks for the variant whose price it shows, a bundle for nobody', async () => {
  const family = await documentOf('FAMILY');
  expect(family.lowest_price_30_days_incl_tax).toBe(2);
  expect(family.configurable_children?.map((child) => child.lowest_price_30_days_incl_tax)).toEqual([null, 2]);
  expect(await lowestOf('P-30')).toBeNull();
});

test('goods by weight state the price of a kilo at the price that is charged', async () => {
  expect((await documentOf('P-31')).base_price).toEqual({ per: 'kg', grams: 700, price_incl_tax: 2.1429 });
  expect(await documentOf('P-10')).not.toHaveProperty('base_price');
});

test('a recorded change is remembered, and replaces what was planned', async () => {
  const { db } = shop.database;
  const change = (now: number, price: number, special: { price: number; from: string } | null) =>
    db.transaction().execute(async (tx) => {
      const values = {
        price,
        special_price: special?.price ?? null,
        special_from: special?.from ?? null,
        special_to: null,
      };
      await tx.updateTable('product').set(values).where('id', '=', 10).execute();
      await recordPrice(tx, { id: 10, ...values }, now);
    });
  const now = Date.now();
  await change(now - 10 * DAY, 18_000, { price: 1_000, from: daysAgo(9) });
  await change(now - 9.5 * DAY, 25_000, null);
  await change(now - 2 * DAY, 25_000, { price: 17_000, from: daysAgo(1) });
  await shop.platform.catalog.refresh();
  expect(await documentOf('P-10')).toMatchObject({ price_incl_tax: 1.7, lowest_price_30_days_incl_tax: 1.8 });

  await change(now, 25_000, { price: 18_500, from: daysAgo(1) });
  await shop.platform.catalog.refresh();
  expect(await documentOf('P-10')).toMatchObject({ price_incl_tax: 1.85, lowest_price_30_days_incl_tax: null });
});
