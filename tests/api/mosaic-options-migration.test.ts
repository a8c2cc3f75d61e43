import { buildMosaics } from '@brixel/demo-catalog/goods/mosaics';
import type { SeedCustomOption, SeedProduct } from '@brixel/demo-catalog/seed';
import { type Database, openDatabase } from '@brixel/platform/database/database';
import { mosaicOptions } from '@brixel/platform/database/migrations/0017-mosaic-options';
import { createPlatform } from '@brixel/platform/platform';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { smallCatalog } from '../support/small-catalog.ts';

/** As shops were filled before: frames only, whose values had no names. */
function asBefore(product: SeedProduct): SeedProduct {
  const { customOptions = [], description, ...rest } = product;
  const frames = customOptions.filter(({ title }) => title.de === 'Rahmen').map(withoutSkus);
  const sentence =
    'Quer und hoch kosten gleich viel. Dein Foto löschen wir fünf Tage nach dem Hochladen, wenn du nicht bestellst.';
  const de = description.de.replace(/Quer und hoch .*?bestellst\./, sentence);
  return { ...rest, description: { ...description, de }, customOptions: frames };
}

const withoutSkus = ({ values = [], ...option }: SeedCustomOption): SeedCustomOption => ({
  ...option,
  values: values.map(({ sku: _, ...value }) => value),
});

async function shopOf(products: SeedProduct[]) {
  const place = await createTestDatabase();
  const seeded = await createPlatform(place.location, () => smallCatalog(products));
  await seeded.close();
  const database = await openDatabase(place.location);
  onTestFinished(async () => {
    await database.close();
    await place.remove();
  });
  return database;
}

const migrateAgain = ({ db }: Database): Promise<void> => db.transaction().execute((tx) => mosaicOptions.up(tx));

const optionsIn = async ({ db }: Database) => {
  const products = await db.selectFrom('product').select(['sku', 'attributes']).orderBy('id').execute();
  const texts = await db
    .selectFrom('product_text')
    .select(['store_code', 'product_id', 'details', 'description'])
    // the stores that there were when the migration was written
    .where('store_code', 'in', ['de', 'it'])
    .orderBy('product_id')
    .orderBy('store_code')
    .execute();
  return {
    products: products.map(({ sku, attributes }) => [sku, JSON.parse(attributes).customOptions]),
    texts: texts.map(({ details, ...text }) => ({ ...text, titles: JSON.parse(details).customTitles })),
  };
};

const lastChange = async ({ db }: Database) =>
  Number((await db.selectFrom('catalog_sequence').select('last_change').executeTakeFirstOrThrow()).last_change);

test('a shop that was filled before mosaics could be bought sells them like a new one', async () => {
  const mosaics = buildMosaics().map((product) => ({ ...product, categoryIds: [], links: [] }));
  const old = await shopOf(mosaics.map(asBefore));
  const before = await lastChange(old);
  await migrateAgain(old);
  const expected = await optionsIn(await shopOf(mosaics));
  expect(await optionsIn(old)).toEqual(expected);
  expect(await lastChange(old)).toBe(before + 1);

  await migrateAgain(old);
  expect([await optionsIn(old), await lastChange(old)]).toEqual([expected, before + 1]);
});

test('options that the owner has changed stay as they are', async () => {
  const [first] = buildMosaics();
  const { customOptions = [], ...product } = asBefore({ ...first!, categoryIds: [], links: [] });
  const dearer = customOptions.map((option) => ({
    ...option,
    values: option.values?.map((value) => ({ ...value, price: value.price * 2 })) ?? [],
  }));
  const shop = await shopOf([{ ...product, customOptions: dearer }]);
  const before = await optionsIn(shop);
  await migrateAgain(shop);
  expect(await optionsIn(shop)).toEqual(before);
});
