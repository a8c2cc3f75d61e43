import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes for tables that have grown for years. SQLite has no statistics here and prefers any whole index to a partial one: for every
 * order it read all that were unpaid, and every minute all payments. With a second column to compare there is only one choice.
 */
export const grownTables: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      // what unpaid orders of one buyer hold is summed up within the index
      sql`create index placed_order_of_mailbox on placed_order (mailbox, status, id, grand_total, voucher_amount)`,
      sql`create index placed_order_of_origin on placed_order (origin, status, id, grand_total, voucher_amount)`,
      sql`create index placed_order_waiting on placed_order (status, payment_method, created_at)`,
      sql`drop index placed_order_mailbox`,
      sql`drop index placed_order_unpaid_mailbox`,
      sql`drop index placed_order_unpaid_origin`,
      sql`drop index placed_order_unpaid_since`,
      sql`drop index placed_order_unpaid`,
      sql`create index payment_to_check on payment (provider, state, next_check_at)`,
      sql`drop index payment_due`,
      sql`drop index payment_watched`,
      sql`create index payment_capture on payment (capture_id)`,
      // carts of guests that are old
      sql`create index cart_age on cart (customer_id, updated_at)`,
      sql`drop index cart_updated_at`,
      sql`create index customer_pending_email on customer (pending_email) where pending_email is not null`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
