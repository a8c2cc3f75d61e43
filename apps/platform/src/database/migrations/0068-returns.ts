import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { readableNumber } from '../../order/order-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In which the money of a withdrawal has to be back. */
const REFUND_MS = 14 * DAY_MS;

interface OpenWithdrawal {
  number: string;
  order_id: number;
  what: string;
  received_at: string;
}

/** Goods that come back, as cases; every withdrawal that is open and fits an order has one. */
export const returns: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`create table return_case (
        number text primary key,
        order_id bigint not null references placed_order (id) on delete cascade,
        withdrawal_number text unique,
        state text not null check (state in ('announced', 'arrived', 'checked', 'refunded', 'closed', 'refused')),
        reason text not null,
        note text not null,
        announced_at text not null,
        arrived_at text,
        checked_at text,
        refunded_at text,
        closed_at text,
        refund_until text
      )`,
      sql`create index return_case_order on return_case (order_id)`,
      sql`create index return_case_state on return_case (state, announced_at)`,
      sql`create table return_line (
        return_number text not null references return_case (number) on delete cascade,
        item_id integer not null,
        announced integer not null check (announced >= 0),
        qty integer not null check (qty >= 0),
        condition text not null,
        restock integer not null,
        restocked integer not null check (restocked >= 0),
        note text not null,
        primary key (return_number, item_id)
      )`,
      sql`create table return_event (
        return_number text not null references return_case (number) on delete cascade,
        id bigint not null,
        at text not null,
        kind text not null,
        text text not null,
        staff_name text,
        primary key (return_number, id)
      )`,
      sql`alter table order_refund add column return_number text`,
      sql`create index order_refund_return on order_refund (return_number) where return_number is not null`,
    ];
    for (const statement of statements) await statement.execute(db);
    const { rows } = await sql<OpenWithdrawal>`select number, order_id, what, received_at from withdrawal
      where done_at is null and order_id in (select id from placed_order where status <> 'canceled')`.execute(db);
    for (const { number, order_id, what, received_at } of rows) {
      const until = new Date(Date.parse(received_at) + REFUND_MS).toISOString();
      await sql`insert into return_case (number, order_id, withdrawal_number, state, reason, note, announced_at, refund_until)
        values (${readableNumber('RT')}, ${order_id}, ${number}, 'announced', 'withdrawal', ${what}, ${received_at},
          ${until})`.execute(db);
    }
  },
};
