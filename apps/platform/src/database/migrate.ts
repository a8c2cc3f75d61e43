import { Migrator } from 'kysely/migration';
import { type Database, exclusively } from './database.ts';
import { catalogTables } from './migrations/0001-catalog.ts';
import { contentTables } from './migrations/0002-content.ts';
import { newsletterTables } from './migrations/0003-newsletter.ts';
import { catalogChanges } from './migrations/0004-catalog-changes.ts';
import { priceHistory } from './migrations/0005-price-history.ts';
import { writtenReviews } from './migrations/0006-written-reviews.ts';
import { cartTables } from './migrations/0007-cart.ts';

const migrations = {
  '0001-catalog': catalogTables,
  '0002-content': contentTables,
  '0003-newsletter': newsletterTables,
  '0004-catalog-changes': catalogChanges,
  '0005-price-history': priceHistory,
  '0006-written-reviews': writtenReviews,
  '0007-cart': cartTables,
};

/** Brings the tables up to date. Safe to call from several processes at once: one migrates, the others find it done. */
export async function migrate(database: Database): Promise<void> {
  const { error } = await exclusively(database, (tx) =>
    new Migrator({ db: tx, provider: { getMigrations: async () => migrations } }).migrateToLatest(),
  );
  if (error) throw error;
}
