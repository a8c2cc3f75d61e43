import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table placed_order (
    id bigint primary key,
    order_id text not null unique,
    order_number text not null unique,
    client_order_id text,
    cart_id text,
    store_code text not null,
    customer_id integer,
    email text not null,
    status text not null check (status in ('pending', 'processing', 'complete', 'canceled')),
    payment_method text not null,
    payment_state text not null check (payment_state in ('open', 'paid', 'canceled', 'refunded')),
    paid_at text,
    grand_total bigint not null check (grand_total >= 0),
    content text not null,
    created_at text not null
  )`,
  sql`create index placed_order_customer on placed_order (customer_id, id)`,
  sql`create table order_key (
    key text primary key,
    fingerprint text not null,
    order_id bigint not null
  )`,
  sql`create table order_note (
    id bigint not null,
    order_id bigint not null references placed_order (id) on delete cascade,
    at text not null,
    kind text not null,
    status text,
    text text not null,
    amount bigint,
    primary key (order_id, id)
  )`,
];

/** Orders, the keys that keep one from being placed twice, and what happened to them. */
export const orderTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
