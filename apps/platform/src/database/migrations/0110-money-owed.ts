import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The day of a payment as the bank has it, money that was paid too much, and for which missing part a refund is. */
export const moneyOwed: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`alter table placed_order add column paid_on text`,
      sql`update placed_order set paid_on = (select day from bank_entry
        join bank_payment on bank_payment.entry_id = bank_entry.id where bank_payment.order_id = placed_order.id)
        where id in (select order_id from bank_payment)`,
      sql`alter table order_refund add column gap_id integer`,
      sql`create index order_refund_transfer on order_refund (order_id) where way = 'transfer' and state = 'requested'`,
      sql`create index pick_gap_refund on pick_gap (order_id) where decision = 'refund'`,
      sql`create table overpayment (
        id bigint primary key,
        order_id bigint not null references placed_order (id) on delete cascade,
        entry_id integer not null references bank_entry (id),
        amount bigint not null check (amount > 0),
        day text not null,
        state text not null check (state in ('open', 'returned', 'kept')),
        settled_at text,
        settled_by text
      )`,
      sql`create index overpayment_order on overpayment (order_id)`,
      sql`create index overpayment_entry on overpayment (entry_id)`,
      sql`create index overpayment_open on overpayment (order_id) where state = 'open'`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
