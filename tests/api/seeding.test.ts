import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { storeCodes } from '@brixel/contract/stores';
import { buildDemoCatalog } from '@brixel/demo-catalog/demo-catalog';
import { parseJson } from '@brixel/platform/database/column-types';
import { type Database, openDatabase } from '@brixel/platform/database/database';
import { migrate } from '@brixel/platform/database/migrate';
import { createPlatform } from '@brixel/platform/platform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

const count = async ({ db }: Database, table: 'product' | 'product_text' | 'stock' | 'setting') =>
  (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;

const collidingCatalog = () =>
  smallCatalog([
    seedProduct(10, { de: 'steine', it: 'pezzo' }),
    seedProduct(11, { de: 'zwilling', it: 'gemello' }),
    seedProduct(12, { de: 'zwilling', it: 'gemello' }, { special: { price: 999, from: null, to: null } }),
  ]);

test('a second start leaves the catalogue as the owner has changed it', async () => {
  const first = await createPlatform(place.location, collidingCatalog);
  await first.database.db.deleteFrom('product').where('id', '=', 11).execute();
  await first.close();

  const second = await createPlatform(place.location, () => {
    throw new Error('must not be built again');
  });
  expect(await count(second.database, 'product')).toBe(2);
  await second.close();
});

test('the first start fills the shop with the whole demo catalogue, and it is ready', async () => {
  const platform = await createPlatform(place.location);
  const { products } = buildDemoCatalog();
  expect(await count(platform.database, 'product')).toBe(products.length);
  expect(await count(platform.database, 'product_text')).toBe(products.length * storeCodes.length);
  expect(await count(platform.database, 'stock')).toBe(products.length);
  expect(await platform.ready()).toMatchObject({ ok: true });
  await platform.close();
});

test('several processes that start at once on an empty database seed it once', async () => {
  const script = fileURLToPath(new URL('../support/start-platform-process.ts', import.meta.url));
  const start = () => promisify(execFile)(process.execPath, [script, JSON.stringify(place.location)]);
  const outputs = await Promise.all([start(), start(), start()]);
  const counts = new Set(outputs.map(({ stdout }) => stdout.trim()));
  expect([...counts]).toEqual([expect.stringMatching(/^[1-9]\d* products$/)]);
});

test('a failed seeding leaves nothing behind, and the next start makes up for it', async () => {
  const broken = () => smallCatalog([seedProduct(10, { de: 'a', it: 'a' }), seedProduct(10, { de: 'b', it: 'b' })]);
  await expect(createPlatform(place.location, broken)).rejects.toThrow();

  const database = await openDatabase(place.location);
  await migrate(database);
  expect([await count(database, 'product'), await count(database, 'setting')]).toEqual([0, 0]);
  await database.close();

  const platform = await createPlatform(place.location, collidingCatalog);
  expect(await count(platform.database, 'product')).toBe(3);
  await platform.close();
});

test('no two things of a store share an address', async () => {
  const { database, close } = await createPlatform(place.location, collidingCatalog);
  const products = await database.db.selectFrom('product_text').select(['store_code', 'url_path']).execute();
  const categories = await database.db.selectFrom('category_text').select(['store_code', 'url_path']).execute();
  const of = (rows: typeof products, store: string) =>
    rows.flatMap(({ store_code, url_path }) => (store_code === store ? [url_path] : [])).toSorted();
  expect(of(categories, 'de')).toEqual(['alle', 'steine', 'steine/rund']);
  expect(of(categories, 'it')).toEqual(['mattoncini', 'mattoncini/tondi', 'tutti']);
  expect(of(products, 'de')).toEqual(['steine-p10', 'zwilling', 'zwilling-p12']);
  expect(of(products, 'it')).toEqual(['gemello', 'gemello-p12', 'pezzo']);
  await close();
});

test('rows hold what the catalogue says: levels, paths, money as integers, details by language', async () => {
  const { database, close } = await createPlatform(place.location, collidingCatalog);
  const { db } = database;
  const category = await db.selectFrom('category').selectAll().where('id', '=', 4).executeTakeFirstOrThrow();
  expect(category).toMatchObject({ level: 3, path: '2/3/4', parent_id: 3, is_active: 1 });
  const product = await db.selectFrom('product').selectAll().where('id', '=', 12).executeTakeFirstOrThrow();
  expect(product).toMatchObject({ price: 1234, special_price: 999, special_from: null, is_new: 0 });
  expect(parseJson(product.attributes).pictures).toEqual(['/part/3001/1.png']);
  const text = await db
    .selectFrom('product_text')
    .select('details')
    .where('product_id', '=', 12)
    .where('store_code', '=', 'it')
    .executeTakeFirstOrThrow();
  expect(parseJson(text.details)).toMatchObject({ pictureLabels: ['Immagine'], dataSheet: [{ label: 'Altezza' }] });
  await close();
});
