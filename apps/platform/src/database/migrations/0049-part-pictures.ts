import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that all nodes need, piece by piece; the parts library; pictures that are uploaded for a part, one by one or in an archive. */
export const partPictures: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const statement of [
      sql`create table shared_file_piece (
        sha256 text not null,
        position integer not null,
        content ${sql.raw(isPostgres ? 'bytea' : 'blob')} not null,
        primary key (sha256, position)
      )`,
      sql`create table part_library (
        sha256 text primary key,
        name text not null,
        parts integer not null,
        bytes integer not null,
        created_by text not null,
        created_at text not null
      )`,
      sql`create table part_picture (
        item_type text not null,
        item_no text not null,
        colour_no integer not null,
        sha256 text not null references picture (sha256),
        created_at text not null,
        primary key (item_type, item_no, colour_no)
      )`,
      sql`create index part_picture_sha256 on part_picture (sha256)`,
      sql`create table picture_archive (
        id text primary key,
        sha256 text not null,
        name text not null,
        files text not null,
        created_at text not null
      )`,
    ])
      await statement.execute(db);
  },
};
