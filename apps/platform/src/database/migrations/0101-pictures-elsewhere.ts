import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pictures that came from another shop, by the addresses that they had there. */
export const picturesElsewhere: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table foreign_picture (
      path text primary key,
      sha256 text not null references picture (sha256)
    )`.execute(db);
    await sql`create index foreign_picture_sha256 on foreign_picture (sha256)`.execute(db);
  },
};
