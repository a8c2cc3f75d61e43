import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was sold elsewhere is taken off stock here, each order once. */
export const ordersElsewhere: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`create table order_elsewhere (
        order_no text primary key,
        job_id integer not null
      )`,
      sql`alter table lot add column source_drop integer not null default 0`,
      sql`alter table lot add column dropped_on text`,
      sql`alter table import_undo add column source_drop integer not null default 0`,
      sql`alter table import_undo add column dropped_on text`,
      sql`alter table import_row add column order_no text`,
      // a column whose values are checked cannot learn another one in SQLite
      sql`alter table stock_movement add column why text not null default 'start' check (why in
        ('start', 'order', 'cancel', 'return', 'import', 'elsewhere', 'undo', 'manual'))`,
      sql`update stock_movement set why = reason`,
      sql`alter table stock_movement drop column reason`,
      sql`alter table stock_movement rename column why to reason`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
