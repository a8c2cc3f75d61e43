import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table payment (
    reference text primary key,
    order_id bigint not null references placed_order (id) on delete cascade,
    provider text not null,
    provider_payment_id text,
    approval_url text,
    amount bigint not null,
    state text not null check (state in ('starting', 'open', 'capturing', 'captured', 'canceled', 'disputed')),
    capture_id text,
    created_at text not null,
    updated_at text not null,
    next_check_at text not null,
    attempts integer not null
  )`,
  sql`create index payment_order on payment (order_id)`,
  sql`create unique index payment_alive on payment (order_id) where state in ('starting', 'open', 'capturing', 'disputed')`,
  sql`create unique index payment_at_provider on payment (provider, provider_payment_id)`,
  sql`create index payment_due on payment (next_check_at) where state in ('starting', 'open', 'capturing')`,
  sql`create index placed_order_unpaid on placed_order (created_at) where status = 'pending'`,
  sql`create table sandbox_payment (
    payment_id text primary key,
    reference text not null unique,
    order_number text not null,
    amount bigint not null,
    store_code text not null,
    return_url text not null,
    cancel_url text not null,
    state text not null,
    created_at text not null
  )`,
];

/** Attempts to pay, of which only one for each order can be alive, and the books of the built-in payment service. */
export const paymentTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
