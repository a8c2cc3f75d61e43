import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Undoing an import looks for the row of every lot: without this each look read all rows of the import. */
export const rowsBySku: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index import_row_sku on import_row (job_id, sku)`.execute(db);
  },
};
