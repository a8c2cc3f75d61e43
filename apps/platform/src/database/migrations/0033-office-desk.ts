import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupons with the conditions that the owner sets, and which orders have used them. */
export const officeDesk: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const usedCode = sql.raw(
      isPostgres
        ? "placed_order.content::json->'totals'->>'coupon_code'"
        : "json_extract(placed_order.content, '$.totals.coupon_code')",
    );
    const statements = [
      sql`alter table coupon add column is_active integer not null default 1`,
      sql`alter table coupon add column per_customer integer`,
      sql`alter table coupon add column first_order_only integer not null default 0`,
      sql`alter table coupon add column category_ids text`,
      sql`alter table coupon add column version integer not null default 1`,
      sql`create table coupon_use (
        order_id bigint primary key references placed_order (id) on delete cascade,
        code text not null references coupon (code)
      )`,
      sql`create index coupon_use_code on coupon_use (code)`,
      sql`insert into coupon_use (order_id, code)
        select placed_order.id, coupon.code from placed_order join coupon on coupon.code = ${usedCode}`,
      sql`create index placed_order_mailbox on placed_order (mailbox)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
