import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoCatalog } from '@brixel/demo-catalog/seed';
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { migrate } from '@brixel/platform/database/migrate';
import { createPlatform } from '@brixel/platform/platform';
import { inject } from 'vitest';
import { createPostgresDatabase, createTestDatabase, databaseUrl, type TestDatabase } from './database.ts';
import { madeOnce } from './made-once.ts';
import { orderCatalog } from './order-goods.ts';
import { smallCatalog } from './small-catalog.ts';

/** Those that many files begin with. */
const CATALOGS = {
  /** that of a shop's first start */
  demo: undefined,
  /** one of every kind of goods, see `order-goods.ts` */
  order: () => orderCatalog(),
  /** no goods at all */
  empty: () => smallCatalog([]),
} satisfies Record<string, (() => DemoCatalog) | undefined>;

export type SharedCatalog = keyof typeof CATALOGS;

/**
 * A database with one of these catalogues and its snapshot, as a platform leaves them that was started once. Filling it and
 * building the catalogue is done once in a run; everybody gets a copy. `seeding.test.ts` proves the filling itself.
 */
export const createFilledDatabase = (name: SharedCatalog): Promise<TestDatabase> =>
  copyOf(`filled_${name}`, async (location) => {
    await (await createPlatform(location, CATALOGS[name])).close();
  });

/** All tables and no goods, for tests that bring their own: making the tables is done once in a run. */
export const createMigratedDatabase = (): Promise<TestDatabase> =>
  copyOf('migrated', async (location) => {
    const database = await openDatabase(location);
    await migrate(database).finally(() => database.close());
  });

async function copyOf(template: string, fill: (location: DatabaseLocation) => Promise<void>): Promise<TestDatabase> {
  const kind = inject('databaseKind');
  const filled = await madeOnce(path.join(inject('runFolder'), `${template}_${kind}`), async (dataDir) => {
    await mkdir(dataDir);
    if (kind === 'postgres') await createPostgresDatabase(template);
    await fill({ dataDir, ...(kind === 'postgres' && { databaseUrl: databaseUrl(template) }) });
  });
  const database = await createTestDatabase(template);
  await cp(filled, database.location.dataDir, { recursive: true });
  return database;
}
