import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Coupons with the conditions that the owner sets, and which orders have used them; answers to reviews; what has become of
 * withdrawals, mails and addresses that lead nowhere.
 */
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
      sql`alter table review add column answer text`,
      sql`alter table review add column answered_at text`,
      sql`alter table withdrawal add column done_at text`,
      sql`alter table mail add column topic text`,
      sql`alter table mail add column given_up_at text`,
      sql`create index mail_topic on mail (topic, created_at)`,
      sql`alter table not_found_report add column ignored_at text`,
      sql`create index placed_order_mailbox on placed_order (mailbox)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
