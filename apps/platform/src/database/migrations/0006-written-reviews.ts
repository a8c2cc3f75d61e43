import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reviews that visitors write: stars are optional. A new table, because SQLite cannot take a NOT NULL back. */
const statements = [
  sql`create table written_review (
    id integer primary key,
    product_id integer not null references product (id) on delete cascade,
    store_code text not null,
    rating integer check (rating between 1 and 5),
    title text not null,
    detail text not null,
    nickname text not null,
    verified_buyer integer not null,
    status integer not null,
    created_at text not null,
    fingerprint text unique
  )`,
  sql`insert into written_review
    select id, product_id, store_code, rating, title, detail, nickname, verified_buyer, status, created_at, null
    from review`,
  sql`drop table review`,
  sql`alter table written_review rename to review`,
  sql`create index review_product on review (product_id, status)`,
];

export const writtenReviews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
