import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** `order_id` is the numeric foreign key everywhere; the secret id of an order is its public id. */
export const publicOrderIds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table placed_order rename column order_id to public_id`.execute(db);
  },
};
