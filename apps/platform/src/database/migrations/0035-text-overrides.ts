import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts that stand in place of those that the shop comes with. */
export const textOverrides: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table text_override (
      store_code text not null,
      key text not null,
      text text not null,
      primary key (store_code, key)
    )`.execute(db);
  },
};
