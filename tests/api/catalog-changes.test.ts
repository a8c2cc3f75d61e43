import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Catalog, createCatalog } from '@brixel/platform/catalog/catalog';
import { needsRebuild } from '@brixel/platform/catalog/changes/apply-changes';
import { openDatabase } from '@brixel/platform/database/database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { answersOf, anyChange, livingCatalog, makeChange } from '../support/living-catalog.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let catalog: Catalog;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: livingCatalog });
  catalog = shop.platform.catalog;
});
afterAll(() => shop.close());

const product = (sku: string, store: 'de' | 'it' = 'de') => catalog.product(store, sku);
const soon = { timeout: WAIT_LIMIT_MS, interval: 20 };

async function listing(request: object) {
  const parameters = new URLSearchParams({
    request: JSON.stringify(request),
    request_format: 'search-query',
    response_format: 'compact',
  });
  return (await shop.inject(`/api/catalog/brixel_it/product/_search?${parameters}`)).json();
}

const changeCount = async () => (await shop.database.db.selectFrom('catalog_change').select('id').execute()).length;

/** The catalogue as a node would build it that starts on this database now. */
async function freshAnswers() {
  const { location } = shop.database;
  // the shop itself may be writing there at this moment
  await rm(path.join(location.dataDir, 'catalog'), { recursive: true, force: true, maxRetries: 5 });
  const database = await openDatabase(location);
  const silent = { info() {}, warn() {}, error() {} };
  const fresh = await createCatalog(database, silent);
  const answers = await answersOf(fresh);
  await fresh.close();
  await database.close();
  return answers;
}

test('sold out shows in the product, in its family, in filters and in a new version of every answer', async () => {
  const inStock = async () =>
    (
      await listing({ _appliedFilters: [{ attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }] })
    ).hits.map(({ sku }: { sku: string }) => sku);
  expect(await inStock()).toContain('P-13');
  const { version } = catalog;
  await shop.platform.editor.setStock('P-13', 0);
  await expect.poll(() => product('P-13', 'it')?.stock, soon).toMatchObject({ qty: 0, is_in_stock: false });
  const child = product('P-10')?.configurable_children?.find(({ sku }) => sku === 'P-13');
  expect(child?.stock).toMatchObject({ qty: 0, is_in_stock: false });
  expect(await inStock()).not.toContain('P-13');
  expect(catalog.version).not.toBe(version);
});

