import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What has changed in the catalogue, in the order in which it was committed: every node follows this list. */
export const catalogChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table catalog_change (
      id bigint primary key,
      kind text not null check (kind in ('stock', 'price', 'status', 'review', 'content')),
      sku text,
      created_at text not null
    )`.execute(db);
    await sql`create table catalog_sequence (
      shop_id text primary key,
      last_change bigint not null,
      pruned_through bigint not null
    )`.execute(db);
    await sql`insert into catalog_sequence values (${randomUUID()}, 0, 0)`.execute(db);
    // How a changed product finds the bundles and groups that it is part of.
    await sql`create index product_type on product (type_id)`.execute(db);
    await sql`create index product_link_linked_sku on product_link (linked_sku)`.execute(db);
  },
};
