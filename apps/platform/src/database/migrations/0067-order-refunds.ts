import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nextEntityId } from '../../order/order-ids.ts';

interface RefundNote {
  order_id: number;
  at: string;
  text: string;
  amount: number;
}

/** Refunds with their lines, which were notes of a sum before, and the books of the built-in payment service about them. */
export const orderRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table order_refund (
      id bigint primary key,
      request_id text not null unique,
      order_id bigint not null references placed_order (id) on delete cascade,
      amount bigint not null check (amount > 0),
      shipping bigint not null,
      extra bigint not null,
      voucher_amount bigint not null default 0,
      reason text not null,
      text text not null,
      way text not null check (way in ('provider', 'transfer', 'noted', 'voucher')),
      state text not null check (state in ('requested', 'unknown', 'sent', 'failed')),
      provider text,
      capture_id text,
      provider_refund_id text,
      failure text not null,
      staff_name text,
      created_at text not null,
      settled_at text,
      next_check_at text not null,
      attempts integer not null
    )`.execute(db);
    await sql`create index order_refund_order on order_refund (order_id)`.execute(db);
    await sql`create unique index order_refund_at_provider on order_refund (provider, provider_refund_id)`.execute(db);
    await sql`create index order_refund_due on order_refund (next_check_at)
      where way = 'provider' and state in ('requested', 'unknown')`.execute(db);
    await sql`create table order_refund_line (
      refund_id bigint not null references order_refund (id) on delete cascade,
      item_id integer not null,
      qty integer not null check (qty >= 0),
      amount bigint not null check (amount >= 0),
      restocked integer not null check (restocked >= 0),
      primary key (refund_id, item_id)
    )`.execute(db);
    await sql`create table sandbox_refund (
      request_id text primary key,
      payment_id text not null,
      amount bigint not null,
      created_at text not null
    )`.execute(db);
    await sql`create index sandbox_refund_payment on sandbox_refund (payment_id)`.execute(db);

    // what of an order is back already, for its cancellation
    await sql`create index stock_movement_returned on stock_movement (order_number) where reason = 'return'`.execute(
      db,
    );

    const { rows } = await sql<RefundNote>`select order_id, at, text, amount from order_note
      where kind = 'refund' and amount > 0 order by at, id`.execute(db);
    for (const { order_id, at, text, amount } of rows) {
      const id = nextEntityId(Date.parse(at));
      await sql`insert into order_refund (id, request_id, order_id, amount, shipping, extra, reason, text, way, state,
          failure, created_at, settled_at, next_check_at, attempts)
        values (${id}, ${`note-${id}`}, ${order_id}, ${amount}, 0, ${amount}, 'other', ${text}, 'noted', 'sent',
          '', ${at}, ${at}, ${at}, 0)`.execute(db);
    }
    await sql`delete from order_note where kind = 'refund'`.execute(db);
  },
};
