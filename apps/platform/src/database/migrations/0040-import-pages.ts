import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Imports that wait in the office: the uploaded file, what was chosen for it, who is at work on it, and how far they are. */
export const importPages: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      // a column whose values are checked cannot learn another one in SQLite
      sql`alter table import_job add column stage text not null default 'dropped' check (stage in
        ('received', 'reading', 'staged', 'published', 'undone', 'dropped', 'failed'))`,
      sql`update import_job set stage = state`,
      sql`alter table import_job drop column state`,
      sql`alter table import_job rename column stage to state`,
      sql`alter table import_job add column file text`,
      sql`alter table import_job add column bytes integer not null default 0`,
      sql`alter table import_job add column sha256 text`,
      sql`alter table import_job add column choice text`,
      sql`alter table import_job add column looks text`,
      sql`alter table import_job add column problem text`,
      sql`alter table import_job add column wanted text check (wanted in ('read', 'publish', 'undo', 'clear'))`,
      sql`alter table import_job add column wanted_by text`,
      sql`alter table import_job add column runner text`,
      sql`alter table import_job add column attempts integer not null default 0`,
      sql`alter table import_job add column rows_read integer not null default 0`,
      sql`alter table import_job add column goods_written integer not null default 0`,
      // what was being read has no file to be read from again
      sql`update import_job set state = 'dropped', wanted = 'clear' where state = 'reading'`,
      sql`create table import_profile (
        kind text primary key,
        choice text not null,
        updated_at text not null
      )`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
