import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table customer_token add column parent_hash text`,
  sql`create index customer_token_parent on customer_token (parent_hash)`,
  // Which token came from which was not written down: those that were exchanged before are worth nothing, as until now.
  sql`delete from customer_token where kind = 'refresh' and used_at is not null`,
];

/** Which refresh token was given for which. */
export const refreshFamilies: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
