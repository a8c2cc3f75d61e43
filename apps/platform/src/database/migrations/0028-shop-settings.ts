import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an owner has set, a row for each section; a section without a row has its default. Carts know how they are to be sent. */
export const shopSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table shop_setting (
      section text primary key,
      value text not null,
      version integer not null,
      updated_at text not null
    )`.execute(db);
    await sql`alter table cart add column shipping_method text`.execute(db);
  },
};
