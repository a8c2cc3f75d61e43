import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the office finds among many orders by: where the goods go, how far they are, days, and what is searched for; the newest first. */
export const orderList: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const country = (address: string) =>
      sql.raw(
        isPostgres ? `content::json->'${address}'->>'country_id'` : `json_extract(content, '$.${address}.country_id')`,
      );
    const statements = [
      sql`alter table placed_order add column country text not null default ''`,
      sql`update placed_order set country = coalesce(${country('shippingAddress')}, ${country('billingAddress')}, '')`,
      sql`create index placed_order_status on placed_order (status, id)`,
      sql`create index placed_order_country on placed_order (country, id)`,
      sql`create index placed_order_test on placed_order (is_test, id)`,
      sql`create index placed_order_created on placed_order (created_at)`,
      // a search reads all of it, and nothing of the long texts
      sql`create index placed_order_searched on placed_order (order_number, email, id)`,
      sql`create index order_note_completed on order_note (at, order_id) where status = 'complete'`,
      sql`create index order_note_withdrawal on order_note (order_id) where kind = 'withdrawal'`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
