import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pictures that were uploaded, named by their content: one truth for all nodes and for backups. */
export const pictures: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await sql`create table picture (
      sha256 text primary key,
      kind text not null check (kind in ('photo', 'logo')),
      name text not null,
      content ${sql.raw(isPostgres ? 'bytea' : 'blob')} not null,
      bytes integer not null,
      width integer not null,
      height integer not null,
      alt text not null,
      focus_x integer not null,
      focus_y integer not null,
      created_at text not null
    )`.execute(db);
  },
};
