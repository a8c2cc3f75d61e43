import type { DemoCatalog } from '@brixel/demo-catalog/seed';
import type { Kysely } from 'kysely';
import { toJson } from '../database/column-types.ts';
import { type Database, exclusively } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { insertAttributes, insertCatalog } from './catalog-rows.ts';
import { insertContent, insertCoupons } from './content-rows.ts';

const MARKER = 'demo-catalog-seeded-at';
const SOURCE = 'catalog-source';

/** What a database was filled with on its first start: the demo's goods, nothing, or goods of the caller's own. */
export type CatalogSource = 'demo' | 'empty' | 'own';

/** Fills an empty database on its first start, whole or not at all; true if this call did it. */
export async function fillDatabase(
  database: Database,
  source: CatalogSource,
  build: () => DemoCatalog | Promise<DemoCatalog>,
): Promise<boolean> {
  if (await isFilled(database.db)) return false;
  // Built before the lock is taken, to keep the lock short.
  const catalog = await build();
  return exclusively(database, async (tx) => {
    if (await isFilled(tx)) return false;
    const now = new Date().toISOString();
    await insertAttributes(tx, catalog);
    await insertCatalog(tx, catalog, now);
    await insertContent(tx, catalog, now);
    await insertCoupons(tx, catalog);
    await tx
      .insertInto('setting')
      .values([
        { key: MARKER, value: now },
        { key: SOURCE, value: source },
      ])
      .execute();
    // its owner opens it when it is ready
    if (source === 'empty')
      await tx
        .insertInto('shop_setting')
        .values({ section: 'opening', value: toJson<unknown>({ isOpen: false }), version: 1, updated_at: now })
        .execute();
    return true;
  });
}

async function isFilled(db: Kysely<Schema>): Promise<boolean> {
  const marker = await db.selectFrom('setting').select('value').where('key', '=', MARKER).executeTakeFirst();
  return marker !== undefined;
}

/** Whether the goods are the demo's. Databases from before there was a choice hold no other. */
export async function hasDemoGoods(db: Kysely<Schema>): Promise<boolean> {
  const source = await db.selectFrom('setting').select('value').where('key', '=', SOURCE).executeTakeFirst();
  return source === undefined ? isFilled(db) : source.value === 'demo';
}
