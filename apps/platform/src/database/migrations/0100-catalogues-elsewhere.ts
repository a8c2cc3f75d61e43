import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What catalogues of other shops call categories, attributes and options by, and what an import brings beside goods. */
export const cataloguesElsewhere: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`create table foreign_id (
        kind text not null check (kind in ('category', 'attribute', 'option')),
        foreign_key text not null,
        own_id integer not null,
        job_id integer not null references import_job (id) on delete cascade,
        is_made integer not null,
        primary key (kind, foreign_key)
      )`,
      sql`create index foreign_id_job on foreign_id (job_id)`,
      sql`create table import_addition (
        job_id integer not null references import_job (id) on delete cascade,
        number integer not null,
        content text not null,
        is_applied integer not null default 0,
        primary key (job_id, number)
      )`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
