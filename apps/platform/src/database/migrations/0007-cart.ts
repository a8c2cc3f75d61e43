import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table cart (
    id text primary key,
    customer_id integer unique,
    version bigint not null,
    last_item_id integer not null,
    coupon_code text,
    country text,
    updated_at text not null
  )`,
  sql`create index cart_updated_at on cart (updated_at)`,
  sql`create table cart_item (
    cart_id text not null references cart (id) on delete cascade,
    item_id integer not null,
    sku text not null,
    product_type text not null,
    qty integer not null check (qty > 0),
    product_option text,
    line_key text,
    primary key (cart_id, item_id)
  )`,
  sql`create table cart_line_key (
    cart_id text not null references cart (id) on delete cascade,
    line_key text not null,
    version bigint not null,
    item_id integer,
    primary key (cart_id, line_key)
  )`,
];

/** Carts, and the keys by which a change that arrives twice, late or in another order is known as such. */
export const cartTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
