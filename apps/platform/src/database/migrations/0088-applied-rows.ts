import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The row up to which an import has been published, or undone; null: neither has begun. */
export const appliedRows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table import_job add column applied_to integer`.execute(db);
  },
};
