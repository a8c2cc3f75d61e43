import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many pieces an update has told elsewhere of as sold here: a file that is older still counts them. */
export const updateBases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table lot_export add column is_update integer not null default 0`.execute(db);
  },
};
