import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { buildDemoCatalog } from '@brixel/demo-catalog/demo-catalog';
import type { DemoCatalog } from '@brixel/demo-catalog/seed';
import { buildCatalog } from '@brixel/platform/catalog/build/build-catalog';
import { sectionsOf } from '@brixel/platform/catalog/build/snapshot-sections';
import { createCatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { migrate } from '@brixel/platform/database/migrate';
import { fillDatabase } from '@brixel/platform/seed/fill-database';
import fc from 'fast-check';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { anyChange, type Change, livingCatalog, makeChange } from '../support/living-catalog.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const stores = ['de', 'it', 'en'] as const;

/** The catalogue as a shop builds it from a database with these goods and changes, with every section of its snapshot. */
async function builtFrom(location: DatabaseLocation, seed: () => DemoCatalog, changes: readonly Change[]) {
  const database = await openDatabase(location);
  try {
    await migrate(database);
    await fillDatabase(database, 'demo', seed);
    const editor = createCatalogEditor(database);
    for (const change of changes) await makeChange(editor, change);
    const catalog = await buildCatalog(database.db, stores, '', NOW.getTime());
    return {
      // in the order that the rows were read in, which means nothing
      facts: { ...catalog.facts, priceMoments: catalog.facts.priceMoments.toSorted() },
      sections: new Map(sectionsOf(catalog).map(({ name, chunks }) => [name, Buffer.concat([...chunks])])),
    };
  } finally {
    await database.close();
  }
}

test.runIf(inject('postgresUrl')).each<[name: string, seed: () => DemoCatalog, changes: Change[]]>([
  ['the demo catalogue', buildDemoCatalog, []],
  ['a catalogue that was changed', livingCatalog, fc.sample(anyChange, 40)],
])('%s is byte for byte the same from SQLite and from PostgreSQL', async (_name, seed, changes) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const postgres = await createTestDatabase();
  onTestFinished(postgres.remove);
  const fromPostgres = await builtFrom(postgres.location, seed, changes);
  const dataDir = await mkdtemp(path.join(inject('runFolder'), 'equal-'));
  const fromSqlite = await builtFrom({ dataDir }, seed, changes);

  expect(fromPostgres.facts).toEqual(fromSqlite.facts);
  expect([...fromPostgres.sections.keys()]).toEqual([...fromSqlite.sections.keys()]);
  const differing = [...fromSqlite.sections].filter(([name, bytes]) => !fromPostgres.sections.get(name)?.equals(bytes));
  expect(
    differing.map(([name]) => name),
    JSON.stringify(changes),
  ).toEqual([]);
});
