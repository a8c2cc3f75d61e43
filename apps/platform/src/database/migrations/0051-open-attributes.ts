import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attributes that the owner makes, and where they are used; those that every shop begins with stay as they are. */
export const openAttributes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['is_own', 'is_facet', 'on_sheet', 'in_search'])
      await sql`alter table attribute add column ${sql.ref(column)} integer not null default 0`.execute(db);
    await sql`alter table attribute add column unit text`.execute(db);
    await sql`alter table attribute add column version integer not null default 1`.execute(db);
  },
};
