import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a category that stands for one part or one colour says of it. */
export const categoryFacts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['thumbnail', 'sku', 'logo_design_id', 'logo_element_id']) {
      await sql`alter table category add column ${sql.ref(column)} text`.execute(db);
    }
    await sql`alter table category_text add column farbe text`.execute(db);
  },
};
