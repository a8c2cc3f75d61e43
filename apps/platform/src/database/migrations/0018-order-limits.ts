import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table placed_order add column mailbox text`,
  sql`alter table placed_order add column origin text`,
  sql`alter table placed_order add column is_test integer not null default 0`,
  sql`update placed_order set mailbox = lower(email) where status = 'pending'`,
  sql`create index placed_order_unpaid_mailbox on placed_order (mailbox) where status = 'pending'`,
  sql`create index placed_order_unpaid_origin on placed_order (origin) where status = 'pending'`,
  sql`create index placed_order_unpaid_since on placed_order (created_at) where status = 'pending'`,
  sql`create table unpaid_gate (key text primary key)`,
  sql`alter table coupon add column is_demo integer not null default 0`,
  sql`update coupon set is_demo = 1 where code in ('WILLKOMMEN10', 'STEIN5', 'MOSAIK20', 'SOMMER26')`,
  // A note of any sum used to make an order count as refunded.
  sql`update placed_order set payment_state = 'paid'
    where payment_state = 'refunded' and grand_total > coalesce(
      (select sum(amount) from order_note where order_note.order_id = placed_order.id and kind = 'refund'), 0)`,
  // Until now the sandbox took every online payment that no service was configured for.
  sql`update placed_order set is_test = 1
    where id in (select order_id from payment where provider = 'sandbox' and state = 'captured')`,
];

/** What unpaid orders hold is limited by mailbox and machine; orders of the sandbox and coupons of the demo are marked. */
export const orderLimits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
