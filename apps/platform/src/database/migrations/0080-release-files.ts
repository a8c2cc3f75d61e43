import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Hashed files of the releases that nodes run or have run lately. */
export const releaseFiles: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await sql`create table release_file (
      address text primary key,
      type text not null,
      is_packed integer not null,
      content ${sql.raw(isPostgres ? 'bytea' : 'blob')} not null,
      seen_at text not null
    )`.execute(db);
    await sql`create index release_file_seen_at on release_file (seen_at)`.execute(db);
  },
};
