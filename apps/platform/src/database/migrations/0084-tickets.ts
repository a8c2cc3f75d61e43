import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table ticket (
    id bigint primary key,
    code text not null unique,
    order_id bigint not null,
    item_id integer not null,
    position integer not null,
    sku text not null,
    name text not null,
    choice text not null,
    store_code text not null,
    is_test integer not null,
    issued_at text not null,
    used_at text,
    canceled_at text,
    unique (order_id, item_id, position)
  )`,
  sql`create index ticket_sku on ticket (sku, id)`,
];

/** Tickets, such as places in a course: one for each piece that was sold. */
export const tickets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
