import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who announces a reduction must name the lowest price of the 30 days before it. A product without rows announces none, so
 * a shop that has no history yet begins with today's prices when they are next changed.
 */
export const priceHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table price_history (
      product_id integer not null references product (id) on delete cascade,
      store_code text not null,
      valid_from text not null,
      price bigint not null,
      is_reduced integer not null,
      primary key (product_id, store_code, valid_from)
    )`.execute(db);
  },
};
