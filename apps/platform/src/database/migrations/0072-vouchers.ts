import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table voucher (
    id bigint primary key,
    code_hash text not null unique,
    ending text not null,
    value bigint not null check (value > 0),
    balance bigint not null check (balance >= 0),
    order_id bigint,
    item_id integer,
    position integer,
    store_code text not null,
    recipient_email text not null,
    recipient_name text not null,
    giver_name text not null,
    greeting text not null,
    note text not null default '',
    is_test integer not null,
    created_at text not null,
    expires_at text not null,
    blocked_at text,
    block_reason text not null default '',
    sent_at text,
    unique (order_id, item_id, position)
  )`,
  sql`create index voucher_open on voucher (expires_at) where balance > 0`,
  sql`create table voucher_entry (
    id bigint primary key,
    voucher_id bigint not null references voucher (id),
    kind text not null,
    amount bigint not null,
    order_id bigint,
    at text not null
  )`,
  sql`create index voucher_entry_voucher on voucher_entry (voucher_id)`,
  sql`create index voucher_entry_order on voucher_entry (order_id)`,
  sql`alter table cart add column voucher_ids text`,
  sql`alter table placed_order add column voucher_amount bigint not null default 0`,
];

/** Gift vouchers, their ledger, the vouchers of carts, and what vouchers have paid of an order. */
export const vouchers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
