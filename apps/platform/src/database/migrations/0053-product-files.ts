import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What files of products change, staged beside their rows, and what was there before. */
export const productFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table import_product (
      job_id integer not null references import_job (id) on delete cascade,
      row_no integer not null,
      sku text not null,
      changes text not null,
      before text,
      primary key (job_id, row_no)
    )`.execute(db);
  },
};
