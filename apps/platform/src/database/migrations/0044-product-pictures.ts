import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which products show which uploaded pictures, so that nobody removes those: looked up, not searched for in all products. */
export const productPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table product_picture (
      sha256 text not null,
      product_id integer not null references product (id) on delete cascade,
      primary key (sha256, product_id)
    )`.execute(db);
    await sql`create index product_picture_product on product_picture (product_id)`.execute(db);
  },
};
