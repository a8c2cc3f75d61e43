import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table customer (
    id integer primary key,
    email text not null unique,
    password_hash text not null,
    firstname text not null,
    lastname text not null,
    group_id integer not null,
    store_code text not null,
    custom_attributes text not null,
    created_at text not null,
    updated_at text not null,
    logged_in_at text
  )`,
  sql`create table customer_address (
    id bigint primary key,
    customer_id integer not null references customer (id) on delete cascade,
    is_shipping integer not null,
    is_billing integer not null,
    facts text not null
  )`,
  sql`create index customer_address_customer on customer_address (customer_id)`,
  sql`create table customer_session (
    id text primary key,
    customer_id integer not null references customer (id) on delete cascade,
    created_at text not null,
    renewed_at text not null
  )`,
  sql`create index customer_session_customer on customer_session (customer_id)`,
  sql`create table customer_token (
    hash text primary key,
    session_id text not null references customer_session (id) on delete cascade,
    kind text not null,
    expires_at text not null,
    used_at text
  )`,
  sql`create index customer_token_session on customer_token (session_id)`,
  sql`create index customer_token_expires_at on customer_token (expires_at)`,
  sql`create table password_reset (
    hash text primary key,
    customer_id integer not null references customer (id) on delete cascade,
    expires_at text not null
  )`,
  sql`create index password_reset_customer on password_reset (customer_id)`,
  sql`create table rate_limit (
    bucket text primary key,
    taken integer not null,
    ends_at text not null
  )`,
  sql`create index rate_limit_ends_at on rate_limit (ends_at)`,
  sql`alter table review add column customer_id integer`,
  sql`create index review_customer on review (customer_id)`,
];

/** Accounts, logins, and how often something has been tried. */
export const customerTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
