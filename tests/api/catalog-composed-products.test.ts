import type { SeedCustomOption, SeedReview } from '@brixel/demo-catalog/seed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const keys = (id: number) => ({ de: `stein-${id}`, it: `mattoncino-${id}` });
const review = (id: number, sku: string, rating: SeedReview['rating']): SeedReview => ({
  id,
  sku,
  rating,
  title: 'Gut',
  detail: 'Hält',
  nickname: 'Ada',
  language: id % 2 === 0 ? 'de' : 'it',
  verifiedBuyer: true,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const nameOption = (id: number, required: boolean): SeedCustomOption => ({
  id,
  title: { de: 'Name', it: 'Nome' },
  type: 'field',
  required,
  maxCharacters: 20,
  price: 0,
});

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () => ({
      ...smallCatalog([
        seedProduct(10, keys(10), { type: 'configurable', configurableAttributes: ['color'], price: 0, tiers: [] }),
        seedProduct(11, keys(11), { parentSku: 'P-10', color: 1, price: 20_000 }),
        seedProduct(12, keys(12), {
          parentSku: 'P-10',
          color: 2,
          price: 30_000,
          special: { price: 10_000, from: null, to: null },
        }),
        seedProduct(13, keys(13), { parentSku: 'P-10', color: 3, price: 1, status: 2 }),
        seedProduct(20, keys(20), {
          type: 'grouped',
          links: [
            { type: 'associated', sku: 'P-11', qty: 2 },
            { type: 'associated', sku: 'P-12', qty: 1 },
            { type: 'related', sku: 'P-10', qty: 1 },
            { type: 'related', sku: 'P-13', qty: 1 },
          ],
        }),
        seedProduct(21, keys(21), { type: 'grouped', links: [{ type: 'associated', sku: 'P-11', qty: 100 }] }),
        seedProduct(30, keys(30), {
          type: 'bundle',
          bundleOptions: [
            {
              id: 1,
              title: { de: 'Basis', it: 'Base' },
              required: true,
              type: 'radio',
              selections: [
                { id: 1, sku: 'P-12', qty: 1, isDefault: false, canChangeQty: false },
                { id: 2, sku: 'P-11', qty: 3, isDefault: true, canChangeQty: true },
              ],
            },
            {
              id: 2,
              title: { de: 'Dazu', it: 'In più' },
              required: false,
              type: 'checkbox',
              selections: [{ id: 3, sku: 'P-12', qty: 1, isDefault: true, canChangeQty: false }],
            },
          ],
        }),
        seedProduct(31, keys(31), {
          type: 'bundle',
          bundleOptions: [
            {
              id: 3,
              title: { de: 'Basis', it: 'Base' },
              required: true,
              type: 'select',
              selections: [
                { id: 4, sku: 'P-11', qty: 2, isDefault: false, canChangeQty: false },
                { id: 5, sku: 'P-12', qty: 1, isDefault: false, canChangeQty: false },
              ],
            },
          ],
        }),
        seedProduct(41, keys(41), { customOptions: [nameOption(1, true)] }),
        seedProduct(42, keys(42), { customOptions: [nameOption(2, false)], deliveryDays: { min: 2, max: 3 } }),
        seedProduct(43, keys(43), { type: 'downloadable', deliveryDays: { min: 0, max: 0 } }),
        seedProduct(40, keys(40), { price: 50_000 }),
      ]),
      reviews: [review(1, 'P-10', 5), review(2, 'P-10', 4), review(3, 'P-11', 1)],
    }),
  });
});
afterAll(() => shop.close());

const product = (sku: string, store: 'de' | 'it' = 'de') => {
  const found = shop.platform.catalog.product(store, sku);
  if (!found) throw new Error(`No product ${sku}`);
  return found;
};

