import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table cms_page (
    id integer primary key,
    identifier text not null unique
  )`,
  sql`create table cms_page_text (
    page_id integer not null references cms_page (id) on delete cascade,
    store_code text not null,
    title text not null,
    heading text not null,
    content text not null,
    meta_description text not null,
    updated_at text not null,
    primary key (page_id, store_code)
  )`,
  sql`create table cms_block (
    id integer primary key,
    identifier text not null unique,
    created_at text not null
  )`,
  sql`create table cms_block_text (
    block_id integer not null references cms_block (id) on delete cascade,
    store_code text not null,
    title text not null,
    content text not null,
    primary key (block_id, store_code)
  )`,
  sql`create table cms_node (
    id integer primary key,
    parent_id integer references cms_node (id) on delete cascade,
    page_id integer references cms_page (id) on delete cascade,
    identifier text not null,
    sort_order integer not null
  )`,
  sql`create table cms_node_text (
    node_id integer not null references cms_node (id) on delete cascade,
    store_code text not null,
    label text not null,
    path text not null,
    primary key (node_id, store_code)
  )`,
  sql`create table not_found_report (
    url text not null,
    store_code text not null,
    hits integer not null,
    last_seen text not null,
    primary key (url, store_code)
  )`,
  sql`create table setting (
    key text primary key,
    value text not null
  )`,
];

export const contentTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
