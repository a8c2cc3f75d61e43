import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table mail add column order_id bigint`,
  sql`alter table mail add column kind text`,
  sql`alter table mail add column kept text`,
  sql`create index mail_order on mail (order_id, created_at)`,
  sql`create table parcel (
    order_id bigint not null references placed_order (id) on delete cascade,
    place integer not null,
    carrier_code text not null,
    carrier text not null,
    number text not null,
    url text,
    primary key (order_id, place)
  )`,
  sql`alter table order_note add column author text`,
];

/** Which mails belong to an order, and what stood in them; the parcels of an order; who has done what to it. */
export const orderMailsAndParcels: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