test('a configurable product shows its cheapest variant and none that is switched off', () => {
  const { price_incl_tax, original_price_incl_tax, configurable_children, color_options, configurable_options } =
    product('P-10');
  expect([price_incl_tax, original_price_incl_tax]).toEqual([1, 3]);
  expect(configurable_children?.map(({ sku }) => sku)).toEqual(['P-11', 'P-12']);
  expect(color_options).toEqual([1, 2]);
  // Colour 2 has no label in this shop, so nobody could choose it.
  expect(configurable_options?.[0]?.values).toEqual([{ value_index: 1, label: 'Rot' }]);
  expect(shop.platform.catalog.product('de', 'P-13')).toBeNull();
});

test('a grouped product costs its parts, and links only to what exists', () => {
  const { price_incl_tax, original_price_incl_tax, product_links } = product('P-20');
  expect([price_incl_tax, original_price_incl_tax]).toEqual([5, 7]);
  expect(product_links?.map(({ linked_product_sku }) => linked_product_sku)).toEqual(['P-11', 'P-12', 'P-10']);
  // a hundred of a part cost its tier price, as on the page
  expect(product('P-21').price_incl_tax).toBe(11.11);
});

test('a bundle costs the default selections of what it needs, in the words of the store', () => {
  // an extra costs nothing as long as nobody has chosen it, even where the data marks it
  expect(product('P-30').price_incl_tax).toBe(6);
  expect(product('P-31').price_incl_tax).toBe(4);
  expect(product('P-30', 'it').bundle_options?.[0]).toMatchObject({
    title: 'Base',
    product_links: [{ sku: 'P-12' }, { sku: 'P-11' }],
  });
});

test('a product says whether it can be bought without a choice or an answer', () => {
  const flags = ['P-10', 'P-20', 'P-30', 'P-41', 'P-11', 'P-42'].map((sku) => product(sku).has_required_options);
  expect(flags).toEqual([1, 1, 1, 1, 0, 0]);
});

test('delivery takes longer in the Italian store, except for what comes by e-mail', () => {
  const days = (sku: string) => [product(sku).delivery_days, product(sku, 'it').delivery_days];
  expect(days('P-42')).toEqual([
    { min: 2, max: 3 },
    { min: 4, max: 6 },
  ]);
  expect(days('P-43')).toEqual([
    { min: 0, max: 0 },
    { min: 0, max: 0 },
  ]);
  // without days of its own it is usual goods
  expect(days('P-40')).toEqual(days('P-42'));
});

test('a variant is rated by its own reviews, else by those of its family', () => {
  expect(product('P-10').rating).toEqual({ average: 4.5, count: 2 });
  expect(product('P-11').rating).toEqual({ average: 1, count: 1 });
  expect(product('P-12').rating).toEqual({ average: 4.5, count: 2 });
  expect(product('P-40').rating).toBeNull();
});

test('a reduction begins at its time without anybody asking for it', async () => {
  // A slow machine may need longer than the first of these to build, and then sees the reduced price at once.
  let version = '';
  for (let lead = 3000; lead <= 24_000; lead *= 2) {
    const begin = new Date(Date.now() + lead).toISOString();
    await shop.database.db
      .updateTable('product')
      .set({ special_price: 40_000, special_from: begin })
      .where('sku', '=', 'P-40')
      .execute();
    await shop.platform.catalog.refresh();
    version = shop.platform.catalog.version;
    if (product('P-40').price_incl_tax === 5) break;
  }
  expect(product('P-40').price_incl_tax).toBe(5);
  await expect.poll(() => product('P-40').price_incl_tax, { timeout: WAIT_LIMIT_MS, interval: 50 }).toBe(4);
  expect(product('P-40').special_price_incl_tax).toBe(4);
  expect(shop.platform.catalog.version).not.toBe(version);
});

test('refreshes that overlap end with the newest state of the database', async () => {
  const { db } = shop.database;
  const refreshes: Promise<void>[] = [];
  for (const price of [10_000, 20_000, 70_000]) {
    await db.updateTable('product').set({ price, special_price: null }).where('sku', '=', 'P-40').execute();
    refreshes.push(shop.platform.catalog.refresh());
  }
  await Promise.all(refreshes);
  expect(product('P-40').price_incl_tax).toBe(7);
});
