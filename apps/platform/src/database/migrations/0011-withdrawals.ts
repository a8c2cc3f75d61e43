import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table withdrawal (
    number text primary key,
    fingerprint text not null unique,
    order_id bigint,
    store_code text not null,
    name text not null,
    email text not null,
    order_number text not null,
    what text not null,
    received_at text not null
  )`,
  sql`create index withdrawal_order on withdrawal (order_id)`,
];

/** Declared withdrawals, also those that name no order of ours. */
export const withdrawalTable: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