test('a box of which a part has run out is sold out, also in filters, until there is as much of it as the box takes', async () => {
  const boxesInStock = async () =>
    (
      await listing({
        _appliedFilters: [
          { attribute: 'type_id', value: 'bundle', scope: 'default' },
          { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' },
        ],
      })
    ).hits.map(({ sku }: { sku: string }) => sku);
  expect((await boxesInStock()).toSorted()).toEqual(['P-31', 'P-32']);
  // the box takes two of it
  await shop.platform.editor.setStock('P-21', 1);
  await expect.poll(() => product('P-31')?.stock.is_in_stock, soon).toBe(false);
  const parts = product('P-31')?.bundle_options?.flatMap(({ product_links }) => product_links);
  expect(parts?.map(({ sku, is_in_stock }) => [sku, is_in_stock])).toEqual([
    ['P-12', true],
    ['P-21', false],
  ]);
  await expect.poll(boxesInStock, soon).toEqual(['P-32']);
  await shop.platform.editor.setStock('P-21', 2);
  await expect.poll(boxesInStock, soon).toContain('P-31');
  expect(product('P-31', 'it')?.stock.is_in_stock).toBe(true);
});

test('a price shows in lists, price ranges, the family, the group and the bundles that are made of it', async () => {
  const cheap = { _appliedFilters: [{ attribute: 'price', value: { lt: 0.02 }, scope: 'catalog' }] };
  const before = await listing({ _availableFilters: [{ field: 'price', scope: 'catalog' }] });
  expect((await listing(cheap)).total).toBe(0);
  await shop.platform.editor.setPrice('P-12', { price: 5_000, special: { price: 100, from: null, to: null } });
  await expect.poll(() => product('P-12')?.price_incl_tax, soon).toBe(0.01);
  const after = await listing({ _availableFilters: [{ field: 'price', scope: 'catalog' }] });
  const { hits } = await listing(cheap);
  expect(hits.map(({ sku }: { sku: string }) => sku).toSorted()).toEqual(['P-10', 'P-12']);
  expect(before.aggregations.agg_range_price.buckets[0].doc_count).toBe(0);
  expect(after.aggregations.agg_range_price.buckets[0].doc_count).toBe(2);
  expect(product('P-10')).toMatchObject({ price_incl_tax: 0.01, original_price_incl_tax: 0.5 });
  // P-21 costs 2.10 and is twice in the bundle
  expect(product('P-31')).toMatchObject({ price_incl_tax: 4.21, original_price_incl_tax: 4.7 });
  await shop.platform.editor.setPrice('P-40', { price: 10_000, special: null });
  await expect.poll(() => product('P-30')?.price_incl_tax, soon).toBe(3.2);
});

test('what is switched off is gone at once, also for the family and at its address, and comes back', async () => {
  const found = async () =>
    (await listing({ _appliedFilters: [{ attribute: 'sku', value: 'P-22', scope: 'default' }] })).total;
  const variants = () => product('P-20')?.configurable_children?.map(({ sku }) => sku);
  const { version } = catalog;
  await shop.platform.editor.setStatus('P-22', 2);
  await expect.poll(() => product('P-22'), soon).toBeNull();
  expect([await found(), variants(), catalog.findByUrl('it', 'mattoncino-22')]).toEqual([0, ['P-21', 'P-23'], null]);
  const shown = catalog.all('it', 'product');
  expect(shown.map(({ sku }) => sku)).not.toContain('P-22');
  expect(catalog.productCount('it')).toBe(shown.length);
  expect(catalog.version).not.toBe(version);
  await shop.platform.editor.setStatus('P-22', 1);
  await expect.poll(found, soon).toBe(1);
  expect(variants()).toEqual(['P-21', 'P-22', 'P-23']);
  expect(catalog.productCount('it')).toBe(shown.length + 1);
  expect(catalog.findByUrl('it', 'mattoncino-22')?.document.id).toBe(22);
});

test('a review that is taken back leaves the rating of the family and of its variants', async () => {
  expect(product('P-11')?.rating).toEqual({ average: 3.5, count: 2 });
  await shop.platform.editor.setReviewStatus(2, 3);
  await expect.poll(() => product('P-11')?.rating, soon).toEqual({ average: 5, count: 1 });
  expect(product('P-10')?.rating).toEqual({ average: 5, count: 1 });
});

test('new texts show after a while, and many edits at once are one', async () => {
  const rename = (name: string) =>
    shop.platform.editor.edit(async (tx) => {
      await tx
        .updateTable('product_text')
        .set({ name })
        .where('product_id', '=', 41)
        .where('store_code', '=', 'it')
        .execute();
    });
  await Promise.all(['Uno', 'Due', 'Ultimo'].map(rename));
  await rename('Tegola Zaffiro');
  await expect.poll(async () => (await listing({ _searchText: 'zaffiro' })).total, soon).toBe(1);
  expect(product('P-41', 'it')?.name).toBe('Tegola Zaffiro');
});

test('texts, pages, categories and a new product show at once, without a build', async () => {
  const { db } = shop.database;
  // only builds read a product that nobody has changed, and with this one they fail
  const { attributes } = await db
    .selectFrom('product')
    .select('attributes')
    .where('id', '=', 41)
    .executeTakeFirstOrThrow();
  const setAttributes = (text: string) => sql`update product set attributes = ${text} where id = 41`.execute(db);
  await setAttributes('{');
  onTestFinished(async () => void (await setAttributes(attributes)));
  await shop.platform.editor.edit(
    async (tx) => {
      await tx
        .updateTable('product_text')
        .set({ name: 'Rubin', url_path: 'rubin' })
        .where('product_id', '=', 40)
        .execute();
      await tx.updateTable('cms_page_text').set({ content: '<p>Neu</p>' }).where('page_id', '=', 1).execute();
      await tx.updateTable('cms_block_text').set({ content: '<p>Fuß</p>' }).where('block_id', '=', 1).execute();
      await tx
        .updateTable('category_text')
        .set({ name: 'Kugeln', url_path: 'kugeln' })
        .where('category_id', '=', 4)
        .execute();
      const own = { product_id: 43 };
      const product = await tx.selectFrom('product').selectAll().where('id', '=', 42).executeTakeFirstOrThrow();
      await tx
        .insertInto('product')
        .values({ ...product, id: 43, sku: 'P-43' })
        .execute();
      const texts = await tx.selectFrom('product_text').selectAll().where('product_id', '=', 42).execute();
      await tx
        .insertInto('product_text')
        .values(
          texts.map((text) => ({ ...text, ...own, url_path: `${text.url_path}-neu`, url_key: `${text.url_key}-neu` })),
        )
        .execute();
      await tx
        .insertInto('product_category')
        .values({ ...own, category_id: 4 })
        .execute();
    },
    ['P-40', 'P-43'],
  );
  await expect.poll(() => product('P-43', 'it')?.name, soon).toBe('Mattoncino 42');
  expect([product('P-40')?.name, catalog.findByUrl('de', 'rubin')?.document.id]).toEqual(['Rubin', 40]);
  expect(catalog.findByUrl('it', 'mattoncino-42-neu')?.document.id).toBe(43);
  expect(catalog.findByUrl('it', 'kugeln')?.document).toMatchObject({ name: 'Kugeln', product_count: 3 });
  expect(catalog.all('de', 'cms_page')[0]?.content).toBe('<p>Neu</p>');
  expect(catalog.all('it', 'cms_block')[0]?.content).toBe('<p>Fuß</p>');
  const round = { attribute: 'category_ids', value: 4, scope: 'default' };
  const { hits, aggregations } = await listing({
    _appliedFilters: [round],
    _availableFilters: [{ field: 'color', scope: 'catalog' }],
  });
  expect(hits.map(({ sku }: { sku: string }) => sku)).toEqual(['P-40', 'P-41', 'P-42', 'P-43']);
  expect(aggregations.agg_terms_color.buckets).toEqual([{ key: 1, doc_count: 4 }]);
});

test('pages show at once and ask for no build', async () => {
  const { db } = shop.database;
  const before = await db.selectFrom('catalog_change').select('id').execute();
  await shop.platform.editor.editPages(async (tx) => {
    await tx.updateTable('cms_page_text').set({ title: 'Zirkon' }).where('page_id', '=', 1).execute();
  });
  await expect.poll(() => catalog.all('de', 'cms_page')[0]?.title, soon).toBe('Zirkon');
  const known = before.map(({ id }) => id);
  const made = (await db.selectFrom('catalog_change').selectAll().execute()).filter(({ id }) => !known.includes(id));
  expect(made.map(needsRebuild)).toEqual([false]);
});

test('a refresh shows what was edited by hand: a new price, and a product that was switched off', async () => {
  const { db } = shop.database;
  const found = async (sku: string) =>
    (await listing({ _appliedFilters: [{ attribute: 'sku', value: sku, scope: 'default' }] })).hits[0];
  await db.updateTable('product').set({ price: 55_500, special_price: null }).where('sku', '=', 'P-21').execute();
  await db.updateTable('product').set({ status: 2 }).where('sku', '=', 'P-23').execute();
  await catalog.refresh();
  expect((await found('P-21')).price_incl_tax).toBe(5.55);
  expect(await found('P-23')).toBeUndefined();
  const { configurable_children } = await found('P-20');
  expect(configurable_children.map(({ sku }: { sku: string }) => sku)).toEqual(['P-21', 'P-22']);
});

test('a change that is rolled back is not notified', async () => {
  const before = await changeCount();
  expect(await shop.platform.editor.setStock('P-999', 3)).toBe(false);
  await expect(shop.platform.editor.setStock('P-11', -1)).rejects.toThrow();
  await expect(
    shop.platform.editor.edit(async () => {
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await changeCount()).toBe(before);
});

test('after any changes the answers are those of a catalogue that was built anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 25 }), async (changes) => {
      await Promise.all(changes.map((change) => makeChange(shop.platform.editor, change)));
      const expected = await freshAnswers();
      await expect.poll(() => answersOf(catalog), soon).toEqual(expected);
    }),
    { numRuns: 6 },
  );
});
