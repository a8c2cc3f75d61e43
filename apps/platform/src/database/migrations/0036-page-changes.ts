import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The log of changes learns a new kind. Which kinds there are, the type of the column says: SQLite can change a check only with its table. */
export const pageChanges: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const statement of isPostgres ? inPostgres : inSqlite) await statement.execute(db);
  },
};

const inPostgres = [sql`alter table catalog_change drop constraint catalog_change_kind_check`];

/** An empty table counts from 1 again, so nothing counts as removed; catalogues are built anew with new code. */
const inSqlite = [
  sql`alter table catalog_change rename to catalog_change_before`,
  sql`create table catalog_change (
    id integer primary key autoincrement,
    kind text not null,
    sku text,
    created_at text not null
  )`,
  sql`insert into catalog_change select id, kind, sku, created_at from catalog_change_before`,
  sql`drop table catalog_change_before`,
  sql`update catalog_sequence set pruned_through = 0`,
];
