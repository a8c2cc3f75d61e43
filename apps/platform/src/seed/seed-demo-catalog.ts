import type { DemoCatalog } from '@brixel/demo-catalog/seed';
import type { Kysely } from 'kysely';
import { type Database, exclusively } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { insertAttributes, insertCatalog } from './catalog-rows.ts';
import { insertContent, insertRules } from './content-rows.ts';

const MARKER = 'demo-catalog-seeded-at';

/** Fills an empty shop on its first start, whole or not at all; true if this call did it. */
export async function seedDemoCatalog(
  database: Database,
  build: () => DemoCatalog | Promise<DemoCatalog>,
): Promise<boolean> {
  if (await isSeeded(database.db)) return false;
  // Built before the lock is taken, to keep the lock short.
  const catalog = await build();
  return exclusively(database, async (tx) => {
    if (await isSeeded(tx)) return false;
    const now = new Date().toISOString();
    await insertAttributes(tx, catalog);
    await insertCatalog(tx, catalog, now);
    await insertContent(tx, catalog, now);
    await insertRules(tx, catalog);
    await tx.insertInto('setting').values({ key: MARKER, value: now }).execute();
    return true;
  });
}

async function isSeeded(db: Kysely<Schema>): Promise<boolean> {
  const marker = await db.selectFrom('setting').select('value').where('key', '=', MARKER).executeTakeFirst();
  return marker !== undefined;
}
