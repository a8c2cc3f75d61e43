import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far an order is between its payment and its parcel. Orders that hold nothing to send have no such step. */
export const orderStages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table placed_order add column fulfilment text
      check (fulfilment in ('to_pick', 'picking', 'to_pack', 'packed'))`.execute(db);
    await sql`update placed_order set fulfilment = 'to_pick'
      where content not like '%"shippingAddress":null%'`.execute(db);
    await sql`create index placed_order_fulfilment on placed_order (fulfilment) where status = 'processing'`.execute(
      db,
    );
  },
};
