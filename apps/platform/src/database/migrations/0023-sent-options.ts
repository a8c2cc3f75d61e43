import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was chosen, as the client sent it: clients know their lines by a checksum of exactly that. */
export const sentOptions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table cart_item add column sent_option text`.execute(db);
  },
};
