import { access, copyFile, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultStores } from '@brixel/contract/stores';
import { readSnapshot, writeSnapshot } from '@brixel/platform/catalog/build/snapshot-file';
import { snapshotKey } from '@brixel/platform/catalog/build/snapshot-key';
import { type Catalog, createCatalog } from '@brixel/platform/catalog/catalog';
import { createCatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import { type Database, openDatabase } from '@brixel/platform/database/database';
import { createPlatform } from '@brixel/platform/platform';
import { expect, onTestFinished, test } from 'vitest';
import { clearChanges } from '../support/clear-changes.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { answersOf, livingCatalog } from '../support/living-catalog.ts';

interface Line {
  level: string;
  message: string;
  facts: object;
}

const snapshotOf = ({ location }: TestDatabase) => path.join(location.dataDir, 'catalog', 'snapshot.bin');

async function createPlace(): Promise<TestDatabase> {
  const place = await createTestDatabase();
  onTestFinished(place.remove);
  return place;
}

/** A shop that has run before: seeded, its snapshot written, and stopped. */
async function placeWithSnapshot(afterwards: (first: Awaited<ReturnType<typeof createPlatform>>) => Promise<void>) {
  const place = await createPlace();
  const first = await createPlatform(place.location, livingCatalog);
  await expect.poll(() => access(snapshotOf(place)).then(() => true), { timeout: WAIT_LIMIT_MS }).toBe(true);
  await afterwards(first);
  await first.close();
  return place;
}

const nothing = async () => {};
const hour = 60 * 60 * 1000;

/** Starts on a database that is there, at a time of our choice. */
async function startCatalog(place: TestDatabase, now = Date.now) {
  const database: Database = await openDatabase(place.location);
  const lines: Line[] = [];
  const at = (level: string) => (facts: object, message: string) => void lines.push({ level, facts, message });
  const log = { info: at('info'), warn: at('warn'), error: at('error') };
  const catalog: Catalog = await createCatalog(database, log, { now });
  onTestFinished(async () => {
    await catalog.close();
    await database.close();
  });
  return {
    catalog,
    database,
    fromSnapshot: lines.some(({ facts }) => 'fromSnapshot' in facts && facts.fromSnapshot === true),
    warnings: lines.filter(({ level }) => level === 'warn').map(({ facts }) => facts),
  };
}

test('a start takes over the catalogue of the last run and what has been changed since its snapshot', async () => {
  const place = await placeWithSnapshot(async ({ editor }) => {
    await editor.setStock('P-11', 2);
    await editor.setPrice('P-12', { price: 9_900, special: null });
  });
  const { catalog, fromSnapshot, warnings } = await startCatalog(place);
  expect([fromSnapshot, warnings]).toEqual([true, []]);
  expect(catalog.product('it', 'P-11')?.stock.qty).toBe(2);
  expect(catalog.product('de', 'P-10')?.price_incl_tax).toBe(0.99);
  const before = await answersOf(catalog);
  await catalog.refresh();
  expect(await answersOf(catalog)).toEqual(before);
});

test('a reduction that has ended in the meantime is over from the first answer on', async () => {
  const to = new Date(Date.now() + hour).toISOString();
  const place = await placeWithSnapshot(async ({ editor, catalog }) => {
    await editor.setPrice('P-40', { price: 50_000, special: { price: 40_000, from: null, to } });
    await catalog.refresh();
    expect(catalog.product('de', 'P-40')?.price_incl_tax).toBe(4);
  });
  const { catalog, fromSnapshot } = await startCatalog(place, () => Date.now() + 2 * hour);
  expect(fromSnapshot).toBe(true);
  expect(catalog.product('de', 'P-40')?.price_incl_tax).toBe(5);
});

test('a snapshot that is damaged or something else is ignored with a line in the log', async () => {
  const place = await placeWithSnapshot(nothing);
  const file = snapshotOf(place);
  const whole = await readFile(file);
  const damages: [reason: string, spoil: () => Promise<void>][] = [
    ['damaged', () => truncate(file, whole.length - 1_000)],
    ['damaged', () => truncate(file, 100)],
    ['damaged', () => writeFile(file, withOneBitFlipped(whole))],
    ['foreign', () => writeFile(file, 'a shopping list')],
    ['foreign', () => truncate(file, 0)],
  ];
  for (const [reason, spoil] of damages) {
    await writeFile(file, whole);
    await spoil();
    const { catalog, fromSnapshot, warnings } = await startCatalog(place);
    expect([fromSnapshot, warnings]).toEqual([false, [{ file, reason }]]);
    expect(catalog.all('de', 'product')).toHaveLength(14);
    await catalog.close();
  }
});

function withOneBitFlipped(bytes: Buffer): Buffer {
  const flipped = Buffer.from(bytes);
  const middle = bytes.length >> 1;
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
  return flipped;
}

test('the snapshot of another shop is not taken', async () => {
  const foreign = await placeWithSnapshot(async ({ editor, catalog }) => {
    await editor.setPrice('P-40', { price: 1, special: null });
    await catalog.refresh();
  });
  const place = await placeWithSnapshot(nothing);
  await copyFile(snapshotOf(foreign), snapshotOf(place));
  const { catalog, fromSnapshot } = await startCatalog(place);
  expect(fromSnapshot).toBe(false);
  expect(catalog.product('de', 'P-40')?.price_incl_tax).toBe(8);
});

test('new texts, new products and edits by hand while no shop was running show', async () => {
  const place = await placeWithSnapshot(nothing);
  const outside = await openDatabase(place.location);
  await outside.db.updateTable('product').set({ price: 12_300 }).where('sku', '=', 'P-41').execute();
  await createCatalogEditor(outside).edit(async (tx) => {
    await tx.updateTable('product_text').set({ name: 'Zaffiro' }).where('product_id', '=', 42).execute();
  });
  await outside.close();
  const { catalog, fromSnapshot, database } = await startCatalog(place);
  expect(fromSnapshot).toBe(false);
  expect(catalog.product('it', 'P-42')?.name).toBe('Zaffiro');
  expect(catalog.product('it', 'P-41')?.price_incl_tax).toBe(1.23);
  await catalog.refresh();
  await catalog.close();

  // Nothing in the change log about this one: the snapshot is taken, and found wrong soon after.
  await database.db.updateTable('product').set({ price: 45_600 }).where('sku', '=', 'P-41').execute();
  const next = await startCatalog(place);
  expect(next.fromSnapshot).toBe(true);
  await expect
    .poll(() => next.catalog.product('it', 'P-41')?.price_incl_tax, { timeout: WAIT_LIMIT_MS, interval: 50 })
    .toBe(4.56);
});

test('a snapshot from before the oldest logged change is not taken', async () => {
  const place = await placeWithSnapshot(async ({ editor, database }) => {
    await editor.setStock('P-11', 2);
    await clearChanges(database);
    await editor.setStock('P-12', 3);
  });
  const { catalog, fromSnapshot } = await startCatalog(place);
  expect(fromSnapshot).toBe(false);
  expect(['P-11', 'P-12'].map((sku) => catalog.product('de', sku)?.stock.qty)).toEqual([2, 3]);
});

test('a build that fails leaves the catalogue that is there', async () => {
  const place = await placeWithSnapshot(nothing);
  const { catalog, database } = await startCatalog(place);
  const before = await answersOf(catalog);
  await database.db.schema.alterTable('cms_node_text').renameTo('cms_node_words').execute();
  await expect(catalog.refresh()).rejects.toThrow(/cms_node_text/);
  expect(await answersOf(catalog)).toEqual(before);
  await database.db.schema.alterTable('cms_node_words').renameTo('cms_node_text').execute();
  await catalog.refresh();
  expect(await answersOf(catalog)).toEqual(before);
});

test('a snapshot that finds no room on the disk leaves nothing behind', async () => {
  const place = await placeWithSnapshot(nothing);
  const database = await openDatabase(place.location);
  onTestFinished(() => database.close());
  const file = snapshotOf(place);
  const key = await snapshotKey(
    database.db,
    defaultStores.views.map(({ code }) => code),
  );
  const snapshot = await readSnapshot(file, key);
  if (!snapshot.ok) throw new Error(snapshot.reason);
  // a device that is always full; outside the folder, where old attempts are removed before
  const unfinished = path.join(place.location.dataDir, 'unfinished');
  await symlink('/dev/full', unfinished);
  await expect(writeSnapshot(file, unfinished, key, snapshot.catalog)).rejects.toThrow('ENOSPC');
  expect(await readdir(place.location.dataDir)).not.toContain('unfinished');
  expect(await readSnapshot(file, key)).toMatchObject({ ok: true });
});
