import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A change that was refused is remembered with its answer, so that it gets the same one whenever it arrives again. */
export const refusedCartChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table cart_line_key add column refused text`.execute(db);
  },
};
