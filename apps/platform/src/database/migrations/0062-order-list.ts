import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the office filters its list of orders by: the country that the goods go to, and how far orders are, the newest first. */
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
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
