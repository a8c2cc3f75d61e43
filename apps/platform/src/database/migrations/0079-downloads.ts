import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that products sell, in pieces: none is ever held whole in memory, and all nodes and backups have them. */
export const downloadFiles: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await sql`create table download_file (
      id text primary key,
      name text not null,
      bytes integer not null,
      is_whole integer not null,
      created_at text not null
    )`.execute(db);
    await sql`create table download_piece (
      file_id text not null references download_file (id),
      no integer not null,
      content ${sql.raw(isPostgres ? 'bytea' : 'blob')} not null,
      primary key (file_id, no)
    )`.execute(db);
  },
};
