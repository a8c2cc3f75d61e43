import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The mosaics that the shop has made. */
export const mosaicTable: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table mosaic (
      id text primary key,
      size text not null,
      format text not null,
      mode text not null,
      plates text not null,
      width integer not null,
      height integer not null,
      pieces integer not null,
      colours integer not null,
      cells text not null,
      layout text,
      created_at text not null,
      expires_at text not null,
      orders integer not null
    )`.execute(db);
    await sql`create index mosaic_expiry on mosaic (expires_at)`.execute(db);
  },
};
