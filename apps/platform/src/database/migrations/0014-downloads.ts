import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often each bought file has been fetched. */
export const downloadTable: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table download (
      order_id bigint not null,
      item_id integer not null,
      file_id integer not null,
      fetched integer not null,
      last_fetched_at text not null,
      primary key (order_id, item_id, file_id)
    )`.execute(db);
  },
};
