import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Invoices and credit notes. What was issued stays as it is: the database itself refuses to change or remove a row. */
export const invoices: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const orderId = sql.raw(isPostgres ? 'bigint' : 'integer');
    await sql`create table invoice (
      number text primary key,
      series text not null,
      year integer not null,
      position integer not null,
      order_id ${orderId} not null,
      credits text references invoice (number),
      issued_at text not null,
      gross ${orderId} not null,
      document text not null,
      hash text not null,
      unique (series, year, position)
    )`.execute(db);
    await sql`create index invoice_order on invoice (order_id)`.execute(db);
    await sql`create index invoice_credits on invoice (credits)`.execute(db);
    if (isPostgres) {
      await sql`create function refuse_invoice_change() returns trigger language plpgsql as
        ${sql.raw("$$ begin raise exception 'an invoice never changes'; end $$")}`.execute(db);
      await sql`create trigger invoice_stays before update or delete on invoice
        for each row execute function refuse_invoice_change()`.execute(db);
    } else {
      for (const change of ['update', 'delete'])
        await sql`create trigger ${sql.raw(`invoice_no_${change}`)} before ${sql.raw(change)} on invoice
          begin select raise(abort, 'an invoice never changes'); end`.execute(db);
    }
  },
};
