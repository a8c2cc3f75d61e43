import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Goods may be sold in multiples. Those of imports had them as the least that is sold. */
export const stockStep: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stock add column step integer not null default 1 check (step >= 1)`.execute(db);
    await sql`update stock set step = min_sale where min_sale > 1 and sku in (select sku from lot)`.execute(db);
  },
};
