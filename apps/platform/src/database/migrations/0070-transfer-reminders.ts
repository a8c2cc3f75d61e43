import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whoever has not transferred the money is reminded once. */
export const transferReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table transfer_reminder (order_id bigint primary key, sent_at text not null)`.execute(db);
  },
};
